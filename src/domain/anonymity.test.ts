/** @jest-environment node */
import * as fc from 'fast-check';
import { isNameHidden } from './anonymity';
import { toInstant } from './day';
import { anyInstant } from './testing/arbitraries';
import { at, buildSignUp } from './testing/fixtures';

const now = at('2026-08-13T20:00:00.000Z');
const ago = (hours: number, ms = 0) => toInstant(now - hours * 3_600_000 - ms);
const signUp = buildSignUp({ anonymous: true, userId: 3 });

it.each([
  ['hides', 'an anonymous sign-up made just now', { timeAdded: ago(0) }, 7],
  ['hides', 'a sign-up a millisecond less than 12 hours old', { timeAdded: ago(12, -1) }, 7],
  ['shows', 'a sign-up exactly 12 hours old', { timeAdded: ago(12) }, 7],
  ['shows', 'a sign-up a day old', { timeAdded: ago(24) }, 7],
  ['hides', 'a sign-up from a clock that runs ahead', { timeAdded: ago(-1) }, 7],
  ['hides', 'a sign-up without a time', { timeAdded: null }, 7],
  ['shows', "the viewer's own sign-up", { timeAdded: ago(1) }, 3],
  ['shows', "the viewer's own sign-up, if their id is a string", { timeAdded: ago(1) }, '3'],
  ['hides', 'a sign-up without a member id', { timeAdded: ago(1), userId: null }, 'null'],
  ['shows', 'a sign-up that is not anonymous', { timeAdded: ago(0), anonymous: false }, 7],
  ['shows', 'a sign-up that is not anonymous, without a time', { timeAdded: null, anonymous: false }, 7],
])('%s the name of %s', (verb, _, fields, viewer) => {
  expect(isNameHidden({ ...signUp, ...fields }, viewer, now)).toBe(verb === 'hides');
});

it('never hides a name again that it has shown', () => {
  fc.assert(
    fc.property(anyInstant, anyInstant, fc.nat(), (timeAdded, seenAt, later) => {
      const row = { ...signUp, timeAdded };
      const staysShown = isNameHidden(row, 7, seenAt) || !isNameHidden(row, 7, toInstant(seenAt + later));
      expect(staysShown).toBe(true);
    }),
  );
});
