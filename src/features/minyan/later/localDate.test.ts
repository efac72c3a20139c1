/** @jest-environment node */
import { toDay } from '@/domain/day';
import { addDays } from '@/domain/time';
import { fromLocalDate, toLocalDate } from './localDate';

it('converts a day to a Date and back unchanged, also on days of a clock change', () => {
  const days = Array.from({ length: 800 }, (_, index) => addDays(toDay('2026-01-01'), index));
  expect(days.map((day) => fromLocalDate(toLocalDate(day)))).toEqual(days);
});

it("returns a Date that falls on the day in the device's time zone", () => {
  const date = toLocalDate(toDay('2026-08-22'));
  expect([date.getFullYear(), date.getMonth(), date.getDate()]).toEqual([2026, 7, 22]);
});
