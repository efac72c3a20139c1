import { parseDay, type Day } from '../../../domain/day';

/** Noon, because on the day of a clock change midnight may not exist in the device's time zone. */
const HOUR = 12;

/** The day as react-day-picker needs it: a `Date` that falls on this day in the device's time zone. */
export function toLocalDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // oxlint-disable-next-line no-restricted-globals -- builds a Date from its parts, does not read the clock
  return new Date(year, month - 1, date, HOUR);
}

/** The day on which a `Date` of react-day-picker falls in the device's time zone; null outside the years 1000 to 2999. */
export function fromLocalDate(date: Date): Day | null {
  const pad = (number: number, length: number) => String(number).padStart(length, '0');
  return parseDay(`${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`);
}
