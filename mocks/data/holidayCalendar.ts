import { hebrewDateOf } from '@/domain/calendar/hebrewDate';
import type { Day } from '@/domain/day';
import { addDays } from '@/domain/time';
import { HebrewCalendar } from '@hebcal/core';
import type { HolidayRecord } from './db';

/** The holidays with a minyan. The keys are the calendar library's names, and the values are the names that members read. */
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

const DEFAULT_EMOJI = '✡️';

/**
 * The listed holidays of the diaspora in the `days` days from `first` on, in order. Returns copies, because scenarios change
 * them.
 */
export function holidaysFrom(first: Day, days: number): HolidayRecord[] {
  const key = `${first} ${days}`;
  const holidays =
    cachedPeriods.get(key) ??
    Array.from({ length: days }, (_, index) => addDays(first, index)).flatMap(holidaysOn);
  cachedPeriods.set(key, holidays);
  return holidays.map((holiday) => ({ ...holiday }));
}

// The holidays are cached, because tests create many backends for the same days, and the library needs 30 ms for each backend.
const cachedPeriods = new Map<string, readonly HolidayRecord[]>();

function holidaysOn(day: Day): HolidayRecord[] {
  return (HebrewCalendar.getHolidaysOnDate(hebrewDateOf(day), false) ?? []).flatMap((event) => {
    const name = nameOf(event.getDesc());
    const displayName = LISTED[name];
    if (displayName === undefined) return [];
    const emoji = name === 'Chanukah' ? '🕎' : (event.getEmoji() ?? DEFAULT_EMOJI);
    return [{ name, displayName, day, emoji: emoji === DEFAULT_EMOJI ? null : emoji }];
  });
}

/** Removes the year of Rosh Hashana. The library names a day of Chanukah after the evening at its end: day 1 is '2 Candles'. */
function nameOf(description: string): string {
  return description === 'Chanukah: 2 Candles' ? 'Chanukah' : description.replace(/ \d{4}$/, '');
}
