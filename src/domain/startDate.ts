import { type Day, toDay } from './day';

/** The last day on which a winterization may start: November 15 of the year of `today`, inclusive. */
export function lastStartDate(today: Day): Day {
  return toDay(`${today.slice(0, 4)}-11-15`);
}

/**
 * Why a start date is not allowed: 'past' if it is null or before today, 'afterLast' if after November 15 of this year.
 * Null if it is allowed. From November 16 on every date is refused: today and later dates are 'afterLast' (rule:
 * winterize-season-over).
 */
export function startDateProblem(day: Day | null, today: Day): 'past' | 'afterLast' | null {
  if (day === null || day < today) return 'past';
  return day > lastStartDate(today) ? 'afterLast' : null;
}
