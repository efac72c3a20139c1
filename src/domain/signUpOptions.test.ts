/** @jest-environment node */
import { toDay } from './day';
import type { Part, SignUp } from './signUp';
import { comingEarlierWeekday, type SignUpOptions, signUpOptions } from './signUpOptions';
import { buildCommunity, buildMember, buildSignUp } from './testing/fixtures';

type Situation = Parameters<typeof signUpOptions>[0];

const fromOwnUnit = (fields: Partial<SignUp> = {}) => buildSignUp({ unit: '12', recordId: 'own', ...fields });
const fromOtherUnit = (fields: Partial<SignUp> = {}) =>
  buildSignUp({ unit: '99', recordId: 'other', ...fields });

function options(situation: Partial<Situation> = {}): SignUpOptions {
  return signUpOptions({
    day: toDay('2026-08-15'),
    member: buildMember({ unit: '12' }),
    community: buildCommunity(),
    signUps: [],
    own: null,
    recordId: null,
    ...situation,
  });
}

it('offers everything that the community has to a new member of an empty event', () => {
  expect(options()).toEqual({
    men: { min: 1, max: 40 },
    parts: [
      { part: 'full', label: 'Full Parsha', isAvailable: true },
      { part: '1-4', label: "1-4 (Till Revi'i)", isAvailable: true },
      { part: '5-end', label: '5-end (From Chamishi)', isAvailable: true },
      { part: '1st', label: '1st Half', isAvailable: true },
      { part: '2nd', label: '2nd Half', isAvailable: true },
    ],
    isPartLeft: true,
    maftir: 'available',
    comingEarlierWeekday: null,
  });
});

it.each([
  { held: 'no sign-up', own: null, recordId: null, min: 1 },
  { held: 'a sign-up without an id', own: fromOwnUnit(), recordId: null, min: 1 },
  { held: 'a sign-up with an id', own: fromOwnUnit(), recordId: 'own', min: 0 },
  { held: 'an id alone', own: null, recordId: 'own', min: 0 },
])('the number of men goes from $min to 40 for a member with $held', ({ own, recordId, min }) => {
  expect(options({ own, recordId }).men).toEqual({ min, max: 40 });
});

// baalKorah.test.ts has every set of parts.
it.each<[held: Part[], left: Part[]]>([
  [[], ['full', '1-4', '5-end', '1st', '2nd']],
  [['1-4'], ['5-end']],
  [['full'], []],
  [['1-4', '5-end'], []],
])('while other units read %p, the parts %p are available', (held, left) => {
  const signUps = held.map((part, index) => fromOtherUnit({ part, unit: `9${index}` }));
  const { parts, isPartLeft } = options({ signUps });
  expect(parts.filter(({ isAvailable }) => isAvailable).map(({ part }) => part)).toEqual(left);
  expect(isPartLeft).toBe(left.length > 0);
});

it("the member's own record makes nothing unavailable, even under another user id and unit", () => {
  const signUps = [fromOtherUnit({ part: 'full', reservedMussaf: true })];
  expect(options({ signUps, recordId: 'other' })).toEqual({ ...options(), men: { min: 0, max: 40 } });
});

const held = fromOwnUnit({ reservedMussaf: true });
const heldByOthers = fromOtherUnit({ reservedMussaf: true });
const heldUnderAnotherUnit = buildSignUp({ unit: '14B', userId: '7', reservedMussaf: true });
const mine = fromOwnUnit();

it.each<[string, SignUp[], Situation['own'], 'available' | 'taken']>([
  ['nobody has reserved it', [fromOtherUnit()], null, 'available'],
  ['nobody has reserved it and the member has signed up', [fromOtherUnit(), mine], mine, 'available'],
  ['another unit has reserved it', [heldByOthers], null, 'taken'],
  ['another unit has reserved it and the member has signed up', [mine, heldByOthers], mine, 'taken'],
  ['the member has reserved it', [held], held, 'available'],
  ['the member and another unit have reserved it', [heldByOthers, held], held, 'available'],
  ['another member of the own unit has reserved it', [held], null, 'available'],
  ['another member of the own unit has reserved it and the member has signed up', [held], mine, 'available'],
  ['the member has reserved it under another unit', [heldUnderAnotherUnit, mine], mine, 'available'],
])('if %s, Maftir is %p', (_, signUps, own, maftir) => {
  expect(options({ signUps, own }).maftir).toBe(maftir);
  expect(options({ signUps, own, community: buildCommunity({ maftirMussafOption: false }) }).maftir).toBe(
    'hidden',
  );
});

it.each([
  ['Sunday', '2026-08-09', null],
  ['Monday', '2026-08-10', null],
  ['Tuesday', '2026-08-11', 'Sunday'],
  ['Wednesday', '2026-08-12', 'Monday'],
  ['Thursday', '2026-08-13', 'Tuesday'],
  ['Friday', '2026-08-14', 'Wednesday'],
  ['Saturday', '2026-08-15', 'Thursday'],
])(
  'for a %s, %s, the weekday of coming earlier is %p in a community that opens on Thursdays',
  (_, text, weekday) => {
    const day = toDay(text);
    expect(comingEarlierWeekday(day, true)).toBe(weekday);
    expect(comingEarlierWeekday(day, false)).toBeNull();
    const community = buildCommunity({ openOnThu: true });
    expect(options({ day, community }).comingEarlierWeekday).toBe(weekday);
  },
);
