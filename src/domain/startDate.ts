import { toDay, type Day } from './day';

/** The days on which a winterization may start, both inclusive. The window is empty if `last` is before `first`. */
export type StartWindow = { first: Day; last: Day };

/** Why a start date is not allowed: 'past' if missing or before today, 'afterLast' if after November 15 of this year. */
type StartDateProblem = 'past' | 'afterLast';

/** The window from today to November 15 of the same year. Empty from November 16 on. */
export function winterizeWindow(today: Day): StartWindow {
  return { first: today, last: toDay(`${today.slice(0, 4)}-11-15`) };
}

/** Whether today is after the last start date of this year (rule: winterize-season-over). */
export function isSeasonOver(today: Day): boolean {
  const { first, last } = winterizeWindow(today);
  return first > last;
}

/**
 * Why a start date is not allowed; null if it is. A missing date (null) is 'past'. From November 16 on every date is refused:
 * today and later dates are 'afterLast' (rule: winterize-season-over).
 */
export function startDateProblem(day: Day | null, today: Day): StartDateProblem | null {
  const { first, last } = winterizeWindow(today);
  if (day === null || day < first) return 'past';
  return day > last ? 'afterLast' : null;
}
