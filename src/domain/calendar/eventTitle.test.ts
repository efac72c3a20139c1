/** @jest-environment node */
import { toDay } from '../day';
import type { MinyanEvent } from '../event';
import { buildHoliday } from '../testing/fixtures';
import { eventTitle } from './eventName';

const holiday = buildHoliday({
  name: 'RH1',
  displayName: 'Rosh Hashana, first day',
  day: toDay('2026-09-12'),
});

it.each<[MinyanEvent, string]>([
  [{ kind: 'shabbos', day: toDay('2026-10-17') }, 'שבת פרשת נח'],
  [{ kind: 'later', day: toDay('2026-10-24') }, 'שבת פרשת לך־לך'],
  [{ kind: 'holiday', day: holiday.day, holiday }, 'Rosh Hashana, first day'],
])('the title of %p is %s', (event, title) => {
  expect(eventTitle(event)).toBe(title);
});
