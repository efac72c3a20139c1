import { comingSaturday, type Day } from './day';
import type { Member } from './member';

/**
 * The upcoming Shabbos: the one that the server names, or else the coming Saturday, which on a Saturday is `today`. Needs no
 * calendar library, because the first load reads the records with it.
 */
export function upcomingShabbosOf({ upcomingShabbos }: Pick<Member, 'upcomingShabbos'>, today: Day): Day {
  return upcomingShabbos ?? comingSaturday(today);
}
