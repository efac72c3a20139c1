import { months } from '@hebcal/core';
import type { Day } from '../day';
import { hebrewDateOf } from './hebrewDate';

const { TISHREI, KISLEV, TEVET, NISAN, SIVAN, TAMUZ, AV } = months;

/** Names by month, first and last day, in the diaspora. A fast that falls on Shabbos is observed on the next day. */
const NAMES: readonly [name: string, month: number, first: number, last: number][] = [
  ['ראש השנה', TISHREI, 1, 2],
  ['צום גדליה', TISHREI, 3, 4],
  ['יום כיפור', TISHREI, 10, 10],
  ['סוכות', TISHREI, 15, 16],
  ['חול המועד סוכות', TISHREI, 17, 20],
  ['הושענא רבה', TISHREI, 21, 21],
  ['שמיני עצרת', TISHREI, 22, 22],
  ['שמחת תורה', TISHREI, 23, 23],
  ['חנוכה', KISLEV, 25, 30],
  // Kislev has 29 or 30 days.
  ['חנוכה', TEVET, 1, 3],
  ['עשרה בטבת', TEVET, 10, 10],
  ['פסח', NISAN, 15, 16],
  ['חול המועד פסח', NISAN, 17, 20],
  ['פסח', NISAN, 21, 22],
  ['שבועות', SIVAN, 6, 7],
  ['צום י״ז בתמוז', TAMUZ, 17, 18],
  ['תשעה באב', AV, 9, 10],
];

/** The days of the month before Nisan, which is Adar, or Adar II in a leap year. The fast is on Thursday if the 13th is Shabbos. */
const BEFORE_NISAN: readonly [name: string, first: number, last: number][] = [
  ['תענית אסתר', 11, 13],
  ['פורים', 14, 14],
  ['שושן פורים', 15, 15],
];

/**
 * The Hebrew name, without vowel points, of the holiday that the server lists on a day. Pass only days of listed holidays,
 * because the ranges are wider than a year's holidays: they contain every day to which a fast can be moved, and 3 Tevet even
 * when Chanukah ends before it. Null outside all ranges of the two lists.
 */
export function hebrewHolidayName(day: Day): string | null {
  const date = hebrewDateOf(day);
  const [month, number] = [date.getMonth(), date.getDate()];
  const isBeforeNisan = month === (date.isLeapYear() ? months.ADAR_II : months.ADAR_I);
  const names = isBeforeNisan
    ? BEFORE_NISAN
    : NAMES.filter(([, of]) => of === month).map(([name, , first, last]) => [name, first, last] as const);
  return names.find(([, first, last]) => first <= number && number <= last)?.[0] ?? null;
}
