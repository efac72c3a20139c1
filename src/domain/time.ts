import moment from 'moment-timezone/moment-timezone.js';
import { toDay, toInstant, type Day, type Instant, type Zone } from './day';
import { DAY_MS, MINUTE_MS } from './duration';
import { packedZones } from './timeZoneData';

// The one module that deals with moment, whose objects change under one's hands: only plain values leave it.
for (const packed of packedZones) moment.tz.add(packed);

const DAY_FORMAT = 'YYYY-MM-DD';

const fieldsOf = (day: Day) => [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))];
const utcDay = (day: Day) => moment.utc(fieldsOf(day));
const dateOf = (at: moment.Moment) => toDay(at.format(DAY_FORMAT));

/**
 * The instant of a time of day, 'HH:mm' on the 24-hour clock, on a day in a zone. A time that the spring change skips is
 * the same reading an hour later; one that the autumn change repeats is the first of the two.
 */
export function instantAt(day: Day, time: string, zone: Zone): Instant {
  return toInstant(moment.tz([...fieldsOf(day), ...time.split(':').map(Number)], zone).valueOf());
}

/** The day so many days later, or earlier if negative. Whole calendar days: no hour is gained or lost by a clock change. */
export function addDays(day: Day, days: number): Day {
  return dateOf(utcDay(day).add(days, 'days'));
}

/** How many days `to` is after `from`; negative if before, 0 on the same day. */
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

/** The English name of the day of the week, 'Thursday'. */
export function weekdayName(day: Day): string {
  return utcDay(day).format('dddd');
}

/** A day as headings and captions print it, 'Saturday Aug 15th, 2026' (specification 9, 'dddd MMM Do, YYYY'). */
export function formatDay(day: Day): string {
  return utcDay(day).format('dddd MMM Do, YYYY');
}

/**
 * A time of day in a zone, '7:42 pm' (specification 9, 'h:mm a'), rounded to the nearest minute, because moment only
 * cuts off: from 30.000 seconds on, inclusive, it is the next minute.
 */
export function formatTime(instant: Instant, zone: Zone): string {
  return moment.tz(Math.round(instant / MINUTE_MS) * MINUTE_MS, zone).format('h:mm a');
}

/**
 * When somebody signed up, '8/13/2026, Thu 3:59pm' in a zone (specification 9, 'M/D/YYYY, ddd h:mma'). Not rounded: it
 * names the minute in which it happened, so nothing done on Friday reads as Saturday.
 */
export function formatSignUpTime(instant: Instant, zone: Zone): string {
  return moment.tz(instant, zone).format('M/D/YYYY, ddd h:mma');
}

/** The coming Saturday (specification 5, 'the coming day 6 of the week'): today itself on a Saturday. */
export function comingSaturday(today: Day): Day {
  return addDays(today, SATURDAY - weekdayOf(today));
}
