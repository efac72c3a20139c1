/** @jest-environment node */
import { isAnotherUnit, MAX_MEN, MIN_MEN } from './signUp';
import { buildSignUp } from './testing/fixtures';

it('allows 1 to 40 men in a sign-up', () => {
  expect([MIN_MEN, MAX_MEN]).toEqual([1, 40]);
});

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
