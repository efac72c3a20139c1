/** @jest-environment node */
import { toDay } from '@/domain/day';
import { signUpCutOff } from './cutOff';

test.each([
  ['Sunday', '2026-08-16', '2026-08-13T20:00:00.000Z'],
  ['Monday', '2026-08-17', '2026-08-14T20:00:00.000Z'],
  ['Tuesday', '2026-08-18', '2026-08-16T20:00:00.000Z'],
  ['Wednesday', '2026-08-19', '2026-08-17T20:00:00.000Z'],
  ['Thursday', '2026-08-20', '2026-08-18T20:00:00.000Z'],
  ['Friday', '2026-08-21', '2026-08-19T20:00:00.000Z'],
  ['Saturday', '2026-08-15', '2026-08-13T20:00:00.000Z'],
  ['Saturday in winter', '2026-11-14', '2026-11-12T21:00:00.000Z'],
])('the cut-off of a %s, %s, is %s', (_weekday, day, cutOff) => {
  expect(new Date(signUpCutOff(toDay(day))).toISOString()).toBe(cutOff);
});
