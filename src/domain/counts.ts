import type { SignUp } from './signUp';

/** The fewest people that make a minyan (rule: minyan-size). */
export const MINYAN_SIZE = 10;

/**
 * Adds up the people of an event's sign-ups: `sure` come anyway, `onlyIf` come only if there is a minyan, `total` is their sum.
 * There is a minyan if `total` is at least 10 (rule: minyan-size). Without sign-ups all counts are 0.
 */
export function countPeople(signUps: readonly SignUp[]) {
  let sure = 0;
  let onlyIf = 0;
  for (const { peopleCount, onlyIfMinyan } of signUps) {
    if (onlyIfMinyan) onlyIf += peopleCount;
    else sure += peopleCount;
  }
  const total = sure + onlyIf;
  return { sure, onlyIf, total, hasMinyan: total >= MINYAN_SIZE };
}
