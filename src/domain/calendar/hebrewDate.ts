import { HDate } from '@hebcal/core';
import type { Day } from '../day';

/**
 * The Hebrew date of a calendar date in the daytime. That Hebrew date begins at nightfall of the day before. The library reads
 * the date of a `Date` in the device's zone, so it gets the noon of the day there. A date that the device's zone skipped, the
 * last one 2011-12-30 in Samoa, gives the Hebrew date of the next one.
 */
export function hebrewDateOf(day: Day): HDate {
  return new HDate(new Date(`${day}T12:00`));
}
