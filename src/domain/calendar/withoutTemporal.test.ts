/** @jest-environment node */
import { toDay } from '../day';
import { catskills, newYork } from '../testing/fixtures';
import { formatTime } from '../time';
import { eventName } from './eventName';
import { candleLighting, nightfall } from './times';

// The build excludes the calendar library's Temporal polyfill, so no code may need it.
jest.mock('temporal-polyfill/global', () => ({}));

it('computes the name and the times of a Shabbos in a browser without Temporal', () => {
  const day = toDay('2026-11-21');
  const end = nightfall(day, catskills, newYork);
  expect('Temporal' in globalThis).toBe(false);
  expect(eventName(day)).toBe('שבת פרשת ויצא');
  expect(candleLighting(day, catskills, newYork)).not.toBeNull();
  expect(end === null ? null : formatTime(end, newYork)).toBe('5:46 pm');
});
