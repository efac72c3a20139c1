/** @jest-environment node */
import * as fc from 'fast-check';
import { anyDay } from './testing/arbitraries';
import { comingSaturday, toDay, toInstant } from './day';
import { at, newYork } from './testing/fixtures';
import { addDays, daysBetween, formatDay, formatShortDay, formatTime, weekdayName, weekdayOf } from './time';
import { formatSignUpTime, instantAt } from './zonedTime';

const dayMs = 86_400_000;

describe('instantAt', () => {
  it.each([
    ['2026-11-19', '16:00', '2026-11-19T21:00:00.000Z'],
    ['2026-07-02', '16:00', '2026-07-02T20:00:00.000Z'],
    ['2026-07-02', '00:00', '2026-07-02T04:00:00.000Z'],
    ['2026-07-02', '23:59', '2026-07-03T03:59:00.000Z'],
    ['2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
    ['2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01', '00:59', '2026-11-01T04:59:00.000Z'],
    ['2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
  ])('%s %s in New York is %s', (day, time, instant) => {
    expect(instantAt(toDay(day), time, newYork)).toBe(at(instant));
  });

  it('moves a skipped time an hour later, and returns the first of a repeated time', () => {
    expect(instantAt(toDay('2026-03-08'), '02:30', newYork)).toBe(at('2026-03-08T07:30:00.000Z'));
    expect(instantAt(toDay('2026-11-01'), '01:30', newYork)).toBe(at('2026-11-01T05:30:00.000Z'));
  });
});

describe('addDays and daysBetween', () => {
  it.each([
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-11-21', -21, '2026-10-31'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-03-01', -1, '2027-02-28'],
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-10-31', 2, '2026-11-02'],
  ])('%s plus %i days is %s', (from, days, to) => {
    expect(addDays(toDay(from), days)).toBe(to);
    expect(daysBetween(toDay(from), toDay(to))).toBe(days);
  });

  it('undo each other, and agree with the order of days as texts', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (day, days) => {
        const other = addDays(day, days);
        expect(daysBetween(day, other)).toBe(days);
        expect(addDays(other, -days)).toBe(day);
        expect(Math.sign(days)).toBe(Number(other > day) - Number(other < day));
      }),
    );
  });
});

describe('the names of days', () => {
  it.each([
    ['2026-11-15', 0, 'Sunday', 'Sunday Nov 15th, 2026'],
    ['2026-11-16', 1, 'Monday', 'Monday Nov 16th, 2026'],
    ['2026-11-17', 2, 'Tuesday', 'Tuesday Nov 17th, 2026'],
    ['2026-11-18', 3, 'Wednesday', 'Wednesday Nov 18th, 2026'],
    ['2026-11-19', 4, 'Thursday', 'Thursday Nov 19th, 2026'],
    ['2026-11-20', 5, 'Friday', 'Friday Nov 20th, 2026'],
    ['2026-11-21', 6, 'Saturday', 'Saturday Nov 21st, 2026'],
    ['2026-08-01', 6, 'Saturday', 'Saturday Aug 1st, 2026'],
    ['2026-08-02', 0, 'Sunday', 'Sunday Aug 2nd, 2026'],
    ['2026-08-03', 1, 'Monday', 'Monday Aug 3rd, 2026'],
    ['2026-08-12', 3, 'Wednesday', 'Wednesday Aug 12th, 2026'],
    ['2026-05-11', 1, 'Monday', 'Monday May 11th, 2026'],
    ['2026-01-13', 2, 'Tuesday', 'Tuesday Jan 13th, 2026'],
    ['2026-02-21', 6, 'Saturday', 'Saturday Feb 21st, 2026'],
    ['2026-06-22', 1, 'Monday', 'Monday Jun 22nd, 2026'],
    ['2026-12-23', 3, 'Wednesday', 'Wednesday Dec 23rd, 2026'],
    ['2027-03-31', 3, 'Wednesday', 'Wednesday Mar 31st, 2027'],
    ['1969-12-31', 3, 'Wednesday', 'Wednesday Dec 31st, 1969'],
  ])('%s is day %i of the week, %s, and is formatted as %s', (text, number, name, heading) => {
    const day = toDay(text);
    expect(weekdayOf(day)).toBe(number);
    expect(weekdayName(day)).toBe(name);
    expect(formatDay(day)).toBe(heading);
    expect(formatShortDay(day)).toBe(heading.replace(/^(\w{3})\w*/, '$1').replace(/, \d+$/, ''));
  });
});

