/** @jest-environment node */
import { isAnotherUnit } from './signUp';
import { buildSignUp } from './testing/fixtures';

it.each([
  ['12', '12', false],
  ['12', '12A', true],
  ['12a', '12A', true],
  ['', '12', true],
  ['12', '', true],
  ['', '', true],
  [' ', '', true],
])("another member's sign-up of unit %p is from another unit than %p: %p", (unit, own, isAnother) => {
  expect(isAnotherUnit(buildSignUp({ unit, userId: 8 }), { unit: own, userId: 7 })).toBe(isAnother);
});

it.each([
  ['12', '12'],
  ['12', '5'],
  ['', '12'],
  ['12', ''],
  ['', ''],
])("the member's own sign-up of unit %p is from no other unit than %p", (unit, own) => {
  expect(isAnotherUnit(buildSignUp({ unit, userId: '7' }), { unit: own, userId: 7 })).toBe(false);
});

it('a sign-up without unit and member id is from another unit', () => {
  expect(isAnotherUnit(buildSignUp({ unit: '', userId: null }), { unit: '', userId: 7 })).toBe(true);
});
