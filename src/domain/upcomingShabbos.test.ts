/** @jest-environment node */
import { toDay } from './day';
import { recordedShabbosOf } from './upcomingShabbos';

// November 14, 2026, is a Saturday.
it.each([
  ['2026-11-14', '2026-11-10', '2026-11-10', '2026-11-14'],
  ['2026-11-14', '2026-11-10', '2026-11-14', '2026-11-14'],
  ['2026-11-14', '2026-11-10', '2026-11-15', null],
  ['2026-11-14', '2026-11-14', '2026-11-15', null],
  // The server still named the passed Shabbos after it.
  ['2026-11-14', '2026-11-15', '2026-11-15', '2026-11-14'],
  [null, '2026-11-10', '2026-11-15', '2026-11-21'],
])('records of a member who named %p on %s belong on %s to %p', (named, readOn, today, day) => {
  const upcomingShabbos = named === null ? null : toDay(named);
  expect(recordedShabbosOf({ upcomingShabbos }, toDay(readOn), toDay(today))).toBe(day);
});
