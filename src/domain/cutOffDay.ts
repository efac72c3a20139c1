import type { Day } from './day';
import { addDays, isFridayOrSaturday, weekdayName } from './time';

// Without moment, unlike cutOff.ts, because the sign-up form shows the label.

/** The time of day of every cut-off, in the community's zone. `label` is the same time as text: to format it would need moment. */
export const CUT_OFF = { time: '16:00', label: '4:00 pm' } as const;

/** The day of a cut-off: two days before an event, or three if two days before is a Friday or Saturday (rule: sign-up-cut-off). */
export function cutOffDay(day: Day): Day {
  const twoBefore = addDays(day, -2);
  return isFridayOrSaturday(twoBefore) ? addDays(day, -3) : twoBefore;
}

/** The cut-off of a day as text, such as 'Thursday 4:00 pm'. */
export function cutOffLabel(day: Day): string {
  return `${weekdayName(cutOffDay(day))} ${CUT_OFF.label}`;
}
