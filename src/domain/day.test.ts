/** @jest-environment node */
import * as fc from 'fast-check';
import { instantAt } from '../../mocks/time/instantAt';
import { dayOf, parseDay, toDay, toInstant, utcMidnight } from './day';
import { anyDay } from './testing/arbitraries';
import { at, newYork } from './testing/fixtures';

describe('parseDay', () => {
  const bounds = ['1000-01-01', '2999-12-31'];
  const endsOfFebruary = ['2000-02-29', '2024-02-29', '2100-02-28'];
  it.each([...bounds, ...endsOfFebruary, '2026-01-01'])('accepts %s', (text) => {
    expect(parseDay(text)).toBe(text);
  });

  it.each([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((days, index) => [index + 1, days] as const))(
    'in month %i accepts day %i and rejects the day after it',
    (month, days) => {
      const prefix = `2026-${String(month).padStart(2, '0')}`;
      expect(parseDay(`${prefix}-${days}`)).toBe(`${prefix}-${days}`);
      expect(parseDay(`${prefix}-${days + 1}`)).toBeNull();
    },
  );

  const beyondBounds = ['2026-00-10', '2026-13-10', '2026-10-00', '0999-12-31', '3000-01-01', '0000-00-00'];
  const noDays = ['2100-02-29', '2000-02-30', '2024-02-30'];
  const otherForms = ['', 'today', '2026-1-1', '2026-11-2', '26-11-21', '2026/11/21', '20261121'];
  const longer = [' 2026-11-21', '2026-11-21 ', '2026-11-21\n', 'x2026-11-21', '12026-11-21', '2026-11-211'];
  const dateTime = '2026-11-21T00:00:00.000Z';
  const nonTexts = [null, undefined, 20261121, true, {}, ['2026-11-21'], { toString: () => '2026-11-21' }];
  it.each(
    [...beyondBounds, ...noDays, ...otherForms, ...longer, dateTime, ...nonTexts].map((value) => [value]),
  )('rejects %p', (value) => {
    expect(parseDay(value)).toBeNull();
  });

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
  expect(toInstant(instant)).toBe(instant);
});
