/** @jest-environment node */
import { isAnotherUnit } from './signUp';
import { buildSignUp } from './testing/fixtures';

it.each([
  ['12', '12', false],
  ['12', '12A', true],
  ['12a', '12A', true],
  ['', '', false],
])('a sign-up of unit %p is from another unit than %p: %p', (unit, own, isAnother) => {
  expect(isAnotherUnit(buildSignUp({ unit }), own)).toBe(isAnother);
});
