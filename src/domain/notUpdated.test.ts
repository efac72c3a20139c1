/** @jest-environment node */
import { instantAt } from '../../mocks/time/instantAt';
import { toDay, toInstant } from './day';
import { notUpdatedText } from './notUpdated';

const NEW_YORK = 'America/New_York';
const at = (day: string, time: string, extra: number) =>
  toInstant(instantAt(toDay(day), time, NEW_YORK) + extra);
const READ_ON = '2026-11-09';

test.each([
  ['15:05', 0, READ_ON, '15:08', 'Not updated since 3:05 pm.'],
  ['15:05', 59_999, READ_ON, '15:08', 'Not updated since 3:05 pm.'],
  ['00:00', 0, READ_ON, '23:59', 'Not updated since 12:00 am.'],
  ['23:59', 59_999, '2026-11-10', '00:03', 'Not updated since Monday 11:59 pm.'],
  ['15:05', 0, '2026-11-15', '23:59', 'Not updated since Monday 3:05 pm.'],
  ['15:05', 0, '2026-11-16', '00:00', 'Not updated since Mon Nov 9th 3:05 pm.'],
])('for records read at %s and %d ms, members read on %s at %s: %s', (time, extra, day, now, text) => {
  expect(notUpdatedText(at(READ_ON, time, extra), at(day, now, 0), NEW_YORK)).toBe(text);
});
