import { flags, getHolidaysOnDate, Locale } from '@hebcal/core';
import type { Day } from '../day';
import { WITHOUT_POINTS } from './eventName';
import { hebrewDateOf } from './hebrewDate';

/** Kinds and names of the library's events that are no holidays. */
const OTHER_KINDS =
  flags.EREV |
  flags.ROSH_CHODESH |
  flags.SPECIAL_SHABBAT |
  flags.YOM_KIPPUR_KATAN |
  flags.BEHAB |
  flags.MODERN_HOLIDAY;
const OTHERS = [
  'Birkat Hachamah',
  'Chag HaBanot',
  'Leil Selichot',
  'Rosh Hashana LaBehemot',
  "Ta'anit Bechorot",
];

/** The Hebrew name, without vowel points, of the holiday of a day in the diaspora. Null on a day that is no holiday. */
export function hebrewHolidayName(day: Day): string | null {
  const holiday = getHolidaysOnDate(hebrewDateOf(day), false)?.find(
    (event) => (event.getFlags() & OTHER_KINDS) === 0 && !OTHERS.includes(event.getDesc()),
  );
  if (holiday === undefined) return null;
  if (holiday.getDesc().includes('Hoshana Raba')) return 'הושענא רבה';
  const name = Locale.gettext(holiday.basename(), WITHOUT_POINTS);
  return holiday.getFlags() & flags.CHOL_HAMOED ? `חול המועד ${name}` : name;
}
