/** @jest-environment node */
import * as fc from 'fast-check';
import {
  isObject,
  readChoice,
  readCount,
  readDay,
  readFlag,
  readId,
  readInstant,
  readList,
  readNumber,
  readOptionalText,
  readText,
} from './reading';

const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true });

test.each([true, 1, '1', 'true'])('reads %j as true', (value) => {
  expect([readFlag(value, false), readFlag(value, true)]).toEqual([true, true]);
});

test.each([false, 0, '0', 'false'])('reads %j as false', (value) => {
  expect([readFlag(value, false), readFlag(value, true)]).toEqual([false, false]);
});

test.each([undefined, null, '', 2, -1, 'yes', Number.NaN, [], {}, [1]])(
  'reads %j as the fallback of the flag',
  (value) => {
    expect([readFlag(value, false), readFlag(value, true)]).toEqual([false, true]);
  },
);

test.each([
  [12.5, 12.5],
  ['12.5', 12.5],
  [' 12.5 ', 12.5],
  ['-74.6893', -74.6893],
  [0, 0],
  ['0', 0],
  ['', null],
  ['  ', null],
  ['12 men', null],
  ['1,234.50', 1234.5],
  ['-1,234,567', -1_234_567],
  ['$250.00', 250],
  [' -$1,234.50 ', -1234.5],
  ['$0', 0],
  ['1,2', null],
  ['1,2345', null],
  ['1234,567', null],
  ['0,123', null],
  [',123', null],
  ['1,,234', null],
  ['1.234,50', null],
  ['1.5,000', null],
  ['$', null],
  ['$-250', null],
  ['$ 250', null],
  ['$$250', null],
  ['250$', null],
  ['€250', null],
  ['$1e3', null],
  ['$abc', null],
  ['NaN', null],
  ['Infinity', null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [null, null],
  [undefined, null],
  [true, null],
  [[], null],
  [[7], null],
  [{}, null],
])('reads %j as the number %j', (value, expected) => {
  expect(readNumber(value)).toBe(expected);
});

test.each([
  ['Green', 'Green', 'Green'],
  ['', '', null],
  [' ', ' ', null],
  [12, '12', '12'],
  [0, '0', '0'],
  [Number.NaN, '', null],
  [null, '', null],
  [undefined, '', null],
  [true, '', null],
  [['a'], '', null],
  [{ toString: () => 'a' }, '', null],
])('reads %j as the text %j, and as the optional text %j', (value, text, optional) => {
  expect(readText(value)).toBe(text);
  expect(readOptionalText(value)).toBe(optional);
});

test.each([
  ['u1', 'u1'],
  ['0', '0'],
  [7, 7],
  [0, 0],
  ['', null],
  [Number.NaN, null],
  [JSON.parse('1e999'), null],
  [null, null],
  [undefined, null],
  [true, null],
  [{}, null],
])('reads %j as the id %j', (value, id) => {
  expect(readId(value)).toBe(id);
});

test.each([[null], [undefined], [''], ['abc'], [{ 0: 'a', length: 1 }], [7], [true]])(
  'reads %j as an empty list',
  (value) => {
    expect(readList(value, readText)).toEqual([]);
  },
);

test('keeps the readable items of a list in their order', () => {
  expect(readList([3, null, '', 'a', {}, '0'], readOptionalText)).toEqual(['3', 'a', '0']);
});

test('reads a choice only if it equals an option exactly', () => {
  expect(readChoice('M', ['N', 'A', 'M'], 'N')).toBe('M');
  for (const value of ['m', ' M', '', null, undefined, 0, ['M'], 'constructor'])
    expect(readChoice(value, ['N', 'A', 'M'], null)).toBeNull();
});

test('reads an instant only from a date-time', () => {
  expect(readInstant('2026-11-10T15:00:00.000Z')).toBe(1_794_322_800_000);
  expect(readInstant('2026-11-10T10:00:00')).toBe(1_794_322_800_000);
  for (const value of ['2026-11-10', 1_794_322_800_000, '', null, undefined, {}])
    expect(readInstant(value)).toBeNull();
});

test('reads a day in the time zone of the community', () => {
  expect(readDay('2026-11-14')).toBe('2026-11-14');
  expect(readDay('2026-11-14T04:59:59.999Z')).toBe('2026-11-13');
  expect(readDay('2026-11-14T05:00:00.000Z')).toBe('2026-11-14');
  expect(readDay('soon')).toBeNull();
});

test('reads any value without throwing', () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(typeof readText(value)).toBe('string');
      expect(readOptionalText(value)).not.toBe('');
      expect([true, false]).toContain(readFlag(value, true));
      expect(readNumber(value) ?? 0).not.toBeNaN();
      expect(Number.isSafeInteger(readCount(value)) && readCount(value) >= 0).toBe(true);
      expect(Array.isArray(readList(value, readOptionalText))).toBe(true);
      expect(readChoice(value, ['full', '1st'], null) ?? 'full').toMatch(/^(full|1st)$/);
      expect(Number.isFinite(readInstant(value) ?? 0)).toBe(true);
      expect(typeof isObject(value)).toBe('boolean');
    }),
  );
});
