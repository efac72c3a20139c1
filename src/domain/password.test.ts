/** @jest-environment node */
import { isAcceptablePassword, PASSWORD_RULES } from './password';

it.each([
  ['Abcdef7', false],
  ['Abcdef78', true],
  [`Aa1${'x'.repeat(37)}`, true],
  [`Aa1${'x'.repeat(38)}`, false],
  ['abcdefg8', false],
  ['ABCDEFG8', false],
  ['Abcdefgh', false],
  ['Aa345678', true],
  ['A2345678', false],
  ['a2345678', false],
  ['zZ9 !?..', true],
  ['zZ0-----', true],
  ['', false],
  ['Éé345678', false],
  ['Aa٣٣٣٣٣٣', false],
])('isAcceptablePassword(%p) is %p', (text, isAcceptable) => {
  expect(isAcceptablePassword(text)).toBe(isAcceptable);
});

it('tells password managers the same rule', () => {
  expect(PASSWORD_RULES).toBe(
    'minlength: 8; maxlength: 40; required: lower; required: upper; required: digit;',
  );
});
