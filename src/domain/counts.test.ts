/** @jest-environment node */
import { countPeople, MINYAN_SIZE } from './counts';
import { buildSignUp } from './testing/fixtures';

it('needs 10 people for a minyan', () => {
  expect(MINYAN_SIZE).toBe(10);
});

it.each([
  ['nobody', [], [], 0, 0, false],
  ['one', [1], [], 1, 0, false],
  ['nine', [4, 5], [], 9, 0, false],
  ['ten', [4, 6], [], 10, 0, true],
  ['eleven', [11], [], 11, 0, true],
  ['nine with only-if', [7], [2], 7, 2, false],
  ['ten with only-if', [7], [1, 2], 7, 3, true],
  ['ten only-if', [], [10], 0, 10, true],
  ['sign-ups for 0 people', [0], [0], 0, 0, false],
])('counts %s', (_, sureCounts, onlyIfCounts, sure, onlyIf, hasMinyan) => {
  const signUps = [
    ...onlyIfCounts.map((peopleCount) => buildSignUp({ peopleCount, onlyIfMinyan: true })),
    ...sureCounts.map((peopleCount) => buildSignUp({ peopleCount })),
  ];
  const count = { sure, onlyIf, total: sure + onlyIf, hasMinyan };
  expect(countPeople(signUps)).toEqual(count);
  expect(countPeople(signUps.toReversed())).toEqual(count);
});
