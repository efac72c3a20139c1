import { Locale, ParshaEvent } from '@hebcal/core';
import type { Day } from '../day';
import type { MinyanEvent } from '../event';
import { eventTitle, weeklyReading } from './eventName';

/** The library's English with Ashkenazi vowels: 'Vayetzei', 'Shavuos'. */
const ASHKENAZI = 'ashkenazi';

/**
 * The English name of an event, as a message to a neighbour has it: a Shabbos by the weekly portion of the diaspora schedule,
 * or by its holiday; a holiday by its title. A Shabbos on a day that is not a Saturday is 'Shabbos'.
 *
 * @example
 * englishName({ kind: 'shabbos', day: toDay('2026-11-21') }); // 'Shabbos Parshas Vayetzei'
 * englishName({ kind: 'later', day: toDay('2027-04-24') }); // 'Shabbos Chol Hamoed Pesach'
 */
export function englishName(event: MinyanEvent): string {
  return event.kind === 'holiday' ? eventTitle(event) : `Shabbos ${portionOf(event.day)}`.trim();
}

function portionOf(day: Day): string {
  const reading = weeklyReading(day);
  if (reading === null) return '';
  if (reading.chag) return holidayOf(String(reading.parsha[0]));
  // The library writes typographic apostrophes, as in 'Re’eh'.
  return new ParshaEvent(reading).render(ASHKENAZI).replaceAll('’', "'");
}

/** The library's names for Shabbos Chol Hamoed put the holiday first: 'Pesach Shabbos Chol ha-Moed'. */
function holidayOf(name: string): string {
  const text = Locale.gettext(name, ASHKENAZI);
  return text.replace(/^(\w+) Shabbos Chol ha-Moed$/, 'Chol Hamoed $1');
}
