import { flags, getHolidaysOnDate, Locale } from '@hebcal/core';
import type { Day } from '../day';
import { WITHOUT_POINTS } from './eventName';
import { hebrewDateOf } from './hebrewDate';

/** What the calendar library names besides holidays. */
const NO_HOLIDAY = flags.EREV | flags.ROSH_CHODESH | flags.SPECIAL_SHABBAT | flags.YOM_KIPPUR_KATAN;

/** The Hebrew name, without vowel points, of the holiday of a day in the diaspora. Null on a day that is no holiday. */
export function hebrewHolidayName(day: Day): string | null {
  // The last one: on a day of Chanukah the library may have another before it.
  const holiday = getHolidaysOnDate(hebrewDateOf(day), false)?.findLast(
    (event) => (event.getFlags() & NO_HOLIDAY) === 0,
  );
  if (holiday === undefined) return null;
  if (holiday.getDesc().includes('Hoshana Raba')) return 'הושענא רבה';
  const name = Locale.gettext(holiday.basename(), WITHOUT_POINTS);
  return holiday.getFlags() & flags.CHOL_HAMOED ? `חול המועד ${name}` : name;
}
