import { HDate } from '@hebcal/core';
import { toDay, type Day } from '../day';
import { daysBetween } from '../time';

/** Day 1 of the count by which the library knows a date without its reading the device's clock. */
const DAY_ONE = { day: toDay('1970-01-01'), count: 719_163 };

/** The Hebrew date of a calendar date by daylight (the one that begins at the nightfall before). */
export function hebrewDateOf(day: Day): HDate {
  return new HDate(DAY_ONE.count + daysBetween(DAY_ONE.day, day));
}
