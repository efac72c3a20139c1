/** @jest-environment node */
import * as fc from 'fast-check';
import type { Part, SignUp } from './signUp';
import { toDay } from './day';
import { signUpOptions, type SignUpOptions } from './signUpOptions';
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
    removal: { refusal: 'notSignedUp' },
    baalKorah: { refusal: null },
    parts: [
      { part: 'full', label: 'Full Parsha', refusal: null },
      { part: '1-4', label: "1-4 (Till Revi'i)", refusal: null },
      { part: '5-end', label: '5-end (From Chamishi)', refusal: null },
      { part: '1st', label: '1st Half', refusal: null },
      { part: '2nd', label: '2nd Half', refusal: null },
    ],
    maftir: { refusal: null },
    comingEarlier: { weekday: null, refusal: 'hiddenByCommunity' },
  });
});

describe('the number of men', () => {
  it.each([
    { held: 'no sign-up', own: null, recordId: null, min: 1, refusal: 'notSignedUp' },
    {
      held: 'a sign-up without an id',
      own: fromOwnUnit(),
      recordId: null,
      min: 1,
      refusal: 'noRecordId',
    },
    { held: 'a sign-up with an id', own: fromOwnUnit(), recordId: 'own', min: 0, refusal: null },
    { held: 'an id alone', own: null, recordId: 'own', min: 0, refusal: null },
  ])('goes from $min to 40 for a member with $held', ({ own, recordId, min, refusal }) => {
    const { men, removal } = options({ own, recordId });
    expect(men).toEqual({ min, max: 40 });
    expect(removal).toEqual({ refusal });
  });
});

describe('the parts of the reading', () => {
  const refusedParts = (signUps: SignUp[]) =>
    options({ signUps })
      .parts.filter(({ refusal }) => refusal === 'heldByAnotherUnit')
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
    expect(choices.filter(({ refusal }) => refusal !== null)).toEqual([]);
    expect(maftir.refusal).toBeNull();
  });

  it.each<[Part[], 'noPartLeft' | null]>([
    [[], null],
    [['1-4'], null],
    [['5-end'], null],
    [['1st'], null],
    [['2nd'], null],
    [['full'], 'noPartLeft'],
    [['1-4', '5-end'], 'noPartLeft'],
    [['1st', '2nd'], 'noPartLeft'],
    [['1-4', '1st'], 'noPartLeft'],
  ])('when other units have %p, the refusal to tick Baal Korah is %p', (held, refusal) => {
    const signUps = held.map((part, index) => fromOtherUnit({ part, unit: `9${index}` }));
    expect(options({ signUps }).baalKorah).toEqual({ refusal });
  });
});

describe('Maftir and Mussaf', () => {
  const held = fromOwnUnit({ reservedMussaf: true });
  const heldByOthers = fromOtherUnit({ reservedMussaf: true });
  it.each<[string, SignUp[], Situation['own'], 'heldByAnotherUnit' | null]>([
    ['nobody has reserved it', [fromOtherUnit()], null, null],
    ['another unit has reserved it', [heldByOthers], null, 'heldByAnotherUnit'],
    ['the member has reserved it', [held], held, null],
    ['the member and another unit have', [heldByOthers, held], held, null],
    ['another member of the own unit has', [fromOwnUnit({ reservedMussaf: true })], null, null],
  ])('can be reserved unless another unit holds it: %s', (_, signUps, own, refusal) => {
    expect(options({ signUps, own }).maftir).toEqual({ refusal });
  });

  it('is hidden by the community whether or not another unit holds it', () => {
    const community = buildCommunity({ maftirMussafOption: false });
    expect(options({ community }).maftir).toEqual({ refusal: 'hiddenByCommunity' });
    expect(options({ community, signUps: [heldByOthers] }).maftir).toEqual({ refusal: 'hiddenByCommunity' });
  });
});

describe('coming earlier', () => {
  it.each([
    ['2026-08-09', null, 'fridayOrSaturday'],
    ['2026-08-10', null, 'fridayOrSaturday'],
    ['2026-08-11', 'Sunday', null],
    ['2026-08-14', 'Wednesday', null],
    ['2026-08-15', 'Thursday', null],
  ])(
    'for %s has the weekday %p and the refusal %p in a community with openOnThu',
    (day, weekday, refusal) => {
      const community = buildCommunity({ openOnThu: true });
      expect(options({ day: toDay(day), community }).comingEarlier).toEqual({ weekday, refusal });
    },
  );

  it.each(['2026-08-09', '2026-08-15'])('is not offered for %s in a community without openOnThu', (day) => {
    expect(options({ day: toDay(day) }).comingEarlier).toEqual({
      weekday: null,
      refusal: 'hiddenByCommunity',
    });
  });
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

  it('a choice that is refused stays refused when another sign-up is added', () => {
    fc.assert(
      fc.property(anySituation, anySignUp, (situation, added) => {
        const before = options(situation);
        const after = options({ ...situation, signUps: [...situation.signUps, added] });
        for (const [index, { refusal }] of before.parts.entries())
          expect(refusal !== null && after.parts[index]?.refusal === null).toBe(false);
        expect(before.baalKorah.refusal !== null && after.baalKorah.refusal === null).toBe(false);
        expect(before.maftir.refusal !== null && after.maftir.refusal === null).toBe(false);
      }),
    );
  });

  it('Baal Korah can be ticked exactly while a part is left', () => {
    fc.assert(
      fc.property(anySituation, (situation) => {
        const { baalKorah, parts: choices } = options(situation);
        expect(baalKorah.refusal === null).toBe(choices.some(({ refusal }) => refusal === null));
      }),
    );
  });

  it('0 men are allowed exactly if the sign-up can be removed', () => {
    fc.assert(
      fc.property(anySituation, (situation) => {
        const { men, removal } = options(situation);
        expect(men.min).toBe(removal.refusal === null ? 0 : 1);
        expect(men.max).toBe(40);
      }),
    );
  });

  it('a weekday is returned exactly if coming earlier is allowed', () => {
    fc.assert(
      fc.property(anySituation, (situation) => {
        const { weekday, refusal } = options(situation).comingEarlier;
        expect(weekday === null).toBe(refusal !== null);
        expect(['Friday', 'Saturday']).not.toContain(weekday);
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
