import { getSedra, Locale, ParshaEvent } from '@hebcal/core';
import type { Day } from '../day';
import type { MinyanEvent } from '../event';
import { SATURDAY, weekdayOf } from '../time';
import { hebrewDateOf } from './hebrewDate';

/** The library's Hebrew without vowel points. */
const WITHOUT_POINTS = 'he-x-NoNikud';

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
  if (weekdayOf(day) !== SATURDAY) return 'שבת';
  const date = hebrewDateOf(day);
  const reading = getSedra(date.getFullYear(), false).lookup(date);
  const name = reading.chag
    ? Locale.gettext(String(reading.parsha[0]), WITHOUT_POINTS)
    : new ParshaEvent(reading).render(WITHOUT_POINTS);
  // The library's names for Shabbos Chol Hamoed already begin with 'שבת'.
  return `שבת ${name.replace('שבת ', '')}`;
}

/** The title of an event: the Hebrew name of a Shabbos (see eventName), the display name of a holiday, else 'Holiday'. */
export function eventTitle(event: MinyanEvent): string {
  return event.kind === 'holiday' ? event.holiday.displayName.trim() || 'Holiday' : eventName(event.day);
}
