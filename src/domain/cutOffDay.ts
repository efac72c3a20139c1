import type { Day } from './day';
import { addDays, FRIDAY, weekdayName, weekdayOf } from './time';

// Without moment, unlike cutOff.ts, because the sign-up form shows the label.

/** The time of day of every cut-off, in the community's zone. */
export const CUT_OFF_TIME = '16:00';
const CUT_OFF_LABEL = '4:00 pm';

/** The day of a cut-off: two days before an event, or three if two days before is a Friday or Saturday (rule: sign-up-cut-off). */
export function cutOffDay(day: Day): Day {
  const twoBefore = addDays(day, -2);
  return weekdayOf(twoBefore) >= FRIDAY ? addDays(day, -3) : twoBefore;
}

/** The cut-off of a day as text, such as 'Thursday 4:00 pm'. */
export function cutOffLabel(day: Day): string {
  return `${weekdayName(cutOffDay(day))} ${CUT_OFF_LABEL}`;
}
