/** @jest-environment node */
import { toDay } from './day';
import { lastStartDate, startDateProblem } from './startDate';

it.each([
  ['2026-01-01', '2026-11-15', false],
  ['2026-11-15', '2026-11-15', false],
  ['2026-11-16', '2026-11-15', true],
  ['2026-12-31', '2026-11-15', true],
  ['2027-01-01', '2027-11-15', false],
])('on %s the last start date is %s, and the season is over: %p', (today, last, isOver) => {
  expect(lastStartDate(toDay(today))).toBe(last);
  expect(startDateProblem(toDay(today), toDay(today))).toBe(isOver ? 'afterLast' : null);
});

// test/refusals.property.test.ts compares all days with the backend.
it.each([
  ['today', '2026-10-20', '2026-10-20', null],
  ['yesterday', '2026-10-19', '2026-10-20', 'past'],
  ['the last day', '2026-11-15', '2026-10-20', null],
  ['the day after the last', '2026-11-16', '2026-10-20', 'afterLast'],
  ['last year', '2025-11-01', '2026-10-20', 'past'],
  ['the last day, which is today', '2026-11-15', '2026-11-15', null],
  ['today, after the last day', '2026-11-16', '2026-11-16', 'afterLast'],
  ['the last day, a day later', '2026-11-15', '2026-11-16', 'past'],
  ['the first day of a year', '2027-01-01', '2027-01-01', null],
  ['no day', null, '2026-10-20', 'past'],
])('%s, %s seen on %s, has the problem %p', (_, day, today, problem) => {
  expect(startDateProblem(day === null ? null : toDay(day), toDay(today))).toBe(problem);
});
