/** @jest-environment node */
import { toDay } from '../day';
import { hebrewDateOf } from './hebrewDate';

it.each([
  ['0001-01-01', '18 Tevet 3761'],
  ['0099-12-31', "3 Sh'vat 3860"],
  ['1000-01-01', '16 Tevet 4760'],
  ['1970-01-01', '23 Tevet 5730'],
  ['1969-12-31', '22 Tevet 5730'],
  ['2024-02-29', '20 Adar I 5784'],
  ['2026-04-02', '15 Nisan 5786'],
  ['2026-09-11', '29 Elul 5786'],
  ['2026-09-12', '1 Tishrei 5787'],
  ['2026-11-21', '11 Kislev 5787'],
  ['2027-03-13', '4 Adar II 5787'],
  ['9999-12-31', '28 Cheshvan 13760'],
])('the Hebrew date of %s is %s', (day, date) => {
  expect(hebrewDateOf(toDay(day)).toString()).toBe(date);
});
