/** @jest-environment node */
import { HebrewCalendar, Locale, type Event } from '@hebcal/core';
import { toDay, type Day } from '../day';
import { addDays } from '../time';
import { hebrewDateOf } from './hebrewDate';
import { hebrewHolidayName } from './hebrewHolidayName';

/** What the calendar library calls the holidays whose names this product lists, without the number of the day. */
const LISTED =
  /^(Rosh Hashana|Tzom Gedaliah|Yom Kippur|Sukkot|Shmini Atzeret|Simchat Torah|Chanukah|Asara B'Tevet|Ta'anit Esther|Purim|Pesach|Shavuot|Tzom Tammuz|Tish'a B'Av)(?: [IV]+)?(?: \d{4}|: \d Candles|: 8th Day)?(?: \(observed\))?$/;

const libraryName = (event: Event) => {
  const name = LISTED.exec(event.getDesc())?.[1];
  // The library names Chanukah by its evenings: the first candle is lit on the day before.
  return name === undefined || event.getDesc() === 'Chanukah: 1 Candle' ? null : name;
};

test.each([
  // With an ordinary and a leap year, a Kislev of 29 and of 30 days, and fasts that are moved from Shabbos.
  ['2024-09-01', 1200],
])('agrees with the calendar library for %s and the next %i days', (first, length) => {
  let compared = 0;
  for (let index = 0; index < length; index += 1) {
    const day: Day = addDays(toDay(first), index);
    for (const event of HebrewCalendar.getHolidaysOnDate(hebrewDateOf(day), false) ?? []) {
      const name = libraryName(event);
      if (name === null) continue;
      compared += 1;
      expect([day, name, hebrewHolidayName(day)]).toEqual([day, name, Locale.gettext(name, 'he-x-NoNikud')]);
    }
  }
  expect(compared).toBeGreaterThan(80);
});

test('names Chol Hamoed, Hoshana Raba and Shushan Purim, and returns null on a day outside all ranges', () => {
  expect(hebrewHolidayName(toDay('2027-04-25'))).toBe('חול המועד פסח');
  expect(hebrewHolidayName(toDay('2026-09-29'))).toBe('חול המועד סוכות');
  expect(hebrewHolidayName(toDay('2026-10-02'))).toBe('הושענא רבה');
  expect(hebrewHolidayName(toDay('2027-03-24'))).toBe('שושן פורים');
  expect(hebrewHolidayName(toDay('2026-11-21'))).toBeNull();
});
