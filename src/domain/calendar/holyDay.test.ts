/** @jest-environment node */
import { flags, getHolidaysOnDate } from '@hebcal/core';
import { toDay } from '../day';
import { addDays, weekdayOf } from '../time';
import { hebrewDateOf } from './hebrewDate';
import { isHolyDay, isYomTov } from './holyDay';

/** Every day of Yom Tov in 2026, from a printed calendar. */
const yomTovOf2026 = [
  '2026-04-02',
  '2026-04-03',
  '2026-04-08',
  '2026-04-09',
  '2026-05-22',
  '2026-05-23',
  '2026-09-12',
  '2026-09-13',
  '2026-09-21',
  '2026-09-26',
  '2026-09-27',
  '2026-10-03',
  '2026-10-04',
];

const daysFromTo = (first: string, last: string) => {
  const days = [toDay(first)];
  for (let day = addDays(toDay(first), 1); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
};

it('finds exactly the days of Yom Tov in 2026', () => {
  expect(daysFromTo('2026-01-01', '2026-12-31').filter(isYomTov)).toEqual(yomTovOf2026);
});

it.each([
  ['Purim', '2026-03-03'],
  ['the day before Pesach', '2026-04-01'],
  ['Chol Hamoed', '2026-04-06'],
  ['Isru Chag', '2026-04-10'],
  ["Tish'a B'Av", '2026-07-23'],
  ['the fast of Gedalia', '2026-09-14'],
  ['the day before Yom Kippur', '2026-09-20'],
  ['Hoshana Raba', '2026-10-02'],
  ['Chanukah', '2026-12-07'],
  ['Rosh Chodesh', '2026-12-10'],
])('%s, %s, is neither Yom Tov nor holy', (_, day) => {
  expect(isYomTov(toDay(day))).toBe(false);
  expect(isHolyDay(toDay(day))).toBe(false);
});

it.each([
  ['a Shabbos', '2026-11-21', true, false],
  ['the Friday before', '2026-11-20', false, false],
  ['the Sunday after', '2026-11-22', false, false],
  ['Yom Kippur, a Monday', '2026-09-21', true, true],
  ['Shabbos of Chol Hamoed', '2026-04-04', true, false],
  ['Yom Tov on Shabbos', '2026-09-12', true, true],
  ['the second day of Yom Tov, a Sunday', '2026-09-13', true, true],
])('%s, %s: holy is %p, Yom Tov is %p', (_, day, isHoly, isYom) => {
  expect(isHolyDay(toDay(day))).toBe(isHoly);
  expect(isYomTov(toDay(day))).toBe(isYom);
});

// If an update of the library fails here, find out whether the library or our code is wrong before you release.
it("agrees with the calendar library's holidays from 2015 to 2045", () => {
  const inLibrary = daysFromTo('2015-01-01', '2045-12-31').map((day) => {
    const holidays = getHolidaysOnDate(hebrewDateOf(day), false) ?? [];
    // The library's flags are a bit field.
    const isYom = holidays.some((holiday) => (holiday.getFlags() & flags.CHAG) !== 0);
    return { day, isYom, isHoly: isYom || weekdayOf(day) === 6 };
  });
  const ours = inLibrary.map(({ day }) => ({ day, isYom: isYomTov(day), isHoly: isHolyDay(day) }));
  expect(ours).toEqual(inLibrary);
});
