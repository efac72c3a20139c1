import moment from 'moment-timezone/moment-timezone.js';
import { toDay, toInstant, type Day, type Instant, type Zone } from './day';
import { DAY_MS, MINUTE_MS } from './duration';
import { packedZones } from './timeZoneData';

// Only this module uses moment. Moment objects are mutable, so every function here returns a plain value.
for (const packed of packedZones) moment.tz.add(packed);

const DAY_FORMAT = 'YYYY-MM-DD';

const fieldsOf = (day: Day) => [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))];
const utcDay = (day: Day) => moment.utc(fieldsOf(day));
const dateOf = (at: moment.Moment) => toDay(at.format(DAY_FORMAT));

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

/** The day `days` calendar days after a day, or before it if negative. Clock changes have no effect. */
export function addDays(day: Day, days: number): Day {
  return dateOf(utcDay(day).add(days, 'days'));
}

/** The number of calendar days from `from` to `to`. Negative if `to` is earlier, 0 if they are equal. */
export function daysBetween(from: Day, to: Day): number {
  return (utcDay(to).valueOf() - utcDay(from).valueOf()) / DAY_MS;
}

/** Days of the week as weekdayOf numbers them. */
export const FRIDAY = 5;
export const SATURDAY = 6;

/** The day of the week, from 0 (Sunday) to 6 (Saturday). */
export function weekdayOf(day: Day): number {
  return utcDay(day).day();
}

/** The English name of the day of the week, such as 'Thursday'. */
export function weekdayName(day: Day): string {
  return utcDay(day).format('dddd');
}

/** A day as headings and captions show it, such as 'Saturday Aug 15th, 2026'. */
export function formatDay(day: Day): string {
  return utcDay(day).format('dddd MMM Do, YYYY');
}

/**
 * The time of day at an instant in a zone, such as '7:42 pm'. Rounded to the nearest minute; 30.000 seconds round up.
 */
export function formatTime(instant: Instant, zone: Zone): string {
  return moment.tz(Math.round(instant / MINUTE_MS) * MINUTE_MS, zone).format('h:mm a');
}

/**
 * The time of a sign-up in a zone, such as '8/13/2026, Thu 3:59pm'. Seconds are cut off, not rounded, so that a sign-up just
 * before midnight keeps its date.
 */
export function formatSignUpTime(instant: Instant, zone: Zone): string {
  return moment.tz(instant, zone).format('M/D/YYYY, ddd h:mma');
}
