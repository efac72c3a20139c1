/** @jest-environment node */
import * as fc from 'fast-check';
import { toDay } from './day';
import { anyDay } from './testing/arbitraries';
import { at, newYork } from './testing/fixtures';
import * as time from './time';

it.each([
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-11-21', -21, '2026-10-31'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  // The clocks of New York change between these days.
  ['2026-03-07', 2, '2026-03-09'],
  ['2026-10-31', 2, '2026-11-02'],
])('%s plus %i days is %s', (from, days, to) => {
  expect(time.addDays(toDay(from), days)).toBe(to);
  expect(time.daysBetween(toDay(from), toDay(to))).toBe(days);
});

it.each([
  ['2026-11-21', 1, '2026-12-21'],
  ['2026-01-09', -1, '2025-12-09'],
  ['2026-11-21', 12, '2027-11-21'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', 1, '2026-04-30'],
])('%s plus %i months is %s', (from, months, to) => {
  expect(time.addMonths(toDay(from), months)).toBe(to);
});

it('addMonths changes the month by the number, and the date only where the month is shorter', () => {
  const monthOf = (day: string) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -240, max: 240 }), (day, months) => {
      const other = time.addMonths(day, months);
      expect(monthOf(other) - monthOf(day)).toBe(months);
      const isLast = monthOf(time.addDays(other, 1)) > monthOf(other);
      expect(other.slice(8) === day.slice(8) || (isLast && other.slice(8) < day.slice(8))).toBe(true);
    }),
  );
});

it('addDays and daysBetween undo each other, and agree with the order of days as texts', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (day, days) => {
      const other = time.addDays(day, days);
      expect(time.daysBetween(day, other)).toBe(days);
      expect(time.addDays(other, -days)).toBe(day);
      expect(Math.sign(days)).toBe(Number(other > day) - Number(other < day));
    }),
  );
});

it.each([
  ['2026-11-15', 0, 'Sunday Nov 15th, 2026'],
  ['2026-11-16', 1, 'Monday Nov 16th, 2026'],
  ['2026-11-17', 2, 'Tuesday Nov 17th, 2026'],
  ['2026-11-18', 3, 'Wednesday Nov 18th, 2026'],
  ['2026-11-19', 4, 'Thursday Nov 19th, 2026'],
  ['2026-11-20', 5, 'Friday Nov 20th, 2026'],
  ['2026-11-21', 6, 'Saturday Nov 21st, 2026'],
  ['2026-08-01', 6, 'Saturday Aug 1st, 2026'],
  ['2026-08-02', 0, 'Sunday Aug 2nd, 2026'],
  ['2026-08-03', 1, 'Monday Aug 3rd, 2026'],
  ['2026-08-12', 3, 'Wednesday Aug 12th, 2026'],
  ['2026-05-11', 1, 'Monday May 11th, 2026'],
  ['2026-04-30', 4, 'Thursday Apr 30th, 2026'],
  ['2026-07-04', 6, 'Saturday Jul 4th, 2026'],
  ['2026-09-24', 4, 'Thursday Sep 24th, 2026'],
  ['2026-10-14', 3, 'Wednesday Oct 14th, 2026'],
  ['2026-01-13', 2, 'Tuesday Jan 13th, 2026'],
  ['2026-02-21', 6, 'Saturday Feb 21st, 2026'],
  ['2026-06-22', 1, 'Monday Jun 22nd, 2026'],
  ['2026-12-23', 3, 'Wednesday Dec 23rd, 2026'],
  ['2027-03-31', 3, 'Wednesday Mar 31st, 2027'],
  ['1969-12-31', 3, 'Wednesday Dec 31st, 1969'],
])('%s is day %i of the week and is formatted as %s', (text, number, heading) => {
  const day = toDay(text);
  expect(time.weekdayOf(day)).toBe(number);
  expect(time.weekdayName(day)).toBe(heading.split(' ')[0]);
  expect(time.formatDay(day)).toBe(heading);
  expect(time.formatShortDay(day)).toBe(heading.replace(/^(\w{3})\w*/, '$1').replace(/, \d+$/, ''));
});

it.each([
  ['2026-08-14T23:44:29.999Z', '7:44 pm'],
  ['2026-08-14T23:44:30.000Z', '7:45 pm'],
  ['2026-08-14T23:43:30.000Z', '7:44 pm'],
  ['2026-08-14T23:59:30.000Z', '8:00 pm'],
  ['2026-08-14T04:00:00.000Z', '12:00 am'],
  ['2026-08-14T16:00:00.000Z', '12:00 pm'],
  ['2026-11-21T21:19:00.000Z', '4:19 pm'],
  ['2026-11-01T05:30:00.000Z', '1:30 am'],
  ['2026-11-01T06:30:00.000Z', '1:30 am'],
  ['2026-03-08T06:59:30.000Z', '3:00 am'],
])('formats %s as %s', (instant, text) => {
  expect(time.formatTime(at(instant), newYork)).toBe(text);
});

it.each([
  ['2026-11-14', '2026-11-14'],
  ['2026-11-15', '2026-11-21'],
  ['2026-11-20', '2026-11-21'],
  ['2026-12-27', '2027-01-02'],
])('on %s the coming Saturday is %s', (today, saturday) => {
  expect(time.comingSaturday(toDay(today))).toBe(saturday);
});
