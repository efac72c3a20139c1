import type { SignUp } from './signUp';

/** The number of people that a minyan needs, inclusive (rule: minyan-size). */
export const MINYAN_SIZE = 10;

/** The smallest number of men that a sign-up can have, inclusive. Sending 0 removes a sign-up instead. */
export const MIN_MEN = 1;

/** The largest number of men that a sign-up can have, inclusive. */
export const MAX_MEN = 40;

/** People of one event: `sure` come anyway, `onlyIf` come only if there is a minyan, `total` is both. */
type PeopleCount = { sure: number; onlyIf: number; total: number; hasMinyan: boolean };

/**
 * Adds up the people of an event's sign-ups. There is a minyan if `total` is at least 10 (rule: minyan-size). Without
 * sign-ups all counts are 0.
 */
export function countPeople(signUps: readonly SignUp[]): PeopleCount {
  let sure = 0;
  let onlyIf = 0;
  for (const { peopleCount, onlyIfMinyan } of signUps) {
    if (onlyIfMinyan) onlyIf += peopleCount;
    else sure += peopleCount;
  }
  const total = sure + onlyIf;
  return { sure, onlyIf, total, hasMinyan: total >= MINYAN_SIZE };
}
