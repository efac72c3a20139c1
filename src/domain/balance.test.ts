/** @jest-environment node */
import { formatBalance, isOutstanding } from './balance';

it.each([
  [0, false],
  [-0, false],
  [0.01, true],
  [0.005, true],
  [0.0049, false],
  [-0.01, false],
  [1234.5, true],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, true],
])('a balance of %p is outstanding: %p', (balance, isExpected) => {
  expect(isOutstanding(balance)).toBe(isExpected);
});

it.each([
  [0, '$0.00'],
  [0.5, '$0.50'],
  [12, '$12.00'],
  [1234.5, '$1,234.50'],
  [1234567.891, '$1,234,567.89'],
  [-20, '-$20.00'],
])('formats %p as %s', (balance, text) => {
  expect(formatBalance(balance)).toBe(text);
});
