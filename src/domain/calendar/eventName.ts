import { getSedra, Locale, ParshaEvent } from '@hebcal/core';
import type { Day } from '../day';
import type { MinyanEvent } from '../event';
import { SATURDAY, weekdayOf } from '../time';
import { hebrewDateOf } from './hebrewDate';

/** How a language names a Shabbos. `tidy` corrects the library's name of a portion or holiday. */
export type Language = { shabbos: string; locale: string; tidy: (name: string) => string };

/** The library's Hebrew without vowel points. */
export const WITHOUT_POINTS = 'he-x-NoNikud';

/** The library's names for Shabbos Chol Hamoed already begin with 'שבת'. */
const HEBREW: Language = { shabbos: 'שבת', locale: WITHOUT_POINTS, tidy: (name) => name.replace('שבת ', '') };

/** The word for Shabbos, on a Saturday with the weekly portion of the diaspora schedule, or with the holiday of that day. */
export function shabbosName(day: Day, { shabbos, locale, tidy }: Language): string {
  if (weekdayOf(day) !== SATURDAY) return shabbos;
  const date = hebrewDateOf(day);
  const reading = getSedra(date.getFullYear(), false).lookup(date);
  const name = reading.chag
    ? Locale.gettext(String(reading.parsha[0]), locale)
    : new ParshaEvent(reading).render(locale);
  return `${shabbos} ${tidy(name)}`;
}

/**
 * The Hebrew name of a Shabbos, without vowel points: 'שבת ' and the weekly portion of the diaspora schedule. A maqaf joins
 * the two names of a double portion. A Shabbos without a portion is named for its holiday. A day that is not a Saturday has
 * no portion; its name is 'שבת' (rule: event-name).
 *
 * @example
 * eventName(toDay('2026-10-17')); // 'שבת פרשת נח'
 * eventName(toDay('2028-09-30')); // 'שבת יום כיפור'
 */
export const eventName = (day: Day): string => shabbosName(day, HEBREW);

/** The title of an event: the Hebrew name of a Shabbos (see eventName), the display name of a holiday, else 'Holiday'. */
export function eventTitle(event: MinyanEvent): string {
  return event.kind === 'holiday' ? event.holiday.displayName.trim() || 'Holiday' : eventName(event.day);
}
