import type { Day } from './day';
import { addDays, FRIDAY, weekdayName, weekdayOf } from './time';

/**
 * The English weekday two days before an event, for the choice 'Coming on {weekday}'. Null if the event has no such choice:
 * the community does not set `openOnThu`, or that weekday is a Friday or Saturday (rule: coming-earlier).
 */
export function comingEarlierWeekday(day: Day, openOnThu: boolean): string | null {
  if (!openOnThu) return null;
  const twoBefore = addDays(day, -2);
  return weekdayOf(twoBefore) >= FRIDAY ? null : weekdayName(twoBefore);
}
