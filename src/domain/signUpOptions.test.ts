/** @jest-environment node */
import * as fc from 'fast-check';
import { toDay } from './day';
import type { Part, SignUp } from './signUp';
import { type SignUpOptions, signUpOptions } from './signUpOptions';
import { anyDay } from './testing/arbitraries';
import { buildCommunity, buildMember, buildSignUp } from './testing/fixtures';

type Situation = Parameters<typeof signUpOptions>[0];

const parts: Part[] = ['full', '1-4', '5-end', '1st', '2nd'];
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

test('a new member of an empty event may choose everything that the community offers', () => {
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

describe('the parts of the reading', () => {
  const refusedParts = (signUps: SignUp[]) =>
    options({ signUps })
      .parts.filter(({ isAvailable }) => !isAvailable)
      .map(({ part }) => part);

  it.each<[Part, Part[]]>([
    ['full', ['full', '1-4', '5-end', '1st', '2nd']],
    ['1-4', ['full', '1-4', '1st', '2nd']],
    ['5-end', ['full', '5-end', '1st', '2nd']],
    ['1st', ['full', '1-4', '5-end', '1st']],
    ['2nd', ['full', '1-4', '5-end', '2nd']],
  ])('a sign-up of another unit for %s makes %p unavailable', (part, refused) => {
    expect(refusedParts([fromOtherUnit({ part })])).toEqual(refused);
  });

  it.each(parts)("a sign-up of the member's own unit for %s makes nothing unavailable", (part) => {
    expect(refusedParts([fromOwnUnit({ part })])).toEqual([]);
  });

  it('the own record, under another user id and unit, makes nothing unavailable', () => {
    const signUps = [fromOtherUnit({ part: 'full', reservedMussaf: true })];
    const { parts: choices, maftir } = options({ signUps, own: null, recordId: 'other' });
    expect(choices.filter(({ isAvailable }) => !isAvailable)).toEqual([]);
    expect(maftir).toBe('available');
  });

  it.each<[Part[], boolean]>([
    [[], true],
    [['1-4'], true],
    [['5-end'], true],
    [['1st'], true],
    [['2nd'], true],
    [['full'], false],
    [['1-4', '5-end'], false],
    [['1st', '2nd'], false],
    [['1-4', '1st'], false],
  ])('when other units have %p, whether a part is left is %p', (held, isLeft) => {
    const signUps = held.map((part, index) => fromOtherUnit({ part, unit: `9${index}` }));
    expect(options({ signUps }).isPartLeft).toBe(isLeft);
  });
});

describe('Maftir and Mussaf', () => {
  const held = fromOwnUnit({ reservedMussaf: true });
  const heldByOthers = fromOtherUnit({ reservedMussaf: true });
  const heldUnderAnotherUnit = buildSignUp({ unit: '14B', userId: '7', reservedMussaf: true });
  const mine = fromOwnUnit();
  it.each<[string, SignUp[], Situation['own'], 'available' | 'taken']>([
    ['nobody has signed up', [], null, 'available'],
    ['nobody has reserved it', [fromOtherUnit()], null, 'available'],
    ['nobody has reserved it and the member has signed up', [fromOtherUnit(), mine], mine, 'available'],
    ['another unit has reserved it', [heldByOthers], null, 'taken'],
    ['another unit has reserved it and the member has signed up', [mine, heldByOthers], mine, 'taken'],
    ['the member has reserved it', [held], held, 'available'],
    ['the member and another unit have', [heldByOthers, held], held, 'available'],
    ['another member of the own unit has', [held], null, 'available'],
    ['another member of the own unit has and the member has signed up', [held], mine, 'available'],
    ['a sign-up of the member under another unit has', [heldUnderAnotherUnit, mine], mine, 'available'],
  ])('if %s, is %p', (_, signUps, own, maftir) => {
    expect(options({ signUps, own }).maftir).toBe(maftir);
  });

  it('is hidden by the community whether or not another unit holds it', () => {
    const community = buildCommunity({ maftirMussafOption: false });
    expect(options({ community }).maftir).toBe('hidden');
    expect(options({ community, signUps: [heldByOthers] }).maftir).toBe('hidden');
  });
});

it.each([
  ['2026-08-10', true, null],
  ['2026-08-15', true, 'Thursday'],
  ['2026-08-15', false, null],
])('for %s, if openOnThu is %p, the weekday of coming earlier is %p', (day, openOnThu, weekday) => {
  const community = buildCommunity({ openOnThu });
  expect(options({ day: toDay(day), community }).comingEarlierWeekday).toBe(weekday);
});

describe('over random sign-ups', () => {
  const anySignUp = fc
    .record({
      unit: fc.constantFrom('12', '1', '2', ''),
      part: fc.constantFrom(...parts, null),
      reservedMussaf: fc.boolean(),
    })
    .map(buildSignUp);
  const anySituation = fc.record({
    day: anyDay,
    community: fc.record({ openOnThu: fc.boolean(), maftirMussafOption: fc.boolean() }).map(buildCommunity),
    signUps: fc.array(anySignUp, { maxLength: 5 }),
    own: fc.option(anySignUp.map((signUp) => ({ ...signUp, unit: '12' }))),
    recordId: fc.constantFrom('own', null),
  });

  it('a choice that another unit has taken stays taken when another sign-up is added', () => {
    fc.assert(
      fc.property(anySituation, anySignUp, (situation, added) => {
        const before = options(situation);
        const after = options({ ...situation, signUps: [...situation.signUps, added] });
        for (const [index, { isAvailable }] of before.parts.entries())
          expect(!isAvailable && after.parts[index]?.isAvailable).toBe(false);
        expect(!before.isPartLeft && after.isPartLeft).toBe(false);
        expect(before.maftir === 'taken' && after.maftir !== 'taken').toBe(false);
      }),
    );
  });

  it("sign-ups of the member's own unit change nothing", () => {
    fc.assert(
      fc.property(anySituation, (situation) => {
        const others = situation.signUps.filter(({ unit }) => unit !== '12');
        expect(options(situation)).toEqual(options({ ...situation, signUps: others }));
      }),
    );
  });
});
