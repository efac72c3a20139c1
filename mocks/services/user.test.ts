/** @jest-environment node */
import { createTestClient, signUpRequest } from '../testing/testClient';

test('returns the stored phone, unit and settings', async () => {
  const client = createTestClient();
  await client.signIn('balance');
  expect(await client.user()).toMatchObject({
    user_id: 'member-2',
    email: 'balance@example.com',
    phone: null,
    unit: '16',
    balance: 1234.5,
    notifications: 'A',
    notificationMethod: 'E',
    colonyData: { lat: 41.6556, lon: -74.6893 },
  });
});

test.each([
  ['2026-11-13T23:59:59-05:00', '2026-11-14'],
  ['2026-11-14T00:00:00-05:00', '2026-11-14'],
  ['2026-11-14T23:59:59-05:00', '2026-11-14'],
  ['2026-11-15T00:00:00-05:00', '2026-11-21'],
])('at %s the upcoming Shabbos is %s', async (at, upcoming) => {
  const client = createTestClient({ signedInAs: 'demo', at });
  expect((await client.user()).upcomingShabbos).toBe(upcoming);
});

test('lists the holidays of the next 60 days, including today and the 60th day', async () => {
  const client = createTestClient({ signedInAs: 'demo', at: '2026-10-20T10:00:00-04:00' });
  const listed = async () => (await client.user()).upcomingHolidays?.map(({ date }) => date);
  expect(await listed()).toEqual(['2026-12-05']);
  client.moveTo('2026-10-21T10:00:00-04:00');
  expect(await listed()).toEqual(['2026-12-05', '2026-12-20']);
  client.moveTo('2026-12-05T23:59:00-05:00');
  expect(await listed()).toEqual(['2026-12-05', '2026-12-20']);
  client.moveTo('2026-12-06T00:00:00-05:00');
  expect(await listed()).toEqual(['2026-12-20']);
});

test('lists the next holiday if the next 60 days have none', async () => {
  const client = createTestClient({ signedInAs: 'demo', at: '2026-12-21T10:00:00-05:00' });
  expect((await client.user()).upcomingHolidays).toEqual([
    { name: "Ta'anit Esther", displayName: "Ta'anis Esther", date: '2027-03-22', rocordId: null },
  ]);
});

test("returns a holiday with the id of the member's own record", async () => {
  const client = createTestClient({ signedInAs: 'demo' });
  const holiday = { holiday: true, holidayName: 'Chanukah', date: '2026-12-05' };
  await client.send('POST', '/api/minyan/add', signUpRequest(holiday));
  const [chanukah] = (await client.user()).upcomingHolidays ?? [];
  const own = client.backend.db.signUps.find(
    ({ userId, holidayName }) => userId === 'member-1' && holidayName === 'Chanukah',
  );
  expect(chanukah).toEqual({
    name: 'Chanukah',
    displayName: 'Chanukah, 1st day',
    date: '2026-12-05',
    emoji: '🕎',
    rocordId: own?.id,
  });
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
