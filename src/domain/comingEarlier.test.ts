/** @jest-environment node */
import { toDay } from './day';
import { comingEarlierWeekday } from './signUpOptions';

const week = [
  ['Sunday', '2026-08-09', null],
  ['Monday', '2026-08-10', null],
  ['Tuesday', '2026-08-11', 'Sunday'],
  ['Wednesday', '2026-08-12', 'Monday'],
  ['Thursday', '2026-08-13', 'Tuesday'],
  ['Friday', '2026-08-14', 'Wednesday'],
  ['Saturday', '2026-08-15', 'Thursday'],
] as const;

it.each(week)('for a %s, %s, returns %p in a community with openOnThu', (_, day, weekday) => {
  expect(comingEarlierWeekday(toDay(day), true)).toBe(weekday);
});

it.each(week)('for a %s, %s, returns null in a community without openOnThu', (_, day) => {
  expect(comingEarlierWeekday(toDay(day), false)).toBeNull();
});
