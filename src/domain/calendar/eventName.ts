import { getSedra, Locale, ParshaEvent } from '@hebcal/core';
import type { Day } from '../day';
import type { MinyanEvent } from '../event';
import { SATURDAY, weekdayOf } from '../time';
import { hebrewDateOf } from './hebrewDate';

/** The reading of a Saturday in the diaspora schedule. Null on any other day. */
export function weeklyReading(day: Day) {
  if (weekdayOf(day) !== SATURDAY) return null;
  const date = hebrewDateOf(day);
  return getSedra(date.getFullYear(), false).lookup(date);
}

const SHABBOS = 'שבת';
/** The library's Hebrew without vowel points. */
export const WITHOUT_POINTS = 'he-x-NoNikud';

/**
 * The Hebrew name of a Shabbos, without vowel points: 'שבת ' and the weekly portion of the diaspora schedule. A maqaf joins
 * the two names of a double portion. A Shabbos without a portion is named for its holiday. A day that is not a Saturday has
 * no portion; its name is 'שבת' (rule: event-name).
 *
 * @example
 * eventName(toDay('2026-10-17')); // 'שבת פרשת נח'
 * eventName(toDay('2028-09-30')); // 'שבת יום כיפור'
 */
export function eventName(day: Day): string {
  const reading = weeklyReading(day);
  if (reading === null) return SHABBOS;
  const name = reading.chag
    ? holidayName(String(reading.parsha[0]))
    : new ParshaEvent(reading).render(WITHOUT_POINTS);
  return `${SHABBOS} ${name}`;
}

/** The library's names for Shabbos Chol Hamoed already begin with 'שבת', so that word is removed. */
function holidayName(name: string): string {
  return Locale.gettext(name, WITHOUT_POINTS).replace(`${SHABBOS} `, '');
}

/** The title of an event: the Hebrew name of a Shabbos (see eventName), the display name of a holiday, else 'Holiday'. */
export function eventTitle(event: MinyanEvent): string {
  return event.kind === 'holiday' ? event.holiday.displayName.trim() || 'Holiday' : eventName(event.day);
}
