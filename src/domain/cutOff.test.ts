/** @jest-environment node */
import * as fc from 'fast-check';
import { cutOffLabel, cutOffOf } from './cutOff';
import { dayOf, toDay } from './day';
import { anyDay } from './testing/arbitraries';
import { at, newYork } from './testing/fixtures';
import { addDays, formatTime, weekdayName, weekdayOf } from './time';

it.each([
  ['2026-08-09', 'Thursday 4:00 pm', '2026-08-06T20:00:00.000Z'],
  ['2026-08-10', 'Friday 4:00 pm', '2026-08-07T20:00:00.000Z'],
  ['2026-08-11', 'Sunday 4:00 pm', '2026-08-09T20:00:00.000Z'],
  ['2026-08-12', 'Monday 4:00 pm', '2026-08-10T20:00:00.000Z'],
  ['2026-08-13', 'Tuesday 4:00 pm', '2026-08-11T20:00:00.000Z'],
  ['2026-08-14', 'Wednesday 4:00 pm', '2026-08-12T20:00:00.000Z'],
  ['2026-08-15', 'Thursday 4:00 pm', '2026-08-13T20:00:00.000Z'],
  // Before and after the clocks change on March 8 and on November 1.
  ['2026-03-09', 'Friday 4:00 pm', '2026-03-06T21:00:00.000Z'],
  ['2026-03-10', 'Sunday 4:00 pm', '2026-03-08T20:00:00.000Z'],
  ['2026-11-02', 'Friday 4:00 pm', '2026-10-30T20:00:00.000Z'],
  ['2026-11-03', 'Sunday 4:00 pm', '2026-11-01T21:00:00.000Z'],
])('the cut-off for %s is %s, which is %s', (text, label, instant) => {
  const day = toDay(text);
  expect(cutOffLabel(day)).toBe(label);
  expect(cutOffOf(day, newYork)).toBe(at(instant));
});

it('the cut-off is always at 4:00 pm, two or three days before, and on a Friday only for a Monday', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const cutOff = cutOffOf(day, newYork);
      expect(formatTime(cutOff, newYork)).toBe('4:00 pm');
      const date = dayOf(cutOff, newYork);
      expect(cutOffLabel(day)).toBe(`${weekdayName(date)} 4:00 pm`);
      expect([addDays(day, -2), addDays(day, -3)]).toContain(date);
      expect(weekdayOf(date)).not.toBe(6);
      expect(weekdayOf(date) === 5).toBe(weekdayOf(day) === 1);
    }),
  );
});
