/** @jest-environment node */
import { toDay } from './day';
import { eventKey, type MinyanEvent } from './event';
import { buildHoliday } from './testing/fixtures';

const day = toDay('2026-09-12');
const holiday = buildHoliday({ name: 'Rosh Hashana I', day });

it.each<[MinyanEvent, string]>([
  [{ kind: 'shabbos', day }, '2026-09-12'],
  [{ kind: 'later', day: toDay('2026-10-17') }, '2026-10-17'],
  [{ kind: 'holiday', day, holiday }, 'Rosh Hashana I 2026-09-12'],
])('the key of %p is %s', (event, key) => {
  expect(eventKey(event)).toBe(key);
});

it('the key differs for two holidays with the same name on two days', () => {
  const second = buildHoliday({ name: 'Rosh Hashana I', day: toDay('2026-09-13') });
  const keys = [holiday, second].map((one) => eventKey({ kind: 'holiday', day: one.day, holiday: one }));
  expect(new Set(keys).size).toBe(2);
});
