/** @jest-environment node */
import * as fc from 'fast-check';
import { cutOffLabel, cutOffOf } from './cutOff';
import { dayOf, toDay } from './day';
import { anyDay } from './testing/arbitraries';
import { at, newYork } from './testing/fixtures';
import { addDays, formatTime, weekdayOf } from './time';

/** For each day of a week: the label and the instant of its cut-off. */
const weeks = {
  'a week in summer': [
    ['2026-08-09', 'Thursday 4:00 pm', '2026-08-06T20:00:00.000Z'],
    ['2026-08-10', 'Friday 4:00 pm', '2026-08-07T20:00:00.000Z'],
    ['2026-08-11', 'Sunday 4:00 pm', '2026-08-09T20:00:00.000Z'],
    ['2026-08-12', 'Monday 4:00 pm', '2026-08-10T20:00:00.000Z'],
    ['2026-08-13', 'Tuesday 4:00 pm', '2026-08-11T20:00:00.000Z'],
    ['2026-08-14', 'Wednesday 4:00 pm', '2026-08-12T20:00:00.000Z'],
    ['2026-08-15', 'Thursday 4:00 pm', '2026-08-13T20:00:00.000Z'],
  ],
  'the week of the spring change, Sunday March 8': [
    ['2026-03-08', 'Thursday 4:00 pm', '2026-03-05T21:00:00.000Z'],
    ['2026-03-09', 'Friday 4:00 pm', '2026-03-06T21:00:00.000Z'],
    ['2026-03-10', 'Sunday 4:00 pm', '2026-03-08T20:00:00.000Z'],
    ['2026-03-11', 'Monday 4:00 pm', '2026-03-09T20:00:00.000Z'],
    ['2026-03-12', 'Tuesday 4:00 pm', '2026-03-10T20:00:00.000Z'],
    ['2026-03-13', 'Wednesday 4:00 pm', '2026-03-11T20:00:00.000Z'],
    ['2026-03-14', 'Thursday 4:00 pm', '2026-03-12T20:00:00.000Z'],
  ],
  'the week of the autumn change, Sunday November 1': [
    ['2026-11-01', 'Thursday 4:00 pm', '2026-10-29T20:00:00.000Z'],
    ['2026-11-02', 'Friday 4:00 pm', '2026-10-30T20:00:00.000Z'],
    ['2026-11-03', 'Sunday 4:00 pm', '2026-11-01T21:00:00.000Z'],
    ['2026-11-04', 'Monday 4:00 pm', '2026-11-02T21:00:00.000Z'],
    ['2026-11-05', 'Tuesday 4:00 pm', '2026-11-03T21:00:00.000Z'],
    ['2026-11-06', 'Wednesday 4:00 pm', '2026-11-04T21:00:00.000Z'],
    ['2026-11-07', 'Thursday 4:00 pm', '2026-11-05T21:00:00.000Z'],
  ],
} as const;

describe.each(Object.entries(weeks))('the cut-off: %s', (_, days) => {
  it.each(days)('for %s is %s', (text, label, instant) => {
    const day = toDay(text);
    expect(cutOffLabel(day)).toBe(label);
    expect(cutOffOf(day, newYork)).toBe(at(instant));
  });
});

it('the cut-off is always at 4:00 pm, two or three days before, and on a Friday only for a Monday', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const cutOff = cutOffOf(day, newYork);
      expect(formatTime(cutOff, newYork)).toBe('4:00 pm');
      const date = dayOf(cutOff, newYork);
      expect([addDays(day, -2), addDays(day, -3)]).toContain(date);
      expect(weekdayOf(date)).not.toBe(6);
      expect(weekdayOf(date) === 5).toBe(weekdayOf(day) === 1);
    }),
  );
});
