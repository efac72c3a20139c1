import { dayOf, type Instant, toInstant, type Zone } from './day';
import { MINUTE_MS } from './duration';
import { daysBetween, formatShortDay, formatTime, weekdayName } from './time';

/** The age up to which records count as up to date, in milliseconds, inclusive (rule: not-updated). */
export const TOLERATED_AGE_MS = 2 * MINUTE_MS;

/**
 * The text about records that have not been updated since an instant. Seconds are cut off. The text has the day of the week if
 * that was not today, and the date from seven days on.
 *
 * @example
 * // On a Monday at 3:08 pm, and on the day after.
 * notUpdatedText(since, now, 'America/New_York'); // 'Not updated since 3:05 pm.'
 * notUpdatedText(since, nextDay, 'America/New_York'); // 'Not updated since Monday 3:05 pm.'
 */
export function notUpdatedText(since: Instant, now: Instant, zone: Zone): string {
  const day = dayOf(since, zone);
  const time = formatTime(toInstant(since - (since % MINUTE_MS)), zone);
  const age = daysBetween(day, dayOf(now, zone));
  const dayText = age < 7 ? weekdayName(day) : formatShortDay(day);
  return `Not updated since ${age === 0 ? '' : `${dayText} `}${time}.`;
}
