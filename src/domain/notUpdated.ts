import { dayOf, toInstant, type Instant, type Zone } from './day';
import { MINUTE_MS } from './duration';
import { formatTime, weekdayName } from './time';

/** The age after which members are told that the records on the screen are not updated, in milliseconds. */
export const TOLERATED_AGE = 2 * MINUTE_MS;

/**
 * What members read about records that have not been updated since an instant. Seconds are cut off. With the day of the week
 * if that was not today.
 *
 * @example
 * 'Not updated since 3:05 pm.'
 * 'Not updated since Monday 11:58 pm.'
 */
export function notUpdatedText(since: Instant, now: Instant, zone: Zone): string {
  const day = dayOf(since, zone);
  const time = formatTime(toInstant(since - (since % MINUTE_MS)), zone);
  return `Not updated since ${day === dayOf(now, zone) ? '' : `${weekdayName(day)} `}${time}.`;
}
