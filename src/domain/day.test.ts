/** @jest-environment node */
import * as fc from 'fast-check';
import { parseDay, toDay, toInstant } from './day';

describe('parseDay', () => {
  it.each(['2026-01-01', '2026-12-31', '2026-01-31', '2026-04-30', '1000-01-01', '2999-12-31'])(
    'takes %s as it stands',
    (text) => {
      expect(parseDay(text)).toBe(text);
    },
  );

  it.each([
    ['2024-02-29', true],
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2100-02-28', true],
    ['2100-02-29', false],
    ['2000-02-29', true],
    ['2000-02-30', false],
    ['2024-02-30', false],
  ])('knows whether February reaches %s: %s', (text, isReal) => {
    expect(parseDay(text)).toBe(isReal ? text : null);
  });

  it.each([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((last, index) => [index + 1, last] as const))(
    'ends month %i on its day %i',
    (month, last) => {
      const prefix = `2026-${String(month).padStart(2, '0')}`;
      expect(parseDay(`${prefix}-${last}`)).toBe(`${prefix}-${last}`);
      expect(parseDay(`${prefix}-${last + 1}`)).toBeNull();
    },
  );

  it.each([
    '',
    '2026-00-10',
    '2026-13-10',
    '2026-10-00',
    '2026-10-32',
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
  ])('refuses %j', (text) => {
    expect(parseDay(text)).toBeNull();
  });

  it.each([null, undefined, 20261121, 0, true, {}, ['2026-11-21'], { toString: () => '2026-11-21' }])(
    'refuses %p, which is no text',
    (value) => {
      expect(parseDay(value)).toBeNull();
    },
  );

  it('answers the text or null, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect([value, null]).toContain(parseDay(value));
      }),
    );
  });
});

it('marks what is known to be a day or an instant, and changes nothing', () => {
  expect(toDay('2026-11-21')).toBe('2026-11-21');
  expect(toInstant(1_795_275_000_000)).toBe(1_795_275_000_000);
});
