/** @jest-environment node */
import { createTestClient, fullChoice, rowOf, signUpRequest, type TestClient } from '../testing/testClient';

const add = (client: TestClient, overrides: object = {}) =>
  client.send('POST', '/api/minyan/add', signUpRequest(overrides));
const ownRow = async (client: TestClient) =>
  rowOf((await client.minyan()).upcomingShabbos, 'Yaakov Rosenberg');
const createClient = (options: Parameters<typeof createTestClient>[0] = {}) =>
  createTestClient({ scenario: 'empty', signedInAs: 'demo', ...options });

test('adds a row with all fields of the request', async () => {
  const client = createClient();
  expect(await add(client, fullChoice)).toMatchObject({ status: 200 });
  const owner = { _id: 'record-1', user_id: 'member-1', user_name: 'Yaakov Rosenberg', unit: '12' };
  const dates = { timeAdded: '2026-11-10T15:00:00.000Z', date: '2026-11-14' };
  expect(await ownRow(client)).toEqual({ ...owner, ...fullChoice, ...dates });
});

test('changes the record that the member already has, and keeps its id, position and time', async () => {
  const client = createTestClient({ signedInAs: 'gabbai' });
  const before = (await client.minyan()).upcomingShabbos ?? [];
  client.moveTo('2026-11-12T20:00:00-05:00');
  await add(client, { poeple_count: 7 });
  const changed = { poeple_count: 7, reservedMussaf: false, baalKorah: false, preparedFor: null };
  const after = (await client.minyan()).upcomingShabbos ?? [];
  expect(after).toEqual([{ ...before[0], ...changed }, ...before.slice(1)]);
});

test('ignores the part of a member who is not a Baal Korah', async () => {
  const client = createClient();
  await add(client, { preparedFor: 'full' });
  expect(await ownRow(client)).toMatchObject({ baalKorah: false, preparedFor: null });
});

test('treats a Shabbos that is also a holiday as two events', async () => {
  const client = createClient({ at: '2026-09-08T10:00:00-04:00' });
  await add(client, { date: '2026-09-12', poeple_count: 1 });
  await add(client, { date: '2026-09-12', poeple_count: 2, holiday: true, holidayName: 'Rosh Hashana' });
  const { upcomingShabbos, upcomingHolidays } = await client.minyan();
  expect(upcomingShabbos).toMatchObject([{ poeple_count: 1 }]);
  const title = { date_title: 'Rosh Hashana, 1st day' };
  expect(upcomingHolidays?.[0]).toMatchObject({ ...title, users: [{ poeple_count: 2, ...title }] });
});

test('accepts the Maftir of another day, and a Maftir that is free again', async () => {
  const client = createTestClient({ scenario: 'maftir-taken', signedInAs: 'demo' });
  const later = { futureShabbos: true, date: '2026-11-21', reservedMussaf: true };
  expect(await add(client, later)).toMatchObject({ status: 200 });
  client.backend.db.signUps.update(({ reservedMussaf }) => reservedMussaf, { reservedMussaf: false });
  expect(await add(client, { reservedMussaf: true })).toMatchObject({ status: 200 });
});

test('shows a reader whose part is unknown, and keeps every part free', async () => {
  const client = createClient({ scenario: 'nine' });
  client.backend.db.signUps.update(() => true, { part: 'unknown' });
  const { upcomingShabbos } = await client.minyan();
  expect(upcomingShabbos?.[0]).toMatchObject({ baalKorah: true, preparedFor: null });
  expect(await add(client, { baalKorah: true, preparedFor: 'full' })).toMatchObject({ status: 200 });
});

test("removes the member's own record, whatever characters its id has", async () => {
  const client = createTestClient({ scenario: 'hostile', signedInAs: 'gabbai' });
  const own = (await client.minyan()).upcomingShabbos?.[0]?._id ?? '';
  expect(own).toBe('record-1/../?#%2F ü');
  const removal = await client.send('DELETE', `/api/minyan/${encodeURIComponent(own)}`);
  expect(removal).toMatchObject({ status: 200 });
  expect((await client.minyan()).upcomingShabbos?.[0]?._id).not.toBe(own);
});
