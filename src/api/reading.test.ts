/** @jest-environment node */
import * as fc from 'fast-check';
import {
  isObject,
  readChoice,
  readCount,
  readFlag,
  readId,
  readInstant,
  readList,
  readNumber,
  readOptionalText,
  readText,
} from './reading';

const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true });

test.each([
  ...[true, 1, '1', 'true'].map((value) => [value, true, true]),
  ...[false, 0, '0', 'false'].map((value) => [value, false, false]),
  ...[undefined, null, '', 2, -1, 'yes', Number.NaN, [], {}, [1]].map((value) => [value, false, true]),
])('reads the flag %j as %p with the fallback false, as %p with true', (value, withFalse, withTrue) => {
  expect([readFlag(value, false), readFlag(value, true)]).toEqual([withFalse, withTrue]);
});

const notGrouped = ['1,2', '1,2345', '1234,567', '0,123', ',123', '1,,234', '1.234,50', '1.5,000'];
const notDollars = ['$', '$-250', '$ 250', '$$250', '250$', '€250', '$1e3', '$abc'];
const noNumbers = ['', '  ', '12 men', 'NaN', 'Infinity', Number.NaN, Number.POSITIVE_INFINITY];
const otherTypes = [null, undefined, true, [], [7], {}];

test.each([...notGrouped, ...notDollars, ...noNumbers, ...otherTypes].map((value) => [value]))(
  'reads no number in %j',
  (value) => {
    expect(readNumber(value)).toBeNull();
  },
);

test.each([
  [12.5, 12.5],
  ['12.5', 12.5],
  [' 12.5 ', 12.5],
  ['-74.6893', -74.6893],
  [0, 0],
  ['0', 0],
  ['1,234.50', 1234.5],
  ['-1,234,567', -1_234_567],
  ['$250.00', 250],
  [' -$1,234.50 ', -1234.5],
  ['$0', 0],
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

test.each([null, undefined, '', 'abc', { 0: 'a', length: 1 }, 7])('reads %j as an empty list', (value) => {
  expect(readList(value, readText)).toEqual([]);
});

test('keeps the readable items of a list in their order', () => {
  expect(readList([3, null, '', 'a', {}, '0'], readOptionalText)).toEqual(['3', 'a', '0']);
});

test('reads a choice only if it equals an option exactly', () => {
  expect(readChoice('M', ['N', 'A', 'M'], 'N')).toBe('M');
  for (const value of ['m', ' M', '', null, undefined, 0, ['M'], 'constructor'])
    expect(readChoice(value, ['N', 'A', 'M'], null)).toBeNull();
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
