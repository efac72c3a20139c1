import { parseDay, toInstant, utcDayOf, utcMidnight, type Day } from '../../../domain/day';

/** The day as react-day-picker needs it with `timeZone="UTC"`: a `Date` on this day in UTC, whatever the zone of the device. */
// oxlint-disable-next-line no-restricted-globals -- reads a date; the clock is not read
export const toUtcDate = (day: Day): Date => new Date(utcMidnight(day));

/** The day on which a `Date` of react-day-picker falls in UTC; null outside the years 1000 to 2999. */
export const fromUtcDate = (date: Date): Day | null => parseDay(utcDayOf(toInstant(date.getTime())));
