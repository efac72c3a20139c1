/** @jest-environment node */
import { toDay } from '../day';
import { buildHoliday } from '../testing/fixtures';
import { englishName } from './englishName';

test.each([
  ['2026-11-21', 'Shabbos Parshas Vayetzei'],
  ['2027-07-31', 'Shabbos Parshas Matos-Masei'],
  ['2027-08-28', "Shabbos Parshas Re'eh"],
  ['2026-09-26', 'Shabbos Sukkos'],
  ['2025-10-11', 'Shabbos Chol Hamoed Sukkos'],
  ['2027-04-24', 'Shabbos Chol Hamoed Pesach'],
  ['2028-09-30', 'Shabbos Yom Kippur'],
  ['2026-11-22', 'Shabbos'],
])('calls the Shabbos of %s "%s"', (day, name) => {
  expect(englishName({ kind: 'shabbos', day: toDay(day) })).toBe(name);
  expect(englishName({ kind: 'later', day: toDay(day) })).toBe(name);
});

test('names a holiday by its display name', () => {
  const holiday = buildHoliday({ displayName: 'Sukkos, 1st day' });
  expect(englishName({ kind: 'holiday', day: holiday.day, holiday })).toBe('Sukkos, 1st day');
});
