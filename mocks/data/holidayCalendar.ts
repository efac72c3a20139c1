import { HebrewCalendar } from '@hebcal/core';
import { hebrewDateOf } from '../../src/domain/calendar/hebrewDate';
import type { Day } from '../../src/domain/day';
import { addDays } from '../../src/domain/time';
import type { HolidayRecord } from './db';

/** What the emulated communities hold a minyan for: by the calendar library's name, the name that members read. */
const LISTED: Readonly<Record<string, string>> = {
  'Rosh Hashana': 'Rosh Hashana, 1st day',
  'Rosh Hashana II': 'Rosh Hashana, 2nd day',
  'Tzom Gedaliah': 'Tzom Gedaliah',
  'Yom Kippur': 'Yom Kippur',
  'Sukkot I': 'Sukkos, 1st day',
  'Sukkot II': 'Sukkos, 2nd day',
  'Shmini Atzeret': 'Shemini Atzeres',
  'Simchat Torah': 'Simchas Torah',
  Chanukah: 'Chanukah, 1st day',
  "Asara B'Tevet": "Asara B'Teves",
  "Ta'anit Esther": "Ta'anis Esther",
  Purim: 'Purim',
  'Pesach I': 'Pesach, 1st day',
  'Pesach II': 'Pesach, 2nd day',
  'Pesach VII': 'Pesach, 7th day',
  'Pesach VIII': 'Acharon Shel Pesach',
  'Shavuot I': 'Shavuos, 1st day',
  'Shavuot II': 'Shavuos, 2nd day',
  'Tzom Tammuz': 'Shiva Asar BeTammuz',
  "Tish'a B'Av": "Tisha B'Av",
};

/** The library's picture for a day that has none of its own. */
const NO_PICTURE = '✡️';

/** The listed holidays of so many days from a day on, by the diaspora's schedule, in order. */
export function holidaysFrom(first: Day, days: number): HolidayRecord[] {
  return Array.from({ length: days }, (_, index) => addDays(first, index))
    .flatMap(holidaysOn)
    .map((holiday) => ({ ...holiday }));
}

// Every backend asks for the same two years, and the calendar library needs 30 ms for them.
const knownDays = new Map<Day, readonly HolidayRecord[]>();

function holidaysOn(day: Day): readonly HolidayRecord[] {
  const known = knownDays.get(day) ?? lookUpHolidays(day);
  knownDays.set(day, known);
  return known;
}

function lookUpHolidays(day: Day): HolidayRecord[] {
  return (HebrewCalendar.getHolidaysOnDate(hebrewDateOf(day), false) ?? []).flatMap((event) => {
    const name = nameOf(event.getDesc());
    const displayName = LISTED[name];
    if (displayName === undefined) return [];
    const picture = name === 'Chanukah' ? '🕎' : (event.getEmoji() ?? NO_PICTURE);
    return [{ name, displayName, day, emoji: picture === NO_PICTURE ? null : picture }];
  });
}

/** Without the year of Rosh Hashana; the day after the first candle is Chanukah's first. */
function nameOf(description: string): string {
  return description === 'Chanukah: 2 Candles' ? 'Chanukah' : description.replace(/ \d{4}$/, '');
}
