/** @jest-environment node */
import { toDay } from './day';
import { buildHoliday, buildMember } from './testing/fixtures';
import { upcomingEvents } from './upcomingEvents';

const first = buildHoliday({ displayName: 'Sukkos, first day', day: toDay('2026-09-26') });
const second = buildHoliday({ displayName: 'Sukkos, second day', day: toDay('2026-09-27') });
const listed = toDay('2026-09-26');

it('returns the listed Shabbos, then all holidays in their order, even one on that Shabbos', () => {
  const member = buildMember({ upcomingShabbos: listed, upcomingHolidays: [second, first] });
  expect(upcomingEvents(member, toDay('2026-09-22'))).toEqual([
    { kind: 'shabbos', day: '2026-09-26' },
    { kind: 'holiday', day: '2026-09-27', holiday: second },
    { kind: 'holiday', day: '2026-09-26', holiday: first },
  ]);
});

it.each([
  ['2026-11-20', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['2026-11-22', '2026-11-28'],
])('on %s, without a listed Shabbos, returns the Shabbos of %s', (today, day) => {
  const member = buildMember({ upcomingShabbos: null });
  expect(upcomingEvents(member, toDay(today))).toEqual([{ kind: 'shabbos', day }]);
});

it('returns the listed Shabbos even if it is not the coming Saturday', () => {
  const member = buildMember({ upcomingShabbos: listed });
  expect(upcomingEvents(member, toDay('2026-09-27'))).toEqual([{ kind: 'shabbos', day: '2026-09-26' }]);
});
