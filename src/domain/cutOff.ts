import type { Day, Instant, Zone } from './day';
import { addDays, formatTime, FRIDAY, instantAt, weekdayName, weekdayOf } from './time';

const CUT_OFF_TIME = '16:00';

/**
 * The cut-off of a day's sign-ups: the last instant that is in time, 4:00:00.000 pm in `zone`, two days before. It is three
 * days before if two days before is a Friday or Saturday. So the cut-off for a Sunday is on Thursday, and for a Monday on
 * Friday (rule: sign-up-cut-off).
 */
export function cutOffOf(day: Day, zone: Zone): Instant {
  const key = `${day} ${zone}`;
  const cutOff = cache.get(key) ?? instantAt(cutOffDay(day), CUT_OFF_TIME, zone);
  cache.set(key, cutOff);
  return cutOff;
}

// Every row of a table needs the cut-off of the same day, and a table can have thousands of rows.
const cache = new Map<string, Instant>();

/** The cut-off of a day as text in `zone`, such as 'Thursday 4:00 pm'. */
export function cutOffLabel(day: Day, zone: Zone): string {
  return `${weekdayName(cutOffDay(day))} ${formatTime(cutOffOf(day, zone), zone)}`;
}

/**
 * Whether a sign-up came after the cut-off of its day. At exactly the cut-off it is in time; one millisecond later it is
 * late. A sign-up without a time is never late.
 */
export function isLate(timeAdded: Instant | null, day: Day, zone: Zone): boolean {
  return timeAdded !== null && timeAdded > cutOffOf(day, zone);
}

function cutOffDay(day: Day): Day {
  const twoBefore = addDays(day, -2);
  return weekdayOf(twoBefore) >= FRIDAY ? addDays(day, -3) : twoBefore;
}
