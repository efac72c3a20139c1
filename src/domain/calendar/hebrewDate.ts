import { HDate } from '@hebcal/core';
import { type Day, toDay } from '../day';
import { daysBetween } from '../time';

/** A date with its number in the library's day count. With a number the library does not use the device's time zone. */
const KNOWN_DAY = { day: toDay('1970-01-01'), number: 719_163 };

/** The Hebrew date of a calendar date in the daytime. That Hebrew date begins at nightfall of the day before. */
export function hebrewDateOf(day: Day): HDate {
  return new HDate(KNOWN_DAY.number + daysBetween(KNOWN_DAY.day, day));
}
