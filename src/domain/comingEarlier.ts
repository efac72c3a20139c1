import type { Day } from './day';
import { addDays, isFridayOrSaturday, weekdayName } from './time';

/** The day on which those who are 'Coming on {weekday}' come: two days before the event (rule: coming-earlier). */
export function comingEarlierDay(day: Day): Day {
  return addDays(day, -2);
}

/**
 * The English weekday two days before an event, for the choice 'Coming on {weekday}'. Null if the event has no such choice:
 * the community does not set `openOnThu`, or that weekday is a Friday or Saturday (rule: coming-earlier).
 */
export function comingEarlierWeekday(day: Day, openOnThu: boolean): string | null {
  if (!openOnThu) return null;
  const earlier = comingEarlierDay(day);
  return isFridayOrSaturday(earlier) ? null : weekdayName(earlier);
}
