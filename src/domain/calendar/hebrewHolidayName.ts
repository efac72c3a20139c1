import { months } from '@hebcal/core';
import type { Day } from '../day';
import { hebrewDateOf } from './hebrewDate';

const { TISHREI, KISLEV, TEVET, ADAR_I, ADAR_II, NISAN, SIVAN, TAMUZ, AV } = months;

/**
 * Names by month, first and last day, in the diaspora. ADAR_II is the month before Nisan, also in a common year. A fast that
 * falls on Shabbos is observed on the next day, that of Esther on the Thursday before.
 */
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
  ['תענית אסתר', ADAR_II, 11, 13],
  ['פורים', ADAR_II, 14, 14],
  ['שושן פורים', ADAR_II, 15, 15],
  ['פסח', NISAN, 15, 16],
  ['חול המועד פסח', NISAN, 17, 20],
  ['פסח', NISAN, 21, 22],
  ['שבועות', SIVAN, 6, 7],
  ['צום י״ז בתמוז', TAMUZ, 17, 18],
  ['תשעה באב', AV, 9, 10],
];

/**
 * The Hebrew name, without vowel points, of the holiday that the server lists on a day. Pass only days of listed holidays,
 * because the ranges are wider than a year's holidays: they contain every day to which a fast can be moved, and 3 Tevet even
 * when Chanukah ends before it. Null outside all ranges.
 */
export function hebrewHolidayName(day: Day): string | null {
  const date = hebrewDateOf(day);
  // The calendar library calls the Adar of a common year ADAR_I.
  const month = date.getMonth() === ADAR_I && !date.isLeapYear() ? ADAR_II : date.getMonth();
  const number = date.getDate();
  return NAMES.find(([, of, first, last]) => of === month && first <= number && number <= last)?.[0] ?? null;
}
