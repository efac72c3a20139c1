import { comingSaturday, type Day } from './day';
import type { Member } from './member';

/**
 * The upcoming Shabbos: the one that the server names, or else the coming Saturday, which on a Saturday is `today`. Must not
 * import the calendar library: the first load of the records needs this function.
 */
export function upcomingShabbosOf({ upcomingShabbos }: Pick<Member, 'upcomingShabbos'>, today: Day): Day {
  return upcomingShabbos ?? comingSaturday(today);
}

/**
 * The Shabbos to which the server's records of today belong. `readOn` is the day on which the last read of the member began.
 * Null if the Shabbos that was named then has passed since: the server may list the next one by now (rule: records-of-the-day).
 */
export function recordedShabbosOf(
  member: Pick<Member, 'upcomingShabbos'>,
  readOn: Day,
  today: Day,
): Day | null {
  const named = upcomingShabbosOf(member, today);
  return named < today && readOn <= named ? null : named;
}
