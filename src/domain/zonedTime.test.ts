/** @jest-environment node */
import * as fc from 'fast-check';
import { toInstant } from './day';
import { at, newYork } from './testing/fixtures';
import { formatSignUpTime } from './zonedTime';

describe('formatSignUpTime', () => {
  it.each([
    ['2026-08-13T19:59:59.999Z', '8/13/2026, Thu 3:59pm'],
    ['2026-08-13T20:00:00.000Z', '8/13/2026, Thu 4:00pm'],
    ['2026-08-15T03:59:59.999Z', '8/14/2026, Fri 11:59pm'],
    ['2026-08-15T04:00:00.000Z', '8/15/2026, Sat 12:00am'],
    ['2026-08-17T13:07:00.000Z', '8/17/2026, Mon 9:07am'],
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

  it('agrees with Intl at any time from 2001 to 2037', () => {
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
