import moment from 'moment-timezone/moment-timezone.js';
import { toInstant, type Day, type Instant, type Zone } from './day';
import { packedZones } from './timeZoneData';

// Only this module uses moment. Moment objects are mutable, so every function here returns a plain value. The home screen must
// not import this module: moment would delay its form.
for (const packed of packedZones) moment.tz.add(packed);

const fieldsOf = (day: Day) => [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))];

/**
 * The instant of a time of day ('HH:mm', 24 hours) on a day in a zone. A time that the clock change in spring skips counts
 * as one hour later. A time that the clock change in autumn repeats counts as the first of the two.
 *
 * @example
 * instantAt(toDay('2026-03-08'), '02:30', 'America/New_York'); // 3:30 am, because 2:30 am does not exist
 */
export function instantAt(day: Day, time: string, zone: Zone): Instant {
  return toInstant(moment.tz([...fieldsOf(day), ...time.split(':').map(Number)], zone).valueOf());
}

/**
 * The time of a sign-up in a zone, such as '8/13/2026, Thu 3:59pm'. Seconds are cut off, not rounded, so that a sign-up just
 * before midnight keeps its date.
 */
export function formatSignUpTime(instant: Instant, zone: Zone): string {
  return moment.tz(instant, zone).format('M/D/YYYY, ddd h:mma');
}
