/** @jest-environment node */
import * as fc from 'fast-check';
import { ANONYMOUS_HOURS, isNameHidden, shownName } from './anonymity';
import { anyInstant } from './testing/arbitraries';
import { toInstant } from './day';
import { buildSignUp } from './testing/fixtures';

const now = toInstant(globalThis.Date.parse('2026-08-13T20:00:00.000Z'));
const ago = (hours: number, ms = 0) => toInstant(now - hours * 3_600_000 - ms);
const anonymous = buildSignUp({ anonymous: true, userId: 3, userName: 'Dov Katz' });

it('lasts 12 hours', () => {
  expect(ANONYMOUS_HOURS).toBe(12);
});

describe('an anonymous row', () => {
  it.each([
    ['just signed', ago(0), true],
    ['of 11:59 hours', ago(11, 59 * 60_000), true],
    ['a millisecond short of 12 hours', ago(12, -1), true],
    ['of exactly 12 hours', ago(12), false],
    ['of a day', ago(24), false],
    ['dated ahead of this clock', ago(-1), true],
    ['without a time', null, true],
  ])('%s', (_, timeAdded, isHidden) => {
    const row = { ...anonymous, timeAdded };
    expect(isNameHidden(row, 7, now)).toBe(isHidden);
    expect(shownName(row, 7, now)).toBe(isHidden ? 'Anonymous' : 'Dov Katz');
  });

  it.each([3, '3'])('is no secret to its own member, %p', (viewer) => {
    const row = { ...anonymous, timeAdded: ago(1) };
    expect(isNameHidden(row, viewer, now)).toBe(false);
    expect(shownName(row, viewer, now)).toBe('Dov Katz');
  });

  it('of nobody in particular is hidden from all', () => {
    expect(isNameHidden({ ...anonymous, userId: null, timeAdded: ago(1) }, 'null', now)).toBe(true);
  });
});

it.each([ago(0), ago(13), null])('a named row is never hidden, signed at %p', (timeAdded) => {
  const row = { ...anonymous, anonymous: false, timeAdded };
  expect(isNameHidden(row, 7, now)).toBe(false);
  expect(shownName(row, 7, now)).toBe('Dov Katz');
});

it('once shown stays shown', () => {
  fc.assert(
    fc.property(anyInstant, anyInstant, fc.nat(), (timeAdded, seen, later) => {
      const row = { ...anonymous, timeAdded };
      const isShownAgain = isNameHidden(row, 7, seen) || !isNameHidden(row, 7, toInstant(seen + later));
      expect(isShownAgain).toBe(true);
    }),
  );
});
