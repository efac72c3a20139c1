import { dayOf, toInstant, utcMidnight, type Day } from './day';
import { DAY_MS } from './duration';
import type { Member } from './member';

/** January 3, 1970 was a Saturday. */
const FIRST_SATURDAY = 2;

/** The first Saturday from `today` on, inclusive: on a Saturday it is `today`. */
export function comingSaturday(today: Day): Day {
  const weeks = Math.ceil((utcMidnight(today) / DAY_MS - FIRST_SATURDAY) / 7);
  return dayOf(toInstant((7 * weeks + FIRST_SATURDAY) * DAY_MS), 'UTC');
}

/**
 * The upcoming Shabbos: the one that the server names, or else the coming Saturday, which on a Saturday is `today`. Needs no
 * calendar library, because the first load reads the records with it.
 */
export function upcomingShabbosOf({ upcomingShabbos }: Pick<Member, 'upcomingShabbos'>, today: Day): Day {
  return upcomingShabbos ?? comingSaturday(today);
}
