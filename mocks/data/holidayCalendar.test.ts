/** @jest-environment node */
import { toDay } from '@/domain/day';
import { holidaysFrom } from './holidayCalendar';

const listed = (first: string, days: number) =>
  holidaysFrom(toDay(first), days).map(({ day, displayName, emoji }) => [day, displayName, emoji]);

test('lists the holidays of Tishrei 5787 as the diaspora keeps them', () => {
  expect(listed('2026-09-01', 60)).toEqual([
    ['2026-09-12', 'Rosh Hashana, 1st day', '🍏🍯'],
    ['2026-09-13', 'Rosh Hashana, 2nd day', '🍏🍯'],
    ['2026-09-14', 'Tzom Gedaliah', null],
    ['2026-09-21', 'Yom Kippur', null],
    ['2026-09-26', 'Sukkos, 1st day', '🌿🍋'],
    ['2026-09-27', 'Sukkos, 2nd day', '🌿🍋'],
    ['2026-10-03', 'Shemini Atzeres', null],
    ['2026-10-04', 'Simchas Torah', null],
  ]);
});

test('lists the holidays of the rest of 5787', () => {
  expect(listed('2026-11-01', 330).map(([day, name]) => [day, name])).toEqual([
    ['2026-12-05', 'Chanukah, 1st day'],
    ['2026-12-20', "Asara B'Teves"],
    ['2027-03-22', "Ta'anis Esther"],
    ['2027-03-23', 'Purim'],
    ['2027-04-22', 'Pesach, 1st day'],
    ['2027-04-23', 'Pesach, 2nd day'],
    ['2027-04-28', 'Pesach, 7th day'],
    ['2027-04-29', 'Acharon Shel Pesach'],
    ['2027-06-11', 'Shavuos, 1st day'],
    ['2027-06-12', 'Shavuos, 2nd day'],
    ['2027-07-22', 'Shiva Asar BeTammuz'],
    ['2027-08-12', "Tisha B'Av"],
  ]);
});

test('includes the first day of a period, and no day after its last', () => {
  expect(listed('2026-09-12', 1)).toHaveLength(1);
  expect(listed('2026-09-11', 1)).toHaveLength(0);
});
