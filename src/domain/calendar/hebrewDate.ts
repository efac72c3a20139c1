import { HDate } from '@hebcal/core';
import { toDay, type Day } from '../day';
import { daysBetween } from '../time';

/** Day 719163 of the library's day count. With a count the library does not use the device's time zone. */
const KNOWN_DAY = { day: toDay('1970-01-01'), count: 719_163 };

/** The Hebrew date that a calendar date has in the daytime. It begins at nightfall of the day before. */
export function hebrewDateOf(day: Day): HDate {
  return new HDate(KNOWN_DAY.count + daysBetween(KNOWN_DAY.day, day));
}
