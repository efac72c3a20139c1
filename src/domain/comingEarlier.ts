import type { Day } from './day';
import { addDays, FRIDAY, weekdayName, weekdayOf } from './time';

/**
 * The English weekday for the choice 'Coming on {weekday}' of an event: two days before it. Null, for no such choice, unless
 * the community has `openOnThu` set, and if that weekday is a Friday or Saturday (rule: coming-earlier).
 */
export function comingEarlierWeekday(day: Day, openOnThu: boolean): string | null {
  if (!openOnThu) return null;
  const twoBefore = addDays(day, -2);
  return weekdayOf(twoBefore) >= FRIDAY ? null : weekdayName(twoBefore);
}
