/** @jest-environment node */
import { toDay } from '../domain/day';
import { newEntry } from '../domain/signUp';
import { fullSignUp } from '../domain/testing/fixtures';
import { readMember } from './member';
import { readAttendance, readSignUp } from './readAttendance';
import { wireRow } from './wireRowFixture';

test('reads a complete row', () => {
  expect(readSignUp(wireRow)).toStrictEqual(fullSignUp);
});

test('reads an empty row', () => {
  expect(readSignUp({})).toStrictEqual({
    ...newEntry,
    peopleCount: 0,
    recordId: null,
    userId: null,
    userName: 'Member',
    unit: '',
    timeAdded: null,
    day: null,
  });
});

test.each([
  ['is_guest', 'isGuest'],
  ['only_if_minyan', 'onlyIfMinyan'],
  ['anonymous', 'anonymous'],
  ['reservedMussaf', 'reservedMussaf'],
  ['comingEarlier', 'comingEarlier'],
] as const)('reads %s in every form of a flag', (name, flag) => {
  const read = (value: unknown) => readSignUp({ ...wireRow, [name]: value })?.[flag];
  expect([true, 1, '1'].map(read)).toEqual([true, true, true]);
  expect([false, 0, '0', null, undefined].map(read)).toEqual([false, false, false, false, false]);
});

test.each([
  ['3', 3],
  [3, 3],
  ['three', 0],
  [-1, 0],
  ['3.0', 3],
  [2.5, 0],
  [9_007_199_254_740_991, 9_007_199_254_740_991],
  [9_007_199_254_740_992, 0],
  [1e21, 0],
])('reads poeple_count %j as %j people', (poeple_count, count) => {
  expect(readSignUp({ ...wireRow, poeple_count })?.peopleCount).toBe(count);
});

test.each([
  [1, 'full', true, 'full'],
  ['1', '2nd', true, '2nd'],
  [true, '', true, null],
  [true, null, true, null],
  [true, '3rd', true, null],
  [0, '1-4', false, null],
  [null, '1-4', false, null],
])(
  'reads baalKorah %j with preparedFor %j as a reader: %j, of the part %j',
  (flag, preparedFor, baalKorah, part) => {
    expect(readSignUp({ ...wireRow, baalKorah: flag, preparedFor })).toMatchObject({ baalKorah, part });
  },
);

test('reads a unit as text without the blanks around it, and keeps a numeric user id', () => {
  const row = { unit: 12, user_id: 7, _id: 9 };
  expect(readSignUp(row)).toMatchObject({ unit: '12', userId: 7, recordId: '9' });
  expect(readSignUp({ unit: ' 12 ' })?.unit).toBe('12');
  expect(readMember({ user_id: 7, unit: '12 ' })?.unit).toBe('12');
});

test('reads attendance records and skips unreadable rows and groups', () => {
  const row = readSignUp(wireRow);
  const records = {
    // This list has a row twice.
    upcomingShabbos: [wireRow, null, { ...wireRow }],
    upcomingHolidays: [{ date_title: ' Purim', users: [wireRow] }, { date_title: 'Lag Baomer' }, null],
    futureShabbos: [
      { date: '2026-11-28T00:00:00.000Z', users: null },
      { date: 'soon', users: [wireRow] },
      { users: [wireRow] },
    ],
  };
  expect(readAttendance(records, toDay('2026-11-14'))).toStrictEqual({
    recordedShabbos: '2026-11-14',
    upcomingShabbos: [row],
    upcomingHolidays: [
      { title: 'Purim', signUps: [row] },
      { title: 'Lag Baomer', signUps: [] },
    ],
    futureShabbos: [{ day: '2026-11-28', signUps: [] }],
  });
  expect(readAttendance({})).toStrictEqual({
    recordedShabbos: null,
    upcomingShabbos: [],
    upcomingHolidays: [],
    futureShabbos: [],
  });
  for (const unreadable of [null, undefined, '', [], '<p>x</p>', 7])
    expect(readAttendance(unreadable)).toBeNull();
});
