import { toDay } from '../domain/day';
import { fullSignUp } from '../domain/testing/fixtures';
import { readMember, readPlace } from './member';
import { wireRow } from './wireRowFixture';

const chanukah = { name: 'Chanukah', displayName: 'Chanukah, first day' };

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
  upcomingHolidays: [{ ...chanukah, date: '2026-12-05', emoji: '🕎', rocordId: 'r9' }],
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
    upcomingHolidays: [{ ...chanukah, day: '2026-12-05', emoji: '🕎', recordId: 'r9' }],
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

const others = [null, undefined, '', '<!doctype html>', 7, true, [], [wireUser], {}, { error: 'x' }];
const withoutId = ['', null, true, {}].map((id) => ({ user_id: id }));

test.each([...others, ...withoutId].map((value) => [value]))('returns null for %j', (value) => {
  expect(readMember(value)).toBeNull();
});

// reading.test.ts and wirePhone.test.ts have every form of these values.
test.each([
  [{ phone: '+1 222-222-2222' }, { phone: '222-222-2222' }],
  [{ phone: 2222222222 }, { phone: '2222222222' }],
  [{ phone: null }, { phone: '' }],
  [{ balance: '12.5' }, { balance: 12.5 }],
  [{ balance: null }, { balance: 0 }],
  [{ balance: 'soon' }, { balance: 0 }],
  [{ upcomingShabbos: '2026-11-14T00:00:00.000Z' }, { upcomingShabbos: '2026-11-14' }],
  [{ upcomingShabbos: '2026-11-31' }, { upcomingShabbos: null }],
])('reads %j as %j', (sent, read) => {
  expect(readMember({ ...wireUser, ...sent })).toMatchObject(read);
});

test('uses the name of a holiday without a display name, and skips a repeated holiday and one without a day', () => {
  const holidays = [
    { name: 'Purim', displayName: ' Purim ', date: '2027-03-23' },
    { name: 'Purim', date: '2027-03-23T00:00:00.000Z', emoji: '🎭' },
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
  [90.1, -75, null],
  [41.6, 74.6, null],
  [null, -74.6, null],
  [41.6, undefined, null],
  ['', '', null],
])('reads the place at %j, %j as %j', (lat, lon, place) => {
  expect(readPlace({ lat, lon })).toEqual(place);
});
