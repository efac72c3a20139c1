/** @jest-environment node */
import { toDay } from './day';
import {
  eventKey,
  type MinyanEvent,
  recordedShabbosOf,
  relistedEvent,
  shabbosOf,
  upcomingEvents,
} from './event';
import type { Member } from './member';
import { buildHoliday, buildMember } from './testing/fixtures';

const first = buildHoliday({ displayName: 'Sukkos, first day', day: toDay('2026-09-26') });
const second = buildHoliday({ displayName: 'Sukkos, second day', day: toDay('2026-09-27') });
const listed = toDay('2026-09-26');

it('upcomingEvents returns the listed Shabbos, then all holidays in their order, even one on that Shabbos', () => {
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
])('on %s, without a listed Shabbos, upcomingEvents returns the Shabbos of %s', (today, day) => {
  const member = buildMember({ upcomingShabbos: null });
  expect(upcomingEvents(member, toDay(today))).toEqual([{ kind: 'shabbos', day }]);
});

it('upcomingEvents returns the listed Shabbos even if it is not the coming Saturday', () => {
  const member = buildMember({ upcomingShabbos: listed });
  expect(upcomingEvents(member, toDay('2026-09-27'))).toEqual([{ kind: 'shabbos', day: '2026-09-26' }]);
});

it.each([
  ['2026-09-25', 'later'],
  ['2026-09-26', 'shabbos'],
  ['2026-09-27', 'later'],
] as const)('the Shabbos of %s is of kind %s while that of 2026-09-26 is listed', (day, kind) => {
  expect(shabbosOf(toDay(day), { upcomingShabbos: listed })).toEqual({ kind, day });
});

it('every Shabbos is a later Shabbos while none is listed', () => {
  expect(shabbosOf(listed, { upcomingShabbos: null })).toEqual({ kind: 'later', day: listed });
});

const shabbos: MinyanEvent = { kind: 'shabbos', day: listed };
const holiday: MinyanEvent = { kind: 'holiday', day: first.day, holiday: first };
const later: MinyanEvent = { kind: 'later', day: toDay('2026-10-17') };
const signedUp = { ...first, recordId: 'own' };
const unlike = [
  { ...first, name: 'Another' },
  { ...first, day: second.day },
];

it.each<[string, MinyanEvent, Partial<Member>, MinyanEvent | null]>([
  ['the same Shabbos while it is listed', shabbos, { upcomingShabbos: listed }, shabbos],
  ['the same Shabbos while none is listed', shabbos, { upcomingShabbos: null }, shabbos],
  ['null once another Shabbos is listed', shabbos, { upcomingShabbos: toDay('2026-10-03') }, null],
  [
    "the holiday with the id of the member's sign-up",
    holiday,
    { upcomingHolidays: [second, signedUp] },
    { ...holiday, holiday: signedUp },
  ],
  ['null when no holiday has both its name and its day', holiday, { upcomingHolidays: unlike }, null],
  ['a later Shabbos unchanged, because no list has it', later, { upcomingShabbos: listed }, later],
])('relistedEvent returns %s', (_, event, member, relisted) => {
  expect(relistedEvent(event, buildMember(member))).toEqual(relisted);
});

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
  'if a read of the member named %p on %s, rows without a date that are read on %s belong to %p',
  (named, readOn, today, day) => {
    const upcomingShabbos = named === null ? null : toDay(named);
    expect(recordedShabbosOf(upcomingShabbos, toDay(readOn), toDay(today))).toBe(day);
  },
);

it.each<[MinyanEvent, string]>([
  [shabbos, '2026-09-26'],
  [later, '2026-10-17'],
  [holiday, `${first.name} 2026-09-26`],
  [{ kind: 'holiday', day: second.day, holiday: second }, `${first.name} 2026-09-27`],
])('the key of %p is %s', (event, key) => {
  expect(eventKey(event)).toBe(key);
});
