/** @jest-environment node */
import * as fc from 'fast-check';
import { toDay } from './day';
import { isSeasonOver, lastStartDate, startDateProblem } from './startDate';
import { anyDay } from './testing/arbitraries';

it.each([
  ['2026-01-01', '2026-11-15'],
  ['2026-11-14', '2026-11-15'],
  ['2026-11-15', '2026-11-15'],
  ['2026-11-16', '2026-11-15'],
  ['2027-12-31', '2027-11-15'],
])('on %s the last start date is %s', (today, last) => {
  expect(lastStartDate(toDay(today))).toBe(last);
});

it.each([
  ['2026-01-01', false],
  ['2026-11-15', false],
  ['2026-11-16', true],
  ['2026-12-31', true],
  ['2027-01-01', false],
])('on %s the season is over: %p', (today, isOver) => {
  expect(isSeasonOver(toDay(today))).toBe(isOver);
});

it.each([
  ['today', '2026-10-20', '2026-10-20', null],
  ['yesterday', '2026-10-19', '2026-10-20', 'past'],
  ['tomorrow', '2026-10-21', '2026-10-20', null],
  ['the last day', '2026-11-15', '2026-10-20', null],
  ['the day after the last', '2026-11-16', '2026-10-20', 'afterLast'],
  ['next year', '2027-05-01', '2026-10-20', 'afterLast'],
  ['last year', '2025-11-01', '2026-10-20', 'past'],
  ['the last day, which is today', '2026-11-15', '2026-11-15', null],
  ['today, after the last day', '2026-11-16', '2026-11-16', 'afterLast'],
  ['today, at the end of the year', '2026-12-31', '2026-12-31', 'afterLast'],
  ['the last day, a day later', '2026-11-15', '2026-11-16', 'past'],
  ['the first day of a year', '2027-01-01', '2027-01-01', null],
])('%s, %s seen on %s, has the problem %p', (_, day, today, problem) => {
  expect(startDateProblem(toDay(day), toDay(today))).toBe(problem);
});

it('treats a missing date as a past one', () => {
  expect(startDateProblem(null, toDay('2026-10-20'))).toBe('past');
});

it('accepts exactly the days from today to the last', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (day, today) => {
      const isIn = day >= today && day <= lastStartDate(today);
      expect(startDateProblem(day, today) === null).toBe(isIn);
    }),
  );
});
