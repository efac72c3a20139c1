/** @jest-environment node */
import { isAnotherUnit, MAX_MEN, MIN_MEN } from './signUp';
import { buildSignUp } from './testing/fixtures';

it('allows 1 to 40 men in a sign-up', () => {
  expect([MIN_MEN, MAX_MEN]).toEqual([1, 40]);
});

const own = { userId: 7, unit: '12' };

it.each([
  ['12', '12', false],
  ['12', '12A', true],
  ['12a', '12A', true],
  ['', '12', true],
  ['12', '', true],
  ['', '', true],
  [' ', '', true],
])("another member's sign-up of unit %p is from another unit than %p: %p", (unit, ownUnit, isAnother) => {
  const member = { ...own, unit: ownUnit };
  expect(isAnotherUnit(buildSignUp({ unit, userId: 8 }), member)).toBe(isAnother);
  expect(isAnotherUnit(buildSignUp({ unit, userId: '7' }), member)).toBe(false);
});

it('a sign-up without unit and member id is from another unit', () => {
  expect(isAnotherUnit(buildSignUp({ unit: '', userId: null }), { ...own, unit: '' })).toBe(true);
});
