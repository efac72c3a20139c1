import { MINYAN_SIZE } from './minyanSize';
import type { SignUp } from './signUp';

/** The fewest men of one sign-up (specification 5). Zero removes a record. */
export const MIN_MEN = 1;

/** The most men of one sign-up, inclusive (specification 5). */
export const MAX_MEN = 40;

/** The people of an event: surely coming, coming only if there is a minyan, all of them, and whether they make a minyan. */
type PeopleCount = { sure: number; onlyIf: number; total: number; hasMinyan: boolean };

/** Adds up the people of an event's rows (decision D5). No rows count as nobody. There is a minyan from ten people on. */
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
