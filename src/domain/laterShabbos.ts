import { comingSaturday, type Day } from './day';
import { addDays, SATURDAY, weekdayOf } from './time';

/**
 * The first day that a member can pick as a later Shabbos: the Saturday after the coming one, which on a Saturday is `today`.
 * If `listedUpcoming` has passed, it is the coming Saturday, because no card has that one. `listedUpcoming` is the upcoming
 * Shabbos that the server names, which has a card of its own; null if it names none (rule: later-shabbos-dates).
 */
export function firstLaterShabbos(today: Day, listedUpcoming: Day | null): Day {
  const coming = comingSaturday(today);
  if (listedUpcoming !== null && listedUpcoming < today) return coming;
  const afterComing = addDays(coming, 7);
  return afterComing === listedUpcoming ? addDays(afterComing, 7) : afterComing;
}

/**
 * Whether a member can pick a day as a later Shabbos: a Saturday from the first one on, inclusive, but not `listedUpcoming`
 * (see firstLaterShabbos).
 */
export function canPickLaterShabbos(day: Day, today: Day, listedUpcoming: Day | null): boolean {
  const isInTime = day >= firstLaterShabbos(today, listedUpcoming);
  return isInTime && weekdayOf(day) === SATURDAY && day !== listedUpcoming;
}