describe('formatTime', () => {
  it.each([
    ['2026-08-14T23:44:00.000Z', '7:44 pm'],
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
    expect(formatTime(at(instant), newYork)).toBe(text);
  });
});

describe('formatSignUpTime', () => {
  it.each([
    ['2026-08-13T19:59:59.999Z', '8/13/2026, Thu 3:59pm'],
    ['2026-08-13T20:00:00.000Z', '8/13/2026, Thu 4:00pm'],
    ['2026-08-15T03:59:59.999Z', '8/14/2026, Fri 11:59pm'],
    ['2026-08-15T04:00:00.000Z', '8/15/2026, Sat 12:00am'],
    ['2026-11-05T17:05:00.000Z', '11/5/2026, Thu 12:05pm'],
    ['2026-03-08T06:59:59.999Z', '3/8/2026, Sun 1:59am'],
    ['2026-03-08T07:00:00.000Z', '3/8/2026, Sun 3:00am'],
    ['2026-11-01T05:30:00.000Z', '11/1/2026, Sun 1:30am'],
    ['2026-11-01T06:30:00.000Z', '11/1/2026, Sun 1:30am'],
    ['1000-01-01T05:00:00.000Z', '1/1/1000, Wed 12:03am'],
    ['1000-01-01T00:00:00.000Z', '12/31/0999, Tue 7:03pm'],
  ])('formats %s as %s, without rounding', (instant, text) => {
    expect(formatSignUpTime(at(instant), newYork)).toBe(text);
  });

  it('agrees with Intl at any time of this century', () => {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: newYork,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    fc.assert(
      fc.property(fc.integer({ min: at('2001-01-01T05:00:00Z'), max: at('2037-12-31T00:00:00Z') }), (ms) => {
        const parts = format.formatToParts(ms);
        const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
        const day = `${part('month')}/${part('day')}/20${part('year')}`;
        const time = `${part('hour')}:${part('minute')}${part('dayPeriod').toLowerCase()}`;
        const [writtenDay, , writtenTime] = formatSignUpTime(toInstant(ms), newYork).split(/,? /);
        expect([writtenDay, writtenTime]).toEqual([day, time]);
      }),
    );
  });
});

describe('comingSaturday', () => {
  it.each([
    ['2026-11-14', '2026-11-14'],
    ['2026-11-15', '2026-11-21'],
    ['2026-11-18', '2026-11-21'],
    ['2026-11-20', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['2026-12-27', '2027-01-02'],
  ])('on %s is %s', (today, saturday) => {
    expect(comingSaturday(toDay(today))).toBe(saturday);
  });

  it('is a Saturday, today or at most six days later', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const saturday = comingSaturday(today);
        expect(weekdayOf(saturday)).toBe(6);
        expect([0, 1, 2, 3, 4, 5, 6]).toContain(daysBetween(today, saturday));
      }),
    );
  });
});

it('the days of the clock changes are 23 and 25 hours long', () => {
  const spring =
    instantAt(toDay('2026-03-09'), '00:00', newYork) - instantAt(toDay('2026-03-08'), '00:00', newYork);
  const autumn =
    instantAt(toDay('2026-11-02'), '00:00', newYork) - instantAt(toDay('2026-11-01'), '00:00', newYork);
  expect([spring, autumn]).toEqual([dayMs - 3_600_000, dayMs + 3_600_000]);
});
