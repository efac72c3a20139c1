/** @jest-environment node */
import * as fc from 'fast-check';
import { isNameHidden } from './anonymity';
import { toInstant } from './day';
import { anyInstant } from './testing/arbitraries';
import { at, buildSignUp } from './testing/fixtures';

const now = at('2026-08-13T20:00:00.000Z');
const ago = (hours: number, ms = 0) => toInstant(now - hours * 3_600_000 - ms);
const anonymous = buildSignUp({ anonymous: true, userId: 3 });

describe('an anonymous sign-up of another member', () => {
  it.each([
    ['made just now', ago(0), true],
    ['11 hours and 59 minutes old', ago(11, 59 * 60_000), true],
    ['a millisecond less than 12 hours old', ago(12, -1), true],
    ['exactly 12 hours old', ago(12), false],
    ['a day old', ago(24), false],
    ['from a clock that runs ahead', ago(-1), true],
    ['without a time', null, true],
  ])('%s, added at %p, is hidden: %p', (_, timeAdded, isHidden) => {
    const row = { ...anonymous, timeAdded };
    expect(isNameHidden(row, 7, now)).toBe(isHidden);
  });

  it.each([3, '3'])('does not hide the name from the member who made it, whose id is %p', (viewer) => {
    const row = { ...anonymous, timeAdded: ago(1) };
    expect(isNameHidden(row, viewer, now)).toBe(false);
  });

  it('hides the name from every member if the sign-up has no member id', () => {
    expect(isNameHidden({ ...anonymous, userId: null, timeAdded: ago(1) }, 'null', now)).toBe(true);
  });
});

it.each([ago(0), ago(13), null])(
  'never hides the name of a sign-up that is not anonymous, made at %p',
  (timeAdded) => {
    const row = { ...anonymous, anonymous: false, timeAdded };
    expect(isNameHidden(row, 7, now)).toBe(false);
  },
);

it('never hides a name again that it has shown', () => {
  fc.assert(
    fc.property(anyInstant, anyInstant, fc.nat(), (timeAdded, seenAt, later) => {
      const row = { ...anonymous, timeAdded };
      const staysShown = isNameHidden(row, 7, seenAt) || !isNameHidden(row, 7, toInstant(seenAt + later));
      expect(staysShown).toBe(true);
    }),
  );
});
