import { getSedra, Locale, ParshaEvent } from '@hebcal/core';
import type { Day } from '../day';
import { SATURDAY, weekdayOf } from '../time';
import { hebrewDateOf } from './hebrewDate';

const SHABBOS = 'שבת';
const WITHOUT_POINTS = 'he-x-NoNikud';

/**
 * The Hebrew name of a Shabbos (decision D1): 'שבת ' and its portion, diaspora schedule, without vowel points, 'שבת פרשת נח',
 * the two of a double portion joined by a maqaf. A Shabbos without a portion takes the name of its holiday, 'שבת יום כיפור',
 * 'שבת חול המועד פסח'. A day that is no Saturday has no portion and is plainly 'שבת': never another week's portion.
 */
export function eventName(day: Day): string {
  if (weekdayOf(day) !== SATURDAY) return SHABBOS;
  const date = hebrewDateOf(day);
  const reading = getSedra(date.getFullYear(), false).lookup(date);
  const name = reading.chag
    ? holidayName(String(reading.parsha[0]))
    : new ParshaEvent(reading).render(WITHOUT_POINTS);
  return `${SHABBOS} ${name}`;
}

/** The library's names of the Shabbosim of Chol Hamoed open with 'שבת' already. */
function holidayName(name: string): string {
  return Locale.gettext(name, WITHOUT_POINTS).replace(`${SHABBOS} `, '');
}
