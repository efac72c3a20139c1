/** @jest-environment node */
import * as fc from 'fast-check';
import { countPeople, MINYAN_SIZE } from './counts';
import type { SignUp } from './signUp';
import { buildSignUp } from './testing/fixtures';

const sure = (peopleCount: number) => buildSignUp({ peopleCount });
const onlyIf = (peopleCount: number) => buildSignUp({ peopleCount, onlyIfMinyan: true });

it('needs 10 people for a minyan', () => {
  expect(MINYAN_SIZE).toBe(10);
});

it.each<[string, SignUp[], ReturnType<typeof countPeople>]>([
  ['nobody', [], { sure: 0, onlyIf: 0, total: 0, hasMinyan: false }],
  ['one', [sure(1)], { sure: 1, onlyIf: 0, total: 1, hasMinyan: false }],
  ['nine', [sure(4), sure(5)], { sure: 9, onlyIf: 0, total: 9, hasMinyan: false }],
  ['ten', [sure(4), sure(6)], { sure: 10, onlyIf: 0, total: 10, hasMinyan: true }],
  ['eleven', [sure(11)], { sure: 11, onlyIf: 0, total: 11, hasMinyan: true }],
  ['nine with only-if', [sure(7), onlyIf(2)], { sure: 7, onlyIf: 2, total: 9, hasMinyan: false }],
  ['ten with only-if', [sure(7), onlyIf(1), onlyIf(2)], { sure: 7, onlyIf: 3, total: 10, hasMinyan: true }],
  ['ten only-if', [onlyIf(10)], { sure: 0, onlyIf: 10, total: 10, hasMinyan: true }],
  ['sign-ups for 0 people', [sure(0), onlyIf(0)], { sure: 0, onlyIf: 0, total: 0, hasMinyan: false }],
])('counts %s', (_, signUps, count) => {
  expect(countPeople(signUps)).toEqual(count);
});

it('adds up to the total, in any order of the sign-ups', () => {
  const anySignUp = fc
    .record({ peopleCount: fc.integer({ min: 0, max: 40 }), onlyIfMinyan: fc.boolean() })
    .map(buildSignUp);
  fc.assert(
    fc.property(fc.array(anySignUp), (signUps) => {
      const count = countPeople(signUps);
      expect(count).toEqual(countPeople(signUps.toReversed()));
      expect(count.sure + count.onlyIf).toBe(count.total);
      expect(count.total).toBe(signUps.reduce((sum, { peopleCount }) => sum + peopleCount, 0));
      expect(count.hasMinyan).toBe(count.total > 9);
    }),
  );
});
