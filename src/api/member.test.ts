import { callsOf, startBackend } from '../../test/backend';
import { toDay } from '../domain/day';
import { fullSignUp } from '../domain/testing/fixtures';
import { fetchMember, readMember, readPlace } from './member';
import { wireRow } from './wireRowFixture';

const wireUser = {
  user_id: 'u1',
  first_name: 'Sam',
  last_name: 'Green',
  email: 'sam@example.com',
  phone: '+12225550100',
  username: 'sam',
  unit: '12',
  balance: 12.5,
  notifications: 'M',
  notificationMethod: 'T',
  colonyData: { lat: 41.6, lon: -74.6 },
  upcomingShabbos: '2026-11-14',
  upcomingHolidays: [
    { name: 'Chanukah', displayName: 'Chanukah, first day', date: '2026-12-05', emoji: '🕎', rocordId: 'r9' },
  ],
  futureMinyanRecords: [{ ...wireRow, date: '2026-11-28' }],
};

test('reads a complete user', () => {
  expect(readMember(wireUser)).toStrictEqual({
    userId: 'u1',
    firstName: 'Sam',
    lastName: 'Green',
    email: 'sam@example.com',
    phone: '2225550100',
    username: 'sam',
    unit: '12',
    balance: 12.5,
    notifications: 'M',
    notificationMethod: 'T',
    place: { lat: 41.6, lon: -74.6 },
    upcomingShabbos: '2026-11-14',
    upcomingHolidays: [
      {
        name: 'Chanukah',
        displayName: 'Chanukah, first day',
        day: '2026-12-05',
        emoji: '🕎',
        recordId: 'r9',
      },
    ],
    futureSignUps: [{ ...fullSignUp, day: toDay('2026-11-28') }],
  });
});

test('reads a user that has only an id', () => {
  expect(readMember({ user_id: 7 })).toStrictEqual({
    userId: 7,
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    username: '',
    unit: '',
    balance: 0,
    notifications: 'N',
    notificationMethod: 'E',
    place: null,
    upcomingShabbos: null,
    upcomingHolidays: [],
    futureSignUps: [],
  });
});

test.each([
  [null],
  [undefined],
  [''],
  ['<!doctype html>'],
  [[]],
  [[wireUser]],
  [7],
  [true],
  [{}],
  [{ error: 'x' }],
  [{ user_id: '' }],
  [{ user_id: null }],
  [{ user_id: true }],
  [{ user_id: {} }],
])('returns null for %j', (value) => {
  expect(readMember(value)).toBeNull();
});

test.each([
  ['+1 222-222-2222', '222-222-2222'],
  ['+12222222222', '2222222222'],
  ['2222222222', '2222222222'],
  [2222222222, '2222222222'],
  [null, ''],
  [undefined, ''],
])('reads the phone %j as %j', (phone, shown) => {
  expect(readMember({ ...wireUser, phone })?.phone).toBe(shown);
});

test.each([
  ['12.5', 12.5],
  ['-3', -3],
  [0, 0],
  [null, 0],
  ['soon', 0],
  [1234567.891, 1234567.891],
])('reads the balance %j as %j', (balance, expected) => {
  expect(readMember({ ...wireUser, balance })?.balance).toBe(expected);
});

test.each([
  ['2026-11-14', '2026-11-14'],
  ['2026-11-14T00:00:00.000Z', '2026-11-14'],
  ['2026-11-14T00:00:00Z', '2026-11-14'],
  ['2026-11-14T05:00:00.000Z', '2026-11-14'],
  ['2026-11-15T04:59:59.999Z', '2026-11-14'],
  ['2026-11-14T04:59:59.999Z', '2026-11-13'],
  ['2026-11-14T00:00:00.001Z', '2026-11-13'],
  ['2026-07-04T03:59:59.999Z', '2026-07-03'],
  ['2026-07-04T04:00:00.000Z', '2026-07-04'],
  ['2026-11-31', null],
  ['soon', null],
  [null, null],
])('reads the upcoming Shabbos %j as the day %j', (upcomingShabbos, day) => {
  expect(readMember({ ...wireUser, upcomingShabbos })?.upcomingShabbos).toBe(day);
});

test('uses the name of a holiday without a display name, and skips a holiday without a day', () => {
  const holidays = [
    { name: 'Purim', displayName: ' Purim ', date: '2027-03-23' },
    // Listed twice.
    { name: 'Purim', date: '2027-03-23T00:00:00.000Z' },
    { name: 'Purim', displayName: null, date: '2027-03-24', emoji: null, rocordId: null },
    { name: 'Lag Baomer', displayName: 'Lag Baomer', date: 'soon' },
    { name: 'Lag Baomer' },
    null,
    'Purim',
  ];
  const purim = { name: 'Purim', displayName: 'Purim', day: '2027-03-23', emoji: null, recordId: null };
  expect(readMember({ ...wireUser, upcomingHolidays: holidays })?.upcomingHolidays).toEqual([
    purim,
    { ...purim, day: '2027-03-24' },
  ]);
});

test.each([
  [41.6, -74.6, { lat: 41.6, lon: -74.6 }],
  ['41.6', '-74.6', { lat: 41.6, lon: -74.6 }],
  [90, -105, { lat: 90, lon: -105 }],
  [-90, -45, { lat: -90, lon: -45 }],
  [90.1, -75, null],
  [41.6, -105.1, null],
  [41.6, -44.9, null],
  [0, 0, null],
  [41.6, 74.6, null],
  [-74.6, 41.6, null],
  [null, -74.6, null],
  [41.6, undefined, null],
  ['', '', null],
])('reads the place at %j, %j as %j', (lat, lon, place) => {
  expect(readPlace({ lat, lon })).toEqual(place);
});

test('fetchMember adds the time to GET /api/user', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  expect(await fetchMember()).toMatchObject({ userId: 'member-1', firstName: 'Yaakov' });
  expect(callsOf(backend, 'getUser').map(({ path }) => path)).toEqual(['/api/user?_=1794322800000']);
});

test.each(['empty', 'malformed', '502-html', '500', 'dropped'] as const)(
  'fetchMember rejects when GET /api/user fails with %s',
  async (fault) => {
    startBackend({ signedInAs: 'demo', fail: { getUser: fault } });
    await expect(fetchMember()).rejects.toThrow('GET /api/user');
  },
);
