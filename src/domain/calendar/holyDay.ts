import { months } from '@hebcal/core';
import type { Day } from '../day';
import { SATURDAY, weekdayOf } from '../time';
import { hebrewDateOf } from './hebrewDate';

/** The days of Yom Tov outside Israel, by month: Rosh Hashana, Yom Kippur, Sukkos and its end; Pesach; Shavuos. */
const YOM_TOV: ReadonlyMap<number, readonly number[]> = new Map([
  [months.TISHREI, [1, 2, 10, 15, 16, 22, 23]],
  [months.NISAN, [15, 16, 21, 22]],
  [months.SIVAN, [6, 7]],
]);

/** Whether a day is Yom Tov, diaspora schedule, Yom Kippur included; Chol Hamoed, Purim, Chanukah and fasts are not. */
export function isYomTov(day: Day): boolean {
  const date = hebrewDateOf(day);
  return YOM_TOV.get(date.getMonth())?.includes(date.getDate()) ?? false;
}

/** Whether a day is Shabbos or Yom Tov: one that candles are lit for, and on which nobody may be told to do anything. */
export function isHolyDay(day: Day): boolean {
  return weekdayOf(day) === SATURDAY || isYomTov(day);
}
