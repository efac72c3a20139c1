/** @jest-environment node */
import { toDay } from '@/domain/day';
import { entryFields, type SignUp } from '@/domain/signUp';
import { signUpOptions } from '@/domain/signUpOptions';
import { buildCommunity, buildSignUp, fullEntry, fullSignUp } from '@/domain/testing/fixtures';
import {
  availableValues,
  isSameValues,
  signUpErrors,
  type SignUpValues,
  signUpValues,
  toEntry,
} from './signUpFormModel';

const fresh = signUpValues(null);

it('a new sign-up starts with one man and nothing ticked', () => {
  const { peopleCount, part, ...boxes } = fresh;
  expect({ peopleCount, part }).toEqual({ peopleCount: 1, part: '' });
  expect(new Set(Object.values(boxes))).toEqual(new Set([false]));
});

it("a saved sign-up starts from the member's own values", () => {
  expect(signUpValues(fullSignUp)).toEqual(fullEntry);
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
    // A member who withdraws reads no part.
    [{ baalKorah: true, peopleCount: 0 }, {}],
  ])('is required only for a reader who comes: %p', (changes, errors) => {
    expect(signUpErrors({ ...fresh, ...changes }, { men: { min: 0, max: 40 } })).toEqual(errors);
  });
});

it('the part is sent as null if none is chosen, or if Baal Korah is not ticked', () => {
  expect(toEntry({ ...fresh, baalKorah: true })).toMatchObject({ peopleCount: 1, part: null });
  expect(toEntry({ ...fresh, baalKorah: true, part: '2nd' })).toMatchObject({ part: '2nd' });
  expect(toEntry({ ...fresh, part: '2nd' })).toMatchObject({ part: null });
});

const withoutPart = entryFields.filter((name) => name !== 'part');
it.each<keyof SignUpValues>(withoutPart)('values that differ in %s are not the same', (name) => {
  expect(isSameValues(fresh, { ...fresh, [name]: fullEntry[name] })).toBe(false);
});

it('an empty number of men is not the same as 1 or 0', () => {
  const empty: SignUpValues = { ...fresh, peopleCount: '' };
  expect(isSameValues(empty, fresh)).toBe(false);
  expect(isSameValues(empty, { ...fresh, peopleCount: 0 })).toBe(false);
});

it('values with different parts are the same unless Baal Korah is ticked', () => {
  const reader = { ...fresh, baalKorah: true };
  expect(isSameValues(reader, { ...reader, part: '1-4' })).toBe(false);
  expect(isSameValues(fresh, { ...fresh, part: '1-4' })).toBe(true);
});

it('equal values are the same', () => {
  expect(isSameValues(fresh, { ...fresh })).toBe(true);
});

it('each form starts from its own object', () => {
  expect(signUpValues(null)).not.toBe(signUpValues(null));
});

describe('the values that are still available', () => {
  const all: SignUpValues = {
    ...fresh,
    reservedMussaf: true,
    baalKorah: true,
    part: '1-4',
    comingEarlier: true,
  };
  const other = (fields: Partial<SignUp>) => buildSignUp({ userId: 8, unit: '99', ...fields });
  const available = (
    values: SignUpValues,
    others: SignUp[],
    { own = null as SignUp | null, maftirMussafOption = true, openOnThu = true } = {},
  ) => {
    const community = buildCommunity({ maftirMussafOption, openOnThu });
    const member = { userId: 7, unit: '12' };
    const signUps = own === null ? others : [...others, own];
    const day = toDay('2026-08-15');
    return availableValues(
      values,
      own,
      signUpOptions({ day, member, community, signUps, own, recordId: null }),
    );
  };
  const mine = (fields: Partial<SignUp>) => buildSignUp({ userId: 7, unit: '12', ...fields });

  it('are unchanged when none of them has been taken', () => {
    expect(available(all, [other({})])).toBe(all);
    expect(available(all, [other({ part: '5-end' })])).toBe(all);
  });

  it('omit Maftir once another unit has reserved it, unless the member has it', () => {
    const taken = [other({ reservedMussaf: true })];
    expect(available(all, taken)).toEqual({ ...all, reservedMussaf: false });
    expect(available(all, taken, { own: mine({ reservedMussaf: true }) })).toBe(all);
    expect(available(all, taken, { own: mine({ reservedMussaf: false }) }).reservedMussaf).toBe(false);
  });

  it('omit the part that another unit has taken', () => {
    expect(available(all, [other({ part: '1-4' })])).toEqual({ ...all, part: '' });
    expect(available(all, [other({ part: '1-4' })], { own: mine({ part: '1-4' }) })).toEqual({
      ...all,
      part: '',
    });
  });

  it('omit Baal Korah once no part is left, unless the member already reads', () => {
    expect(available(all, [other({ part: 'full' })])).toEqual({ ...all, baalKorah: false, part: '' });
    expect(available({ ...all, part: '' }, [other({ part: 'full' })]).baalKorah).toBe(false);
    const reader = available(all, [other({ part: 'full' })], { own: mine({ part: '1-4' }) });
    expect(reader).toEqual({ ...all, part: '' });
  });

  it.each([true, false])('keep the stored value of a hidden option: %p', (isStored) => {
    const hidden = { maftirMussafOption: false, openOnThu: false };
    const own = mine({ reservedMussaf: isStored, comingEarlier: isStored });
    const expected = { reservedMussaf: isStored, comingEarlier: isStored };
    expect(available(all, [], { ...hidden, own })).toMatchObject(expected);
    expect(available(fresh, [], { ...hidden, own })).toMatchObject(expected);
  });

  it('omit a hidden option on a new sign-up', () => {
    expect(available(all, [], { maftirMussafOption: false })).toEqual({ ...all, reservedMussaf: false });
    expect(available(all, [], { openOnThu: false })).toEqual({ ...all, comingEarlier: false });
  });
});
