import type { Day } from './day';
import { addDays, FRIDAY, weekdayName, weekdayOf } from './time';

/**
 * The weekday of 'Coming on {weekday}' for an event (specification 2, decision D8): two days before it, where the community
 * has openOnThu set and that weekday is neither Friday nor Saturday. Otherwise null: there is no such question.
 */
export function comingEarlierWeekday(day: Day, openOnThu: boolean): string | null {
  if (!openOnThu) return null;
  const twoBefore = addDays(day, -2);
  return weekdayOf(twoBefore) >= FRIDAY ? null : weekdayName(twoBefore);
}
