import * as fc from 'fast-check';
import { bodiesOf, callsOf, startBackend } from '../../test/backend';
import { anAttendanceOrNull, aSignUpOrNull } from '../../test/strictShapes';
import { oddList, oddObject, oddRow } from '../../test/wireArbitraries';
import { toDay } from '../domain/day';
import { buildHoliday } from '../domain/testing/fixtures';
import { addSignUp, readAttendance, readSignUp, removeSignUp } from './attendance';
import type { SignUpEntry } from '../domain/signUpEntry';

const wireRow = {
  _id: 'r1',
  user_id: 'u1',
  user_name: 'Sam Green',
  is_guest: true,
  unit: '12',
  poeple_count: 3,
  only_if_minyan: true,
  anonymous: true,
  reservedMussaf: true,
  baalKorah: true,
  preparedFor: '1-4',
  comingEarlier: true,
  timeAdded: '2026-11-10T15:00:00.000Z',
  date: '2026-11-14',
  date_title: 'Shabbos',
};

test('reads a complete row', () => {
  expect(readSignUp(wireRow)).toStrictEqual({
    recordId: 'r1',
    userId: 'u1',
    userName: 'Sam Green',
    unit: '12',
    peopleCount: 3,
    isGuest: true,
    onlyIfMinyan: true,
    anonymous: true,
    reservedMussaf: true,
    baalKorah: true,
    part: '1-4',
    comingEarlier: true,
    timeAdded: 1_794_322_800_000,
    day: '2026-11-14',
  });
});

test('reads an empty row', () => {
  expect(readSignUp({})).toStrictEqual({
    recordId: null,
    userId: null,
    userName: '',
    unit: '',
    peopleCount: 0,
    isGuest: false,
    onlyIfMinyan: false,
    anonymous: false,
    reservedMussaf: false,
    baalKorah: false,
    part: null,
    comingEarlier: false,
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

test('reads a numeric unit as text, and keeps a numeric user id', () => {
  expect(readSignUp({ unit: 12, user_id: 7, _id: 9 })).toMatchObject({
    unit: '12',
    userId: 7,
    recordId: '9',
  });
});

test('reads attendance records and skips unreadable rows and groups', () => {
  const row = readSignUp(wireRow);
  const records = {
    upcomingShabbos: [wireRow, null],
    upcomingHolidays: [{ date_title: 'Purim', users: [wireRow] }, { date_title: 'Lag Baomer' }, null],
    futureShabbos: [
      { date: '2026-11-28T00:00:00.000Z', users: null },
      { date: 'soon', users: [wireRow] },
      { users: [wireRow] },
    ],
  };
  expect(readAttendance(records, toDay('2026-11-14'))).toStrictEqual({
    listedShabbos: '2026-11-14',
    upcomingShabbos: [row],
    upcomingHolidays: [
      { title: 'Purim', signUps: [row] },
      { title: 'Lag Baomer', signUps: [] },
    ],
    futureShabbos: [{ day: '2026-11-28', signUps: [] }],
  });
  expect(readAttendance({})).toStrictEqual({
    listedShabbos: null,
    upcomingShabbos: [],
    upcomingHolidays: [],
    futureShabbos: [],
  });
  for (const unreadable of [null, undefined, '', [], '<p>x</p>', 7])
    expect(readAttendance(unreadable)).toBeNull();
});

test('reads any answer as the strict shapes or null, without throwing', () => {
  const answers = oddObject(['upcomingShabbos', 'upcomingHolidays', 'futureShabbos'], {
    upcomingShabbos: oddList(oddRow),
    upcomingHolidays: oddList(oddObject(['date_title', 'users'], { users: oddList(oddRow) })),
    futureShabbos: oddList(
      oddObject(['date', 'users'], { date: fc.constant('2026-11-28'), users: oddList(oddRow) }),
    ),
  });
  fc.assert(
    fc.property(answers, oddRow, (answer, row) => {
      expect(readAttendance(answer)).toEqual(anAttendanceOrNull);
      expect(readSignUp(row)).toEqual(aSignUpOrNull);
    }),
    { numRuns: 500 },
  );
});

describe('the payload of a sign-up', () => {
  const entry: SignUpEntry = {
    peopleCount: 3,
    isGuest: true,
    onlyIfMinyan: false,
    anonymous: true,
    reservedMussaf: false,
    baalKorah: false,
    part: null,
    comingEarlier: true,
  };
  const common = {
    poeple_count: 3,
    is_guest: true,
    only_if_minyan: false,
    added_by: 'Self',
    anonymous: true,
    reservedMussaf: false,
    comingEarlier: true,
  };
  const signedIn = () => startBackend({ scenario: 'empty', signedInAs: 'demo' });

  test('for the upcoming Shabbos sets neither holiday nor futureShabbos', async () => {
    const backend = signedIn();
    await addSignUp({ kind: 'shabbos', day: toDay('2026-11-14') }, entry);
    expect(bodiesOf(backend, 'addToMinyan')).toStrictEqual([
      {
        ...common,
        date: '2026-11-14',
        holiday: false,
        futureShabbos: false,
        holidayName: null,
        baalKorah: false,
        preparedFor: null,
      },
    ]);
  });

  test('for a later Shabbos includes the part of the reading', async () => {
    const backend = signedIn();
    await addSignUp(
      { kind: 'later', day: toDay('2026-11-28') },
      { ...entry, baalKorah: true, part: '5-end', onlyIfMinyan: true, reservedMussaf: true },
    );
    expect(bodiesOf(backend, 'addToMinyan')).toStrictEqual([
      {
        ...common,
        only_if_minyan: true,
        reservedMussaf: true,
        date: '2026-11-28',
        holiday: false,
        futureShabbos: true,
        holidayName: null,
        baalKorah: true,
        preparedFor: '5-end',
      },
    ]);
  });

  test('for a holiday has its name, not its display name, and no part without baalKorah', async () => {
    const backend = startBackend({ scenario: 'tishrei', signedInAs: 'demo' });
    const [listed] = backend.db.holidays.where(() => true);
    if (!listed) throw new Error('No holiday is listed.');
    const holiday = buildHoliday({ name: listed.name, displayName: 'Another name', day: listed.day });
    await addSignUp({ kind: 'holiday', day: listed.day, holiday }, { ...entry, part: 'full' });
    expect(bodiesOf(backend, 'addToMinyan')).toStrictEqual([
      {
        ...common,
        date: listed.day,
        holiday: true,
        futureShabbos: false,
        holidayName: listed.name,
        baalKorah: false,
        preparedFor: null,
      },
    ]);
  });
});

test.each([
  ['r/1', '/api/minyan/r%2F1'],
  ['a+b', '/api/minyan/a%2Bb'],
  ['100%', '/api/minyan/100%25'],
  ['%2F', '/api/minyan/%252F'],
  ['?x=1', '/api/minyan/%3Fx%3D1'],
  ['#top', '/api/minyan/%23top'],
  ['ü', '/api/minyan/%C3%BC'],
  ['../add', '/api/minyan/..%2Fadd'],
  ['a b', '/api/minyan/a%20b'],
])('removes the record %j with DELETE %s, without a body', async (recordId, path) => {
  const backend = startBackend({ signedInAs: 'demo' });
  await removeSignUp(recordId).catch(() => undefined);
  expect(callsOf(backend, 'removeFromMinyan')).toMatchObject([{ method: 'DELETE', path, body: undefined }]);
});
