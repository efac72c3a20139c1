/** @jest-environment node */
import * as fc from 'fast-check';
import moment from 'moment-timezone';
import { toDay } from './day';
import { HOUR_MS, MINUTE_MS } from './duration';
import { anyInstant } from './testing/arbitraries';
import { at, newYork } from './testing/fixtures';
import { localInstant, standardOffset, zoneOffset } from './zoneOffset';

const iso = (instant: number) => new Date(instant).toISOString();

describe('zoneOffset', () => {
  it.each([
    ['2026-03-08T06:59:59.999Z', newYork, -5],
    ['2026-03-08T07:00:00.000Z', newYork, -4],
    ['2026-11-01T05:59:59.999Z', newYork, -4],
    ['2026-11-01T06:00:00.000Z', newYork, -5],
    ['2026-12-31T23:59:59.999Z', 'Asia/Kathmandu', 5.75],
    ['2026-06-01T12:00:00.000Z', 'UTC', 0],
    ['2026-06-01T12:00:00.000Z', 'Pacific/Kiritimati', 14],
    ['1969-12-31T23:59:59.001Z', 'Asia/Jerusalem', 2],
  ])('at %s in %s is %s hours', (instant, zone, hours) => {
    expect(zoneOffset(at(instant), zone)).toBe(hours * HOUR_MS);
  });
});

describe('standardOffset', () => {
  it.each([
    [newYork, -5],
    ['Asia/Jerusalem', 2],
    ['Australia/Sydney', 10],
    ['Asia/Kolkata', 5.5],
  ])('of %s is %s hours', (zone, hours) => {
    expect(standardOffset(zone)).toBe(hours * HOUR_MS);
  });
});

describe('localInstant', () => {
  const localTime = (day: string, time: string, zone = newYork) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return localInstant(toDay(day), hours * HOUR_MS + minutes * MINUTE_MS, zone);
  };

  it.each([
    ['2026-01-15', '12:00', '2026-01-15T17:00:00Z'],
    ['2026-07-15', '12:00', '2026-07-15T16:00:00Z'],
    // The clocks skip 2:00 to 3:00. Such a time is read with the offset before the change.
    ['2026-03-08', '01:59', '2026-03-08T06:59:00Z'],
    ['2026-03-08', '02:00', '2026-03-08T07:00:00Z'],
    ['2026-03-08', '02:59', '2026-03-08T07:59:00Z'],
    ['2026-03-08', '03:00', '2026-03-08T07:00:00Z'],
    // 1:00 to 2:00 occurs twice. The second occurrence counts.
    ['2026-11-01', '00:59', '2026-11-01T04:59:00Z'],
    ['2026-11-01', '01:00', '2026-11-01T06:00:00Z'],
    ['2026-11-01', '01:59', '2026-11-01T06:59:00Z'],
    ['2026-11-01', '02:00', '2026-11-01T07:00:00Z'],
  ])('of %s at %s in New York is %s', (day, time, instant) => {
    expect(localTime(day, time)).toBe(at(instant));
  });

  it.each([
    // Cairo's clocks go forward at midnight, so 0:00 to 1:00 is skipped. Jerusalem's repeat 1:00 to 2:00.
    ['2026-04-24', '00:30', 'Africa/Cairo', '2026-04-23T22:30:00Z'],
    ['2026-10-25', '01:30', 'Asia/Jerusalem', '2026-10-24T23:30:00Z'],
  ])('of %s at %s in %s is %s', (day, time, zone, instant) => {
    expect(localTime(day, time, zone)).toBe(at(instant));
  });

  it('is an instant with that local time, and never before the instant that the time zone library gives', () => {
    fc.assert(
      fc.property(anyInstant, (any) => {
        const instant = any - (any % MINUTE_MS);
        const local = new Date(instant + zoneOffset(at(iso(instant)), newYork)).toISOString();
        const found = localTime(local.slice(0, 10), local.slice(11, 16));
        expect(found - instant === 0 || found - instant === HOUR_MS).toBe(true);
        expect(found).toBeGreaterThanOrEqual(moment.tz(local.slice(0, 16), newYork).valueOf());
      }),
    );
  });
});
