import type { Day } from './day';
import { comingSaturday, SATURDAY, weekdayOf } from './time';

/**
 * Whether a day can be picked as a later Shabbos (specification 5, decision D11): a Saturday after the coming one, so not in
 * the past and not the coming Saturday itself, and not the upcoming Shabbos as the server lists it, null if it lists none.
 */
export function isLaterShabbos(day: Day, today: Day, listedUpcoming: Day | null): boolean {
  return weekdayOf(day) === SATURDAY && day > comingSaturday(today) && day !== listedUpcoming;
}
