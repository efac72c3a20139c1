import type { Day, Instant, Zone } from './day';
import { addDays, formatTime, FRIDAY, instantAt, weekdayName, weekdayOf } from './time';

const CUT_OFF_TIME = '16:00';

/**
 * The last moment in which a sign-up for a day is in time (specification 9): 4:00 PM, in the zone, two days before; three
 * days before where that would be a Friday or a Saturday. So a Sunday's is Thursday's and a Monday's Friday's, to the letter.
 */
export function cutOffOf(day: Day, zone: Zone): Instant {
  const key = `${day} ${zone}`;
  const cutOff = known.get(key) ?? instantAt(cutOffDay(day), CUT_OFF_TIME, zone);
  known.set(key, cutOff);
  return cutOff;
}

// Every row of a table asks for the same day's, thousands of rows at a time.
const known = new Map<string, Instant>();

/** The cut-off as the form names it, 'Thursday 4:00 pm' (decision D7), in the zone. */
export function cutOffLabel(day: Day, zone: Zone): string {
  return `${weekdayName(cutOffDay(day))} ${formatTime(cutOffOf(day, zone), zone)}`;
}

/**
 * Whether a sign-up came after the cut-off (decision D9): at 4:00:00.000 pm it is in time, a millisecond later it is late.
 * Without the time of signing up it does not count as late.
 */
export function isLate(timeAdded: Instant | null, day: Day, zone: Zone): boolean {
  return timeAdded !== null && timeAdded > cutOffOf(day, zone);
}

function cutOffDay(day: Day): Day {
  const twoBefore = addDays(day, -2);
  return weekdayOf(twoBefore) >= FRIDAY ? addDays(day, -3) : twoBefore;
}
