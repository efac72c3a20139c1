/** @jest-environment node */
import { buildSignUp } from '../../domain/testing/fixtures';
import { fewestMen, isSameValues, signUpErrors, signUpValues, toEntry } from './signUpFormModel';

const fresh = signUpValues(null);

it('starts a new sign-up at one man, and nothing else', () => {
  expect(fresh).toEqual({
    peopleCount: 1,
    isGuest: false,
    onlyIfMinyan: false,
    anonymous: false,
    reservedMussaf: false,
    baalKorah: false,
    part: '',
    comingEarlier: false,
  });
});

it("starts from the member's own sign-up", () => {
  const own = buildSignUp({
    peopleCount: 4,
    isGuest: true,
    onlyIfMinyan: true,
    anonymous: true,
    reservedMussaf: true,
    part: '5-end',
    comingEarlier: true,
  });
  expect(signUpValues(own)).toEqual({
    peopleCount: 4,
    isGuest: true,
    onlyIfMinyan: true,
    anonymous: true,
    reservedMussaf: true,
    baalKorah: true,
    part: '5-end',
    comingEarlier: true,
  });
});

it('allows no men only where there is a record to remove', () => {
  expect(fewestMen(true)).toBe(0);
  expect(fewestMen(false)).toBe(1);
});

describe('the number of men', () => {
  const fromOne = { peopleCount: 'Please enter a number from 1 to 40.' };
  const fromNone = { peopleCount: 'Please enter a number from 0 to 40.' };
  it.each([
    ['', false, fromOne],
    [0, false, fromOne],
    [1, false, {}],
    [40, false, {}],
    [41, false, fromOne],
    ['', true, fromNone],
    [0, true, {}],
    [1, true, {}],
    [40, true, {}],
    [41, true, fromNone],
  ] as const)('%p, with a record %p', (peopleCount, hasRecord, errors) => {
    expect(signUpErrors({ ...fresh, peopleCount }, hasRecord)).toEqual(errors);
  });
});

describe('the part of a Baal Korah', () => {
  const missing = { part: 'Please specify the part for which you are a baal korah.' };
  it.each([
    [{ baalKorah: true }, missing],
    [{ baalKorah: true, part: '1-4' as const }, {}],
    [{ baalKorah: false }, {}],
    // Who withdraws reads nothing.
    [{ baalKorah: true, peopleCount: 0 }, {}],
  ])('%p', (changes, errors) => {
    expect(signUpErrors({ ...fresh, ...changes }, true)).toEqual(errors);
  });
});

it('sends numbers and parts, not what the boxes hold', () => {
  expect(toEntry(fresh)).toMatchObject({ peopleCount: 1, part: null });
  expect(toEntry({ ...fresh, baalKorah: true, part: '2nd' })).toMatchObject({ part: '2nd' });
});

it('tells values apart by what would be sent', () => {
  expect(isSameValues(fresh, { ...fresh })).toBe(true);
  expect(isSameValues(fresh, { ...fresh, peopleCount: 2 })).toBe(false);
  expect(isSameValues(fresh, { ...fresh, isGuest: true })).toBe(false);
});
