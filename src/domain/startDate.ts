import { toDay, type Day } from './day';

/** The days that a winterization may start on, both inclusive. After November 15 `last` is before `first`: there are none. */
export type StartWindow = { first: Day; last: Day };

/** Why a start date cannot be: it is missing or before today, or it is after November 15 of today's year. */
type StartDateProblem = 'past' | 'afterLast';

/** From today to November 15 of today's year, both inclusive (specification 5). */
export function winterizeWindow(today: Day): StartWindow {
  return { first: today, last: toDay(`${today.slice(0, 4)}-11-15`) };
}

/**
 * What is wrong with a start date, null if nothing (decision E2). No date counts as a past one. After November 15 no date
 * can be right (decision E3): today's and every later one are after the last.
 */
export function startDateProblem(day: Day | null, today: Day): StartDateProblem | null {
  const { first, last } = winterizeWindow(today);
  if (day === null || day < first) return 'past';
  return day > last ? 'afterLast' : null;
}
