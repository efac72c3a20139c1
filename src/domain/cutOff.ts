import { CUT_OFF, cutOffDay } from './cutOffDay';
import type { Day, Instant, Zone } from './day';
import { instantAt } from './zonedTime';

/**
 * The cut-off of a day's sign-ups: the last instant that is in time, 4:00:00.000 pm in `zone`, two days before. It is three
 * days before if two days before is a Friday or Saturday. So the cut-off for a Sunday is on Thursday, and for a Monday on
 * Friday (rule: sign-up-cut-off).
 */
export function cutOffOf(day: Day, zone: Zone): Instant {
  const key = `${day} ${zone}`;
  const cutOff = cache.get(key) ?? instantAt(cutOffDay(day), CUT_OFF.time, zone);
  cache.set(key, cutOff);
  return cutOff;
}

// Every row of a table needs the cut-off of the same day, and a table can have thousands of rows.
const cache = new Map<string, Instant>();

/**
 * Whether a sign-up came after the cut-off of its day. At exactly the cut-off it is in time; one millisecond later it is
 * late. A sign-up without a time is never late.
 */
export function isLate(timeAdded: Instant | null, day: Day, zone: Zone): boolean {
  return timeAdded !== null && timeAdded > cutOffOf(day, zone);
}
