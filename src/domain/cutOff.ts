import type { Day, Instant, Zone } from './day';
import { HOUR_MS } from './duration';
import { addDays, isFridayOrSaturday, weekdayName } from './time';
import { localInstant } from './zoneOffset';

/** The time of day of every cut-off, in the community's zone. */
const CUT_OFF = { hour: 16, label: '4:00 pm' } as const;

/** The day of a cut-off: two days before an event, or three if two days before is a Friday or Saturday (rule: sign-up-cut-off). */
function cutOffDay(day: Day): Day {
  const twoBefore = addDays(day, -2);
  return isFridayOrSaturday(twoBefore) ? addDays(day, -3) : twoBefore;
}

/** The cut-off of a day as text, such as 'Thursday 4:00 pm'. */
export function cutOffLabel(day: Day): string {
  return `${weekdayName(cutOffDay(day))} ${CUT_OFF.label}`;
}

/**
 * The cut-off of a day's sign-ups: the last instant that is in time, 4:00:00.000 pm in `zone`. A millisecond later is late. The
 * cut-off of a Sunday is on Thursday, that of a Monday on Friday (rule: sign-up-cut-off).
 */
export function cutOffOf(day: Day, zone: Zone): Instant {
  return localInstant(cutOffDay(day), CUT_OFF.hour * HOUR_MS, zone);
}
