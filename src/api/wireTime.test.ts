/** @jest-environment node */
import * as fc from 'fast-check';
import { anyDay, anyInstant } from '../domain/testing/arbitraries';
import { at, newYork } from '../domain/testing/fixtures';
import { dayFromWire, instantFromWire } from './wireTime';

const unreadable = [
  '',
  'soon',
  '2026-02-30',
  '2026-02-30T12:00:00.000Z',
  '0001-01-01T00:00:00.000Z',
  '2026-08-15T',
  '2026-08-15T12',
  '2026-08-15T24:00:00.000Z',
  '2026-08-15T20:60:00.000Z',
  '2026-08-15T20:00:60.000Z',
  '2026-08-15T20:00:00.Z',
  '2026-08-15T20:00:00.000z',
  '2026-08-15T20:00:00.000X',
  '2026-08-15T20:00:00.000+15:00',
  '2026-08-15T20:00:00.000+1:00',
  '2026-08-15T20:00:00.000+10:60',
  'x2026-08-15T20:00:00.000Z',
  '2026-08-15T20:00:00.000Z ',
  '2026-08-15x20:00:00.000Z',
  '08/15/2026',
  1_787_000_000_000,
  null,
  undefined,
  {},
  ['2026-08-15T20:00:00.000Z'],
];

describe('dayFromWire', () => {
  it.each([
    ['2026-08-15', '2026-08-15'],
    ['2026-08-15T00:00:00.000Z', '2026-08-15'],
    ['2026-08-15T00:00:00Z', '2026-08-15'],
    ['2026-08-15T00:00Z', '2026-08-15'],
    ['2026-08-15 00:00:00Z', '2026-08-15'],
    ['2026-08-15T00:00:00.000+00:00', '2026-08-15'],
    ['2026-08-15T00:00:00.000-0000', '2026-08-15'],
    ['2026-08-15T00:00:00.001Z', '2026-08-14'],
    ['2026-08-15T00:00:01.000Z', '2026-08-14'],
    ['2026-08-15T00:01:00.000Z', '2026-08-14'],
    ['2026-08-15T03:59:59.999Z', '2026-08-14'],
    ['2026-08-15T04:00:00.000Z', '2026-08-15'],
    ['2026-11-21T04:59:59.999Z', '2026-11-20'],
    ['2026-11-21T05:00:00.000Z', '2026-11-21'],
    ['2026-08-15T00:00:00.000-04:00', '2026-08-15'],
    ['2026-08-15T00:00:00.000+03:00', '2026-08-14'],
    ['2026-08-14T20:00:00.000-04:00', '2026-08-14'],
    ['2026-08-15T23:59:59.999', '2026-08-15'],
    ['2026-08-15T00:00:00.000', '2026-08-15'],
    ['2026-08-15 09:30', '2026-08-15'],
  ])('reads %s as %s', (text, day) => {
    expect(dayFromWire(text, newYork)).toBe(day);
  });

  it.each(unreadable)('reads no day in %p', (value) => {
    expect(dayFromWire(value, newYork)).toBeNull();
  });

  it('reads every day, written as a day or as its midnight in UTC', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(dayFromWire(day, newYork)).toBe(day);
        expect(dayFromWire(`${day}T00:00:00.000Z`, newYork)).toBe(day);
      }),
    );
  });
});

describe('instantFromWire', () => {
  it.each([
    ['2026-08-15T20:00:00.000Z', '2026-08-15T20:00:00.000Z'],
    ['2026-08-15T23:59:59.999Z', '2026-08-15T23:59:59.999Z'],
    ['2026-08-15T20:00:00Z', '2026-08-15T20:00:00.000Z'],
    ['2026-08-15T20:00Z', '2026-08-15T20:00:00.000Z'],
    ['2026-08-15 20:00:00', '2026-08-16T00:00:00.000Z'],
    ['2026-08-15T16:00:00.123', '2026-08-15T20:00:00.123Z'],
    ['2026-12-15T16:00', '2026-12-15T21:00:00.000Z'],
    ['2026-08-15T00:00:00.000', '2026-08-15T04:00:00.000Z'],
    // The clocks of New York skip 2:30 am, and repeat 1:30 am.
    ['2026-03-08T02:30:00', '2026-03-08T07:30:00.000Z'],
    ['2026-11-01T01:30:00', '2026-11-01T06:30:00.000Z'],
    ['2026-08-15T20:00:00.5Z', '2026-08-15T20:00:00.500Z'],
    ['2026-08-15T20:00:00.57Z', '2026-08-15T20:00:00.570Z'],
    ['2026-08-15T20:00:00.123999Z', '2026-08-15T20:00:00.123Z'],
    ['2026-08-15T16:00:00.000-04:00', '2026-08-15T20:00:00.000Z'],
    ['2026-08-15T16:00:00.000-0430', '2026-08-15T20:30:00.000Z'],
    ['2026-08-16T10:00:00.000+14:00', '2026-08-15T20:00:00.000Z'],
    ['2026-08-15T23:45:00.000+03:45', '2026-08-15T20:00:00.000Z'],
    ['2024-02-29T00:00:00.000Z', '2024-02-29T00:00:00.000Z'],
  ])('reads %s as %s', (text, instant) => {
    expect(instantFromWire(text, newYork)).toBe(at(instant));
  });

  it.each([...unreadable, '2026-08-15'])('reads no instant in %p', (value) => {
    expect(instantFromWire(value, newYork)).toBeNull();
  });

  it('reads back every instant written as ISO text', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect(instantFromWire(new globalThis.Date(instant).toISOString(), newYork)).toBe(instant);
      }),
    );
  });

  it('returns a number or null, and a day or null, for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof (instantFromWire(value, newYork) ?? 0)).toBe('number');
        expect(typeof (dayFromWire(value, newYork) ?? '')).toBe('string');
      }),
    );
  });
});
