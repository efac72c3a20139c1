import type { Day } from './day';
import { comingSaturday, SATURDAY, weekdayOf } from './time';

/**
 * Whether a member can pick a day as a later Shabbos: a Saturday after the coming Saturday (exclusive) that is not
 * `listedUpcoming`, the upcoming Shabbos in the server's list. Pass null if the server lists none. On a Saturday, `today`
 * is the coming Saturday (rule: later-shabbos-dates).
 */
export function isLaterShabbos(day: Day, today: Day, listedUpcoming: Day | null): boolean {
  return weekdayOf(day) === SATURDAY && day > comingSaturday(today) && day !== listedUpcoming;
}
