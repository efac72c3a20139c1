/** @jest-environment node */
import { toDay } from './day';
import { recordedShabbosOf } from './upcomingShabbos';

// November 14, 2026, is a Saturday.
it.each([
  ['2026-11-14', '2026-11-10', '2026-11-10', '2026-11-14'],
  ['2026-11-14', '2026-11-10', '2026-11-14', '2026-11-14'],
  ['2026-11-14', '2026-11-10', '2026-11-15', null],
  ['2026-11-14', '2026-11-14', '2026-11-15', null],
  // The member was read after that Shabbos, and the server still named it.
  ['2026-11-14', '2026-11-15', '2026-11-15', '2026-11-14'],
  [null, '2026-11-10', '2026-11-15', '2026-11-21'],
])(
  'if the server named %p to a member read on %s, rows read on %s belong to %p',
  (named, readOn, today, day) => {
    const upcomingShabbos = named === null ? null : toDay(named);
    expect(recordedShabbosOf({ upcomingShabbos }, toDay(readOn), toDay(today))).toBe(day);
  },
);
