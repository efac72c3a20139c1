/** @jest-environment node */
import * as fc from 'fast-check';
import { instantAt } from '../../mocks/time/instantAt';
import { dayOf, parseDay, toDay, toInstant, utcMidnight } from './day';
import { anyDay } from './testing/arbitraries';
import { at, newYork } from './testing/fixtures';

describe('parseDay', () => {
  it.each([
    '2026-01-01',
    '2026-12-31',
    '2026-01-31',
    '2026-04-30',
    '1000-01-01',
    '2999-12-31',
    '2024-02-29',
    '2026-02-28',
    '2100-02-28',
    '2000-02-29',
  ])('accepts %s', (text) => {
    expect(parseDay(text)).toBe(text);
  });

  it.each([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((last, index) => [index + 1, last] as const))(
    'in month %i accepts day %i and rejects the day after it',
    (month, last) => {
      const prefix = `2026-${String(month).padStart(2, '0')}`;
      expect(parseDay(`${prefix}-${last}`)).toBe(`${prefix}-${last}`);
      expect(parseDay(`${prefix}-${last + 1}`)).toBeNull();
    },
  );

  it.each([
    '',
    '12026-01-01',
    '2026-00-10',
    '2026-13-10',
    '2026-10-00',
    '2026-10-32',
    '2026-02-29',
    '2100-02-29',
    '2000-02-30',
    '2024-02-30',
    '0000-00-00',
    '0001-01-01',
    '0999-12-31',
    '3000-01-01',
    '2026-1-1',
    '2026-11-2',
    '26-11-21',
    '2026/11/21',
    '20261121',
    ' 2026-11-21',
    '2026-11-21 ',
    '2026-11-21T00:00:00.000Z',
    'x2026-11-21',
    '12026-11-21',
    '2026-11-211',
    '2026-11-21\n',
    'today',
  ])('rejects %j', (text) => {
    expect(parseDay(text)).toBeNull();
  });

  it.each([null, undefined, 20261121, 0, true, {}, ['2026-11-21'], { toString: () => '2026-11-21' }])(
    'rejects %p, which is not a text',
    (value) => {
      expect(parseDay(value)).toBeNull();
    },
  );

  it('returns the text itself or null for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect([value, null]).toContain(parseDay(value));
      }),
    );
  });
});

describe('dayOf', () => {
  it.each([
    ['2026-11-21T04:59:59.999Z', '2026-11-20'],
    ['2026-11-21T05:00:00.000Z', '2026-11-21'],
    ['2026-07-04T03:59:59.999Z', '2026-07-03'],
    ['2026-07-04T04:00:00.000Z', '2026-07-04'],
    ['2026-03-08T04:59:59.999Z', '2026-03-07'],
    ['2026-03-09T03:59:59.999Z', '2026-03-08'],
    ['2026-03-09T04:00:00.000Z', '2026-03-09'],
    ['2026-11-01T04:00:00.000Z', '2026-11-01'],
    ['2026-11-02T04:59:59.999Z', '2026-11-01'],
    ['2026-11-02T05:00:00.000Z', '2026-11-02'],
    ['2027-01-01T04:59:59.999Z', '2026-12-31'],
  ])('at %s is %s in New York', (instant, day) => {
    expect(dayOf(at(instant), newYork)).toBe(day);
  });

  it('returns the day of every noon', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(dayOf(instantAt(day, '12:00', newYork), newYork)).toBe(day);
      }),
    );
  });
});

it.each([
  ['1970-01-01', 0],
  ['1969-12-31', -86_400_000],
  ['2026-11-21', 1_795_219_200_000],
])('the UTC midnight of %s is %i', (day, instant) => {
  expect(utcMidnight(toDay(day))).toBe(instant);
});

it('marks a day and an instant without changing them', () => {
  expect(toDay('2026-11-21')).toBe('2026-11-21');
  expect(toInstant(1_795_275_000_000)).toBe(1_795_275_000_000);
});
