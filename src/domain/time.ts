import {
  type Day,
  formatByZone,
  type Instant,
  toDay,
  toInstant,
  utcDayOf,
  utcMidnight,
  type Zone,
} from './day';
import { DAY_MS, MINUTE_MS } from './duration';

/** Adds `days` calendar days to a day, or subtracts them if `days` is negative. Clock changes have no effect. */
export function addDays(day: Day, days: number): Day {
  return utcDayOf(toInstant(utcMidnight(day) + days * DAY_MS));
}

/** The same date `months` months later, or earlier if `months` is negative. If that month is too short, returns its last date. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const firstOfNext = toInstant(Date.UTC(year, month + months, 1));
  const last = addDays(utcDayOf(firstOfNext), -1);
  return toDay(`${last.slice(0, 8)}${String(Math.min(date, Number(last.slice(8)))).padStart(2, '0')}`);
}

/** The number of calendar days from `from` to `to`. It is negative if `to` is earlier, 0 if they are equal. */
export function daysBetween(from: Day, to: Day): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS;
}

/** Days of the week as weekdayOf numbers them. */
export const FRIDAY = 5;
export const SATURDAY = 6;

/** The day of the week, from 0 (Sunday) to 6 (Saturday). */
export function weekdayOf(day: Day): number {
  return new Date(utcMidnight(day)).getUTCDay();
}

/** The first Saturday from `today` on, inclusive: on a Saturday it is `today`. */
export function comingSaturday(today: Day): Day {
  return addDays(today, SATURDAY - weekdayOf(today));
}

export function isFridayOrSaturday(day: Day): boolean {
  return weekdayOf(day) >= FRIDAY;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The English name of the day of the week, such as 'Thursday'. */
export function weekdayName(day: Day): string {
  return WEEKDAYS[weekdayOf(day)] ?? '';
}

/** A day without its year, such as 'Aug 15th'. */
function monthAndOrdinal(day: Day): string {
  const month = MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
  const date = Number(day.slice(8));
  const isTeen = date > 10 && date < 14;
  const suffix = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][date % 10];
  return `${month} ${date}${suffix ?? 'th'}`;
}

/** A day as headings and captions show it, such as 'Saturday Aug 15th, 2026'. */
export function formatDay(day: Day): string {
  return `${weekdayName(day)} ${monthAndOrdinal(day)}, ${day.slice(0, 4)}`;
}

/** A day as the list of events shows it, such as 'Sat Aug 15th'. */
export function formatShortDay(day: Day): string {
  return `${weekdayName(day).slice(0, 3)} ${monthAndOrdinal(day)}`;
}

const timeFormatOf = formatByZone({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });

/** The time of day at an instant in a zone, such as '7:42 pm'. It is rounded to the nearest minute, and exactly 30 seconds are rounded up. */
export function formatTime(instant: Instant, zone: Zone): string {
  const text = timeFormatOf(zone).format(Math.round(instant / MINUTE_MS) * MINUTE_MS);
  // Some browsers write a narrow no-break space before 'PM'.
  return text.replace(/\s/u, ' ').toLowerCase();
}
