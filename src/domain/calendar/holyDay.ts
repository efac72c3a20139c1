import { months } from '@hebcal/core';
import type { Day } from '../day';
import { SATURDAY, weekdayOf } from '../time';
import { hebrewDateOf } from './hebrewDate';

/** Days of Yom Tov in the diaspora, by month: Rosh Hashana, Yom Kippur, Sukkos with Simchas Torah; Pesach; Shavuos. */
const YOM_TOV: ReadonlyMap<number, readonly number[]> = new Map([
  [months.TISHREI, [1, 2, 10, 15, 16, 22, 23]],
  [months.NISAN, [15, 16, 21, 22]],
  [months.SIVAN, [6, 7]],
]);

/** Whether a day is Yom Tov in the diaspora. Yom Kippur is; Chol Hamoed, Purim, Chanukah and fast days are not. */
export function isYomTov(day: Day): boolean {
  const date = hebrewDateOf(day);
  return YOM_TOV.get(date.getMonth())?.includes(date.getDate()) ?? false;
}

/** Whether a day is Shabbos or Yom Tov: candles are lit for it. */
export function isHolyDay(day: Day): boolean {
  return weekdayOf(day) === SATURDAY || isYomTov(day);
}
