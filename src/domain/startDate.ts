import { toDay, type Day } from './day';

/**
 * The days on which a winterization may start: from today to November 15 of the same year, both inclusive. Empty from
 * November 16 on: `last` is then before `first`.
 */
export function winterizeWindow(today: Day): { first: Day; last: Day } {
  return { first: today, last: toDay(`${today.slice(0, 4)}-11-15`) };
}

/** Whether today is after the last start date of this year (rule: winterize-season-over). */
export function isSeasonOver(today: Day): boolean {
  const { first, last } = winterizeWindow(today);
  return first > last;
}

/**
 * Why a start date is not allowed: 'past' if missing (null) or before today, 'afterLast' if after November 15 of this year.
 * Null if it is allowed. From November 16 on every date is refused: today and later dates are 'afterLast' (rule:
 * winterize-season-over).
 */
export function startDateProblem(day: Day | null, today: Day): 'past' | 'afterLast' | null {
  const { first, last } = winterizeWindow(today);
  if (day === null || day < first) return 'past';
  return day > last ? 'afterLast' : null;
}
