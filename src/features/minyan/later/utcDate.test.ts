/** @jest-environment node */
import { toDay } from '../../../domain/day';
import { addDays } from '../../../domain/time';
import { fromUtcDate, toUtcDate } from './utcDate';

it('converts a day to a Date and back unchanged', () => {
  const days = Array.from({ length: 800 }, (_, index) => addDays(toDay('2026-01-01'), index));
  expect(days.map((day) => fromUtcDate(toUtcDate(day)))).toEqual(days);
});
