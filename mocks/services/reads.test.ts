/** @jest-environment node */
import { createTestClient, rowOf, signUpRequest } from '../testing/testClient';

test('returns the stored phone, unit and settings', async () => {
  const member = { user_id: 'member-2', email: 'balance@example.com', phone: null, unit: '16' };
  const settings = { balance: 1234.5, notifications: 'A', notificationMethod: 'E' };
  const colonyData = { lat: 41.6556, lon: -74.6893 };
  const user = await createTestClient({ signedInAs: 'balance' }).user();
  expect(user).toMatchObject({ ...member, ...settings, colonyData });
});

test.each([
  ['2026-11-13T23:59:59-05:00', '2026-11-14'],
  ['2026-11-14T00:00:00-05:00', '2026-11-14'],
  ['2026-11-14T23:59:59-05:00', '2026-11-14'],
  ['2026-11-15T00:00:00-05:00', '2026-11-21'],
])('at %s the upcoming Shabbos is %s', async (at, upcoming) => {
  expect((await createTestClient({ signedInAs: 'demo', at }).user()).upcomingShabbos).toBe(upcoming);
});

test.each([
  ['2026-10-20T10:00:00-04:00', ['2026-12-05']],
  ['2026-10-21T10:00:00-04:00', ['2026-12-05', '2026-12-20']],
  ['2026-12-05T23:59:00-05:00', ['2026-12-05', '2026-12-20']],
  ['2026-12-06T00:00:00-05:00', ['2026-12-20']],
  // The next 60 days have no holiday, so the first holiday after them is listed.
  ['2026-12-21T10:00:00-05:00', ['2027-03-22']],
])('at %s the listed holidays are %j', async (at, days) => {
  const client = createTestClient({ signedInAs: 'demo', at: '2026-10-20T10:00:00-04:00' });
  client.moveTo(at);
  expect((await client.user()).upcomingHolidays?.map(({ date }) => date)).toEqual(days);
});

test("returns a holiday with the id of the member's own record, and omits a missing emoji", async () => {
  const client = createTestClient({ signedInAs: 'demo' });
  const holiday = { holiday: true, holidayName: 'Chanukah', date: '2026-12-05' };
  await client.send('POST', '/api/minyan/add', signUpRequest(holiday));
  const own = client.backend.db.signUps.find(
    ({ userId, holidayName }) => userId === 'member-1' && holidayName === 'Chanukah',
  );
  const chanukah = { name: 'Chanukah', displayName: 'Chanukah, 1st day', date: '2026-12-05', emoji: '🕎' };
  const asara = { name: "Asara B'Tevet", displayName: "Asara B'Teves", date: '2026-12-20', rocordId: null };
  expect((await client.user()).upcomingHolidays).toEqual([{ ...chanukah, rocordId: own?.id }, asara]);
});

test("returns only the member's records for later Shabbosim as future records", async () => {
  const client = createTestClient({ signedInAs: 'demo' });
  await client.send('POST', '/api/minyan/add', signUpRequest());
  await client.send('POST', '/api/minyan/add', signUpRequest({ futureShabbos: true, date: '2026-11-21' }));
  const dates = async () => (await client.user()).futureMinyanRecords?.map(({ date }) => date);
  expect(await dates()).toEqual(['2026-12-05', '2026-11-21']);
  client.moveTo('2026-11-15T00:00:00-05:00');
  expect(await dates()).toEqual(['2026-12-05']);
});

test("returns the member's community without its internal id", async () => {
  const colony = await createTestClient({ signedInAs: 'demo' }).colony();
  const flags = { hasMikvah: true, maftirMussafOption: true, openOnThu: false };
  expect(colony).toMatchObject({ name: 'Pine Hollow', ...flags });
  expect(colony).not.toHaveProperty('id');
  expect(colony.shulOpenAt).toContain('2026-11-14');
  expect(colony.mikvahOpenAt).toContain('2026-11-14');
  expect(colony.mikvahOpenAt).not.toContain('2026-11-21');
});

test('omits a flag of a community that was never set', async () => {
  const colony = await createTestClient({ signedInAs: 'cottage' }).colony();
  expect(colony).toMatchObject({ name: 'Hidden Spruce Cottages', hasMikvah: false, email: null });
  expect(colony).not.toHaveProperty('maftirMussafOption');
});

test('groups the rows by event, in the order in which they were added', async () => {
  const client = createTestClient({ signedInAs: 'demo' });
  const grouped = async () => {
    const { upcomingShabbos, upcomingHolidays, futureShabbos } = await client.minyan();
    return [
      upcomingShabbos?.map(({ user_name }) => user_name?.split(' ')[1]).join(' '),
      upcomingHolidays?.map(({ date_title, users }) => [date_title, users?.length]),
      futureShabbos?.map(({ date, users }) => [date, users?.length]),
    ];
  };
  const holidays = (rows: number) => [
    ['Chanukah, 1st day', rows],
    ["Asara B'Teves", rows],
  ];
  expect(await grouped()).toEqual([
    'Weiss Adler Berkowitz Cohen Dembitzer Ehrlich Feldman Goldstein Halberstam',
    holidays(3),
    [
      ['2026-11-21', 3],
      ['2026-12-05', 3],
    ],
  ]);
  client.moveTo('2026-11-15T00:00:00-05:00');
  expect((await grouped())[2]).toEqual([['2026-12-05', 3]]);
  expect((await client.minyan()).upcomingShabbos).toHaveLength(3);
  client.backend.db.signUps.remove(() => true);
  expect(await grouped()).toEqual(['', holidays(0), []]);
});

test('shows no rows of another community', async () => {
  const client = createTestClient({ signedInAs: 'cottage' });
  await client.send('POST', '/api/minyan/add', signUpRequest({ poeple_count: 5 }));
  const { upcomingShabbos, futureShabbos } = await client.minyan();
  expect(upcomingShabbos).toMatchObject([{ user_name: 'Tuvia Unger', poeple_count: 5 }]);
  expect(futureShabbos).toEqual([]);
});

test("shows a member's new name in their earlier rows", async () => {
  const client = createTestClient({ signedInAs: 'gabbai' });
  const name = { first_name: 'Zalman', last_name: 'Weisz', email: 'gabbai@example.com', phone: null };
  await client.send('POST', '/api/user/update', name);
  expect(rowOf((await client.minyan()).upcomingShabbos, 'Zalman Weisz')).toMatchObject({ unit: '5' });
});
