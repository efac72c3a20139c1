import type { MinyanEvent } from '../event';
import { eventTitle, shabbosName, type Language } from './eventName';

/** The library's English with Ashkenazi vowels: 'Vayetzei', 'Shavuos'. */
const ENGLISH: Language = {
  shabbos: 'Shabbos',
  locale: 'ashkenazi',
  // The library writes typographic apostrophes, as in 'Re’eh', and puts the holiday first: 'Pesach Shabbos Chol ha-Moed'.
  tidy: (name) => name.replaceAll('’', "'").replace(/^(\w+) Shabbos Chol ha-Moed$/, 'Chol Hamoed $1'),
};

/**
 * The English name of an event, as a message to a neighbour has it: a Shabbos by the weekly portion of the diaspora schedule,
 * or by its holiday; a holiday by its title. A Shabbos on a day that is not a Saturday is 'Shabbos'.
 *
 * @example
 * englishName({ kind: 'shabbos', day: toDay('2026-11-21') }); // 'Shabbos Parshas Vayetzei'
 * englishName({ kind: 'later', day: toDay('2027-04-24') }); // 'Shabbos Chol Hamoed Pesach'
 */
export function englishName(event: MinyanEvent): string {
  return event.kind === 'holiday' ? eventTitle(event) : shabbosName(event.day, ENGLISH);
}
