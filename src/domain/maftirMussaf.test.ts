/** @jest-environment node */
import { buildSignUp } from './testing/fixtures';
import { canReserveMaftir, maftirHolder } from './signUpOptions';

const free = buildSignUp({ userName: 'Dov' });
const holder = buildSignUp({ userName: 'Ezra', unit: '99', reservedMussaf: true });
const second = buildSignUp({ userName: 'Aron', unit: '98', reservedMussaf: true });
const mine = buildSignUp({ unit: '12' });
const mineHolding = buildSignUp({ unit: '12', reservedMussaf: true });
const movedHolding = buildSignUp({ unit: '14B', userId: '7', reservedMussaf: true });

describe('maftirHolder', () => {
  it('returns null if no one has reserved', () => {
    expect(maftirHolder([])).toBeNull();
    expect(maftirHolder([free])).toBeNull();
  });

  it('returns the first sign-up that has reserved', () => {
    expect(maftirHolder([free, holder, second])).toBe(holder);
  });
});

describe('canReserveMaftir', () => {
  it.each([
    ['no one has signed up', true, [], null],
    ['no one has reserved', true, [free, mine], mine],
    ['another unit has reserved', false, [holder], null],
    ['another unit has reserved and the member has signed up', false, [mine, holder], mine],
    ['the member has reserved', true, [mineHolding], mineHolding],
    ['the member and another unit have reserved', true, [holder, mineHolding], mineHolding],
    ["another sign-up of the member's unit has reserved", true, [mineHolding], mine],
    ["the member's unit has reserved, and the member has no sign-up", true, [mineHolding], null],
    ['a sign-up of the member under another unit has reserved', true, [movedHolding, mine], mine],
  ])('if %s, returns %p', (_, can, signUps, own) => {
    expect(canReserveMaftir(signUps, { userId: 7, unit: '12' }, own)).toBe(can);
  });
});
