/** @jest-environment node */
import { toDay, type Day } from '../domain/day';
import { newEntry } from '../domain/signUp';
import { fullSignUp } from '../domain/testing/fixtures';
import { readMember } from './member';
import { readAttendance } from './readAttendance';
import { readSignUp } from './readSignUp';
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
  ['', 0],
  [null, 0],
  [undefined, 0],
  ['three', 0],
  [0, 0],
  [-1, 0],
  ['-1', 0],
  ['3.0', 3],
  [2.5, 0],
  ['2.5', 0],
  [23_925_351, 23_925_351],
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

test('reads a unit without the blanks around it', () => {
  expect(readSignUp({ unit: ' 12 ' })?.unit).toBe('12');
  expect(readMember({ user_id: 7, unit: '12 ' })?.unit).toBe('12');
});

test('reads a numeric unit as text, and keeps a numeric user id', () => {
  expect(readSignUp({ unit: 12, user_id: 7, _id: 9 })).toMatchObject({
    unit: '12',
    userId: 7,
    recordId: '9',
  });
});

test('reads attendance records and skips unreadable rows and groups', async () => {
  const row = readSignUp(wireRow);
  const records = {
    // Lists a row twice.
    upcomingShabbos: [wireRow, null, { ...wireRow }],
    upcomingHolidays: [{ date_title: ' Purim', users: [wireRow] }, { date_title: 'Lag Baomer' }, null],
    futureShabbos: [
      { date: '2026-11-28T00:00:00.000Z', users: null },
      { date: 'soon', users: [wireRow] },
      { users: [wireRow] },
    ],
  };
  expect(await readAttendance(records, toDay('2026-11-14'))).toStrictEqual({
    recordedShabbos: '2026-11-14',
    upcomingShabbos: [row],
    upcomingHolidays: [
      { title: 'Purim', signUps: [row] },
      { title: 'Lag Baomer', signUps: [] },
    ],
    futureShabbos: [{ day: '2026-11-28', signUps: [] }],
  });
  expect(await readAttendance({})).toStrictEqual({
    recordedShabbos: null,
    upcomingShabbos: [],
    upcomingHolidays: [],
    futureShabbos: [],
  });
  for (const unreadable of [null, undefined, '', [], '<p>x</p>', 7])
    await expect(readAttendance(unreadable)).resolves.toBeNull();
});

describe('records that are read again', () => {
  const other = { ...wireRow, _id: 'r2' };
  const records = {
    upcomingShabbos: [wireRow, other],
    upcomingHolidays: [{ date_title: 'Purim', users: [wireRow] }],
    futureShabbos: [
      { date: '2026-11-21', users: [wireRow] },
      { date: '2026-11-28', users: [wireRow, other] },
    ],
  };
  async function readTwice(answer: unknown, shabbos: Day | null = null) {
    const before = await readAttendance(records);
    return { before, after: await readAttendance(answer, shabbos, before) };
  }

  test.each([structuredClone(records), { ...records, serverTime: 7 }])(
    'are the same object if nothing has changed',
    async (answer) => {
      const { before, after } = await readTwice(answer);
      expect(after).not.toBeNull();
      expect(after).toBe(before);
    },
  );

  test('contain the same objects for rows and lists that have not changed', async () => {
    const changed = structuredClone(records);
    changed.futureShabbos[1]?.users.splice(1, 1, { ...other, unit: '13' });
    const { before, after } = await readTwice(changed);
    expect(after?.futureShabbos[1]?.signUps[1]?.unit).toBe('13');
    expect(after?.futureShabbos[1]?.signUps[0]).toBe(before?.futureShabbos[1]?.signUps[0]);
    expect(after?.futureShabbos[0]).toBe(before?.futureShabbos[0]);
    expect(after?.upcomingShabbos).toBe(before?.upcomingShabbos);
    expect(after?.upcomingHolidays).toBe(before?.upcomingHolidays);
  });

  test('are new if rows without a date belong to another Shabbos', async () => {
    const { before, after } = await readTwice(records, toDay('2026-11-21'));
    expect(after).toStrictEqual({ ...before, recordedShabbos: '2026-11-21' });
  });
});

test.each([
  [999, 0],
  [1000, 1],
  [2500, 2],
])('while it reads %d rows, the browser can handle other tasks %d times', async (count, pauses) => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const wireRows = (length: number) =>
    Array.from({ length }, (_, index) => ({ ...wireRow, _id: `r${index}` }));
  const rows = wireRows(count - 500);
  const groups = [{ date: '2026-11-21', users: wireRows(500) }];
  const attendance = await readAttendance({ upcomingShabbos: rows, futureShabbos: groups });
  expect(attendance?.upcomingShabbos).toHaveLength(count - 500);
  expect(timers).toHaveBeenCalledTimes(pauses);
  timers.mockRestore();
});
