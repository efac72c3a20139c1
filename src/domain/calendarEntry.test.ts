/** @jest-environment node */
import { reminderOf } from './calendarEntry';
import { dayOf, toDay } from './day';
import { catskills, newYork } from './testing/fixtures';
import { formatTime } from './time';

test.each([
  // Shabbos; both days of Yom Tov; Shabbos after two days of Yom Tov; Yom Tov after Shabbos.
  ['2026-11-21', '2026-11-20 2:19 pm'],
  ['2026-09-12', '2026-09-11 4:59 pm'],
  ['2026-09-13', '2026-09-11 4:59 pm'],
  ['2027-04-24', '2027-04-21 5:30 pm'],
  ['2029-05-20', '2029-05-18 5:59 pm'],
])('the reminder of %s is due at %s', (day, time) => {
  const remindAt = reminderOf(toDay(day), catskills);
  expect(remindAt && `${dayOf(remindAt, newYork)} ${formatTime(remindAt, newYork)}`).toBe(time);
});
