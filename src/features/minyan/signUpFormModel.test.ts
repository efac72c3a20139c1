/** @jest-environment node */
import { buildSignUp } from '../../domain/testing/fixtures';
import { isSameValues, signUpErrors, signUpValues, toEntry, type SignUpValues } from './signUpFormModel';

const fresh = signUpValues(null);

it('a new sign-up starts with one man and nothing ticked', () => {
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

it("a saved sign-up starts from the member's own values", () => {
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

describe('the number of men', () => {
  const fromOne = { peopleCount: 'Please enter a number from 1 to 40.' };
  const fromZero = { peopleCount: 'Please enter a number from 0 to 40.' };
  it.each([
    ['', 1, fromOne],
    [0, 1, fromOne],
    [1, 1, {}],
    [40, 1, {}],
    [41, 1, fromOne],
    ['', 0, fromZero],
    [0, 0, {}],
    [1, 0, {}],
    [40, 0, {}],
    [41, 0, fromZero],
  ] as const)('%p is checked against the bounds %p to 40', (peopleCount, min, errors) => {
    expect(signUpErrors({ ...fresh, peopleCount }, { men: { min, max: 40 } })).toEqual(errors);
  });
});

describe('the part of a Baal Korah', () => {
  const missing = { part: 'Please specify the part for which you are a baal korah.' };
  it.each([
    [{ baalKorah: true }, missing],
    [{ baalKorah: true, part: '1-4' as const }, {}],
    [{ baalKorah: false }, {}],
    // A member who withdraws does not read.
    [{ baalKorah: true, peopleCount: 0 }, {}],
  ])('is required for a reader who comes: %p', (changes, errors) => {
    expect(signUpErrors({ ...fresh, ...changes }, { men: { min: 0, max: 40 } })).toEqual(errors);
  });
});

it('an empty part is sent as null', () => {
  expect(toEntry(fresh)).toMatchObject({ peopleCount: 1, part: null });
  expect(toEntry({ ...fresh, baalKorah: true, part: '2nd' })).toMatchObject({ part: '2nd' });
});

it.each<Partial<SignUpValues>>([
  { peopleCount: 2 },
  { peopleCount: '' },
  { isGuest: true },
  { onlyIfMinyan: true },
  { anonymous: true },
  { reservedMussaf: true },
  { baalKorah: true },
  { part: '1-4' },
  { comingEarlier: true },
])('values that differ in %p are not the same', (change) => {
  expect(isSameValues(fresh, { ...fresh, ...change })).toBe(false);
});

it('equal values are the same', () => {
  expect(isSameValues(fresh, { ...fresh })).toBe(true);
});

it('starts each form from an object of its own', () => {
  expect(signUpValues(null)).not.toBe(signUpValues(null));
});
