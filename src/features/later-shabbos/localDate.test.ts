/** @jest-environment node */
import { toDay } from '../../domain/day';
import { addDays } from '../../domain/time';
import { fromLocalDate, toLocalDate } from './localDate';

it('goes to the device and back without losing a day, the days of every clock change among them', () => {
  const days = Array.from({ length: 800 }, (_, index) => addDays(toDay('2026-01-01'), index));
  expect(days.map((day) => fromLocalDate(toLocalDate(day)))).toEqual(days);
});

it("is the date that the device's calendar shows", () => {
  const date = toLocalDate(toDay('2026-08-22'));
  expect([date.getFullYear(), date.getMonth(), date.getDate()]).toEqual([2026, 7, 22]);
});
