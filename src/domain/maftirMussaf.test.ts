/** @jest-environment node */
import { buildSignUp } from './testing/fixtures';
import { canReserveMaftir, maftirHolder } from './maftirMussaf';

const free = buildSignUp({ userName: 'Dov' });
const holder = buildSignUp({ userName: 'Ezra', unit: '99', reservedMussaf: true });
const second = buildSignUp({ userName: 'Aron', unit: '98', reservedMussaf: true });
const mine = buildSignUp({ unit: '12' });
const mineHolding = buildSignUp({ unit: '12', reservedMussaf: true });

describe('maftirHolder', () => {
  it('is nobody until somebody has reserved it', () => {
    expect(maftirHolder([])).toBeNull();
    expect(maftirHolder([free])).toBeNull();
  });

  it('is the first row that has', () => {
    expect(maftirHolder([free, holder, second])).toBe(holder);
  });
});

describe('canReserveMaftir', () => {
  it.each([
    ['nobody signed up', [], null, true],
    ['nobody reserved it', [free, mine], mine, true],
    ['another unit reserved it', [holder], null, false],
    ['another unit reserved it beside an own record', [mine, holder], mine, false],
    ['the own record holds it', [mineHolding], mineHolding, true],
    ['the own record holds it, and another unit too', [holder, mineHolding], mineHolding, true],
    ['the own unit holds it by another row', [mineHolding], mine, true],
    ['the own unit holds it, before any own record', [mineHolding], null, true],
  ])('where %s', (_, signUps, own, can) => {
    expect(canReserveMaftir(signUps, '12', own)).toBe(can);
  });
});
