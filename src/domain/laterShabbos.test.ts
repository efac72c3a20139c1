/** @jest-environment node */
import * as fc from 'fast-check';
import { anyDay } from './testing/arbitraries';
import { toDay } from './day';
import { isLaterShabbos } from './laterShabbos';
import { addDays, comingSaturday, weekdayOf } from './time';

const can = (day: string, today: string, listed: string | null = null) =>
  isLaterShabbos(toDay(day), toDay(today), listed === null ? null : toDay(listed));

it.each([
  ['the coming Saturday', '2026-11-21', '2026-11-18', false],
  ['the one after it', '2026-11-28', '2026-11-18', true],
  ['today, a Saturday', '2026-11-21', '2026-11-21', false],
  ['next week, on a Saturday', '2026-11-28', '2026-11-21', true],
  ['next week, on a Friday', '2026-11-28', '2026-11-20', true],
  ['the coming Saturday, on a Sunday', '2026-11-28', '2026-11-22', false],
  ['a past Saturday', '2026-11-14', '2026-11-18', false],
  ['a Friday to come', '2026-11-27', '2026-11-18', false],
  ['a Sunday to come', '2026-11-29', '2026-11-18', false],
  ['a Saturday of next year', '2027-07-03', '2026-11-18', true],
])('%s, %s on %s: %p', (_, day, today, isOffered) => {
  expect(can(day, today)).toBe(isOffered);
});

it('leaves out the listed upcoming Shabbos, and it alone', () => {
  expect(can('2026-11-28', '2026-11-18', '2026-11-28')).toBe(false);
  expect(can('2026-12-05', '2026-11-18', '2026-11-28')).toBe(true);
  expect(can('2026-11-21', '2026-11-18', '2026-11-28')).toBe(false);
});

it('offers nothing but Saturdays of the weeks after this one', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (day, today) => {
      const isOffered = weekdayOf(day) === 6 && day >= addDays(comingSaturday(today), 7);
      expect(isLaterShabbos(day, today, null)).toBe(isOffered);
    }),
  );
});
