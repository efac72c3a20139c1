/** @jest-environment node */
import { toDay } from './day';
import { isAnotherUnit, MAX_MEN, MIN_MEN, newSignUp, signUpIdentity } from './signUp';
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
  [' ', ' ', true],
])("another member's sign-up of unit %p is from another unit than %p: %p", (unit, ownUnit, isAnother) => {
  const member = { ...own, unit: ownUnit };
  expect(isAnotherUnit(buildSignUp({ unit, userId: 8 }), member)).toBe(isAnother);
  expect(isAnotherUnit(buildSignUp({ unit, userId: '7' }), member)).toBe(false);
});

it('a sign-up without unit and member id is from another unit', () => {
  expect(isAnotherUnit(buildSignUp({ unit: '', userId: null }), { ...own, unit: '' })).toBe(true);
});

it.each([
  ['Sam', 'Green', 'Sam Green'],
  ['Sam', '', 'Sam'],
  ['', '', 'Member'],
])('a new sign-up of %p %p is for one man named %s, with nothing chosen', (firstName, lastName, userName) => {
  const day = toDay('2026-11-14');
  expect(newSignUp({ day }, { ...own, firstName, lastName })).toEqual({
    peopleCount: 1,
    isGuest: false,
    onlyIfMinyan: false,
    anonymous: false,
    reservedMussaf: false,
    baalKorah: false,
    part: null,
    comingEarlier: false,
    recordId: null,
    userId: 7,
    userName,
    unit: '12',
    timeAdded: null,
    day,
  });
});

it('identifies a sign-up by its record, and without a record by its member', () => {
  expect(signUpIdentity(buildSignUp({ recordId: 'r1', userId: 7 }))).toBe('r1');
  const identities = [7, 8].map((userId) => signUpIdentity(buildSignUp({ recordId: null, userId })));
  expect(new Set(identities).size).toBe(2);
});
