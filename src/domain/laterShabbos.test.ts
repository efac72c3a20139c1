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
  ['the Saturday after it', '2026-11-28', '2026-11-18', true],
  ['today, on a Saturday', '2026-11-21', '2026-11-21', false],
  ['the next Saturday, on a Saturday', '2026-11-28', '2026-11-21', true],
  ['the Saturday of next week, on a Friday', '2026-11-28', '2026-11-20', true],
  ['the coming Saturday, on a Sunday', '2026-11-28', '2026-11-22', false],
  ['a past Saturday', '2026-11-14', '2026-11-18', false],
  ['a future Friday', '2026-11-27', '2026-11-18', false],
  ['a future Sunday', '2026-11-29', '2026-11-18', false],
  ['a Saturday in the next year', '2027-07-03', '2026-11-18', true],
])('%s, %s seen on %s, can be picked: %p', (_, day, today, isOffered) => {
  expect(can(day, today)).toBe(isOffered);
});

it('excludes the upcoming Shabbos that the server lists, and no other', () => {
  expect(can('2026-11-28', '2026-11-18', '2026-11-28')).toBe(false);
  expect(can('2026-12-05', '2026-11-18', '2026-11-28')).toBe(true);
  expect(can('2026-11-21', '2026-11-18', '2026-11-28')).toBe(false);
});

it('allows exactly the Saturdays after the coming one', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (day, today) => {
      const isOffered = weekdayOf(day) === 6 && day >= addDays(comingSaturday(today), 7);
      expect(isLaterShabbos(day, today, null)).toBe(isOffered);
    }),
  );
});
