/** @jest-environment node */
import { signUpFlags } from '../data/signUpFields';
import { createTestClient, fullChoice, rowOf, signUpRequest, type TestClient } from '../testing/testClient';

const add = (client: TestClient, overrides: object = {}) =>
  client.send('POST', '/api/minyan/add', signUpRequest(overrides));
const addWrong = (client: TestClient, overrides: object) =>
  client.sendWrong('POST', '/api/minyan/add', signUpRequest(overrides));
const ownRow = async (client: TestClient) =>
  rowOf((await client.minyan()).upcomingShabbos, 'Yaakov Rosenberg');
const member = (options: Parameters<typeof createTestClient>[0] = {}) =>
  createTestClient({ scenario: 'empty', signedInAs: 'demo', ...options });

test('adds a row with all fields of the request', async () => {
  const client = member();
  expect(await add(client, fullChoice)).toMatchObject({ status: 200 });
  expect(await ownRow(client)).toEqual({
    _id: 'record-1',
    user_id: 'member-1',
    user_name: 'Yaakov Rosenberg',
    unit: '12',
    ...fullChoice,
    timeAdded: '2026-11-10T15:00:00.000Z',
    date: '2026-11-14',
  });
});

test.each(Object.keys(signUpFlags))('stores %s alone in the field of its own', async (wire) => {
  const client = member();
  await add(client, { [wire]: true });
  const chosen = Object.entries((await ownRow(client)) ?? {}).filter(([, value]) => value === true);
  expect(chosen).toEqual([[wire, true]]);
});

test('changes the record on a second call, and keeps its id, place and time', async () => {
  const client = createTestClient({ signedInAs: 'gabbai' });
  const before = (await client.minyan()).upcomingShabbos ?? [];
  client.moveTo('2026-11-12T20:00:00-05:00');
  await add(client, { poeple_count: 7 });
  const after = (await client.minyan()).upcomingShabbos ?? [];
  expect(after).toHaveLength(before.length);
  expect(after[0]).toEqual({
    ...before[0],
    poeple_count: 7,
    reservedMussaf: false,
    baalKorah: false,
    preparedFor: null,
  });
});

test('ignores the part of a member who is not a Baal Korah', async () => {
  const client = member();
  await add(client, { preparedFor: 'full' });
  expect(await ownRow(client)).toMatchObject({ baalKorah: false, preparedFor: null });
});

test.each([1, 40])('accepts %i men', async (count) => {
  const client = member();
  expect(await add(client, { poeple_count: count })).toMatchObject({ status: 200 });
  expect(await ownRow(client)).toMatchObject({ poeple_count: count });
});

test.each([0, 41, -1, 1.5])('refuses %d men', async (count) => {
  const client = member();
  expect(await addWrong(client, { poeple_count: count })).toMatchObject({
    status: 400,
    answer: { error: 'The number of men must be between 1 and 40.' },
  });
  expect(await ownRow(client)).toBeUndefined();
});

test.each([
  ['a number as text', { poeple_count: '3' }],
  ['a flag as a number', { is_guest: 1 }],
  ['a part that does not exist', { baalKorah: true, preparedFor: 'constructor' }],
  ['another adder', { added_by: 'Admin' }],
])('refuses %s', async (_title, overrides) => {
  expect(await addWrong(member(), overrides)).toMatchObject({
    status: 400,
    answer: { error: 'The request could not be read.' },
  });
});

describe('the event', () => {
  const past = 'This day has already passed.';
  const changed = 'The upcoming Shabbos has changed. Please reload the page and sign up again.';
  const closed = 'This holiday is not open for sign-up.';

  test.each([
    ['yesterday', { date: '2026-11-09' }, past],
    ['a weekday', { date: '2026-11-13' }, 'Please choose a Shabbos.'],
    ['no date', { date: '' }, 'Please choose a date.'],
    ['a later Shabbos as the upcoming one', { date: '2026-11-21' }, changed],
    ['the upcoming Shabbos as a later one', { futureShabbos: true }, changed],
    ['an unknown holiday', { holiday: true, holidayName: 'Kwanzaa', date: '2026-12-26' }, closed],
    ['a holiday on another day', { holiday: true, holidayName: 'Chanukah', date: '2026-12-06' }, closed],
    ['a holiday after the 60 days', { holiday: true, holidayName: 'Purim', date: '2027-03-23' }, closed],
  ])('refuses %s', async (_title, overrides, error) => {
    expect(await addWrong(member(), overrides)).toMatchObject({ status: 400, answer: { error } });
  });

  test('accepts sign-ups for the upcoming Shabbos until it ends at midnight', async () => {
    const client = member({ at: '2026-11-14T23:59:59-05:00' });
    expect(await add(client)).toMatchObject({ status: 200 });
    client.moveTo('2026-11-15T00:00:00-05:00');
    expect(await add(client)).toMatchObject({ status: 400, answer: { error: past } });
  });

  test('treats a Shabbos that is also a holiday as two events', async () => {
    const client = member({ scenario: 'empty', at: '2026-09-08T10:00:00-04:00' });
    await add(client, { date: '2026-09-12', poeple_count: 1 });
    await add(client, { date: '2026-09-12', poeple_count: 2, holiday: true, holidayName: 'Rosh Hashana' });
    const { upcomingShabbos, upcomingHolidays } = await client.minyan();
    expect(upcomingShabbos).toMatchObject([{ poeple_count: 1 }]);
    expect(upcomingHolidays?.[0]).toMatchObject({
      date_title: 'Rosh Hashana, 1st day',
      users: [{ poeple_count: 2, date_title: 'Rosh Hashana, 1st day' }],
    });
  });
});

describe('Maftir and Mussaf', () => {
  const taken = { status: 409, answer: { error: 'Maftir and Mussaf have already been reserved.' } };

  test('refuses a reservation while another unit holds it, and accepts it afterwards', async () => {
    const client = createTestClient({ scenario: 'maftir-taken', signedInAs: 'demo' });
    expect(await add(client, { reservedMussaf: true })).toMatchObject(taken);
    expect(await ownRow(client)).toBeUndefined();
    client.backend.db.signUps.update(({ reservedMussaf }) => reservedMussaf, { reservedMussaf: false });
    expect(await add(client, { reservedMussaf: true })).toMatchObject({ status: 200 });
  });

  test('accepts a reservation for another day', async () => {
    const client = createTestClient({ scenario: 'maftir-taken', signedInAs: 'demo' });
    const later = { futureShabbos: true, date: '2026-11-21', reservedMussaf: true };
    expect(await add(client, later)).toMatchObject({ status: 200 });
  });

  test('lets a member keep their own reservation', async () => {
    const client = createTestClient({ signedInAs: 'gabbai' });
    expect(await add(client, { poeple_count: 2, reservedMussaf: true })).toMatchObject({ status: 200 });
  });

  test('refuses a reservation where the community does not offer it', async () => {
    const client = createTestClient({ scenario: 'no-maftir', signedInAs: 'demo' });
    expect(await add(client, { reservedMussaf: true })).toMatchObject({
      status: 400,
      answer: { error: 'Maftir and Mussaf cannot be reserved in your community.' },
    });
  });
});

describe('Baal Korah', () => {
  const taken = { status: 409, answer: { error: 'This part of the reading has already been taken.' } };

  test('refuses a reader without a part', async () => {
    expect(await add(member(), { baalKorah: true })).toMatchObject({
      status: 400,
      answer: { error: 'Please specify the part for which you are a baal korah.' },
    });
  });

  // Each row: the part that one unit holds, and the parts that another unit can still take.
  test.each([
    ['full', []],
    ['1-4', ['5-end']],
    ['5-end', ['1-4']],
    ['1st', ['2nd']],
    ['2nd', ['1st']],
  ] as const)('while another unit holds %s, accepts only %j', async (held, free) => {
    for (const wanted of ['full', '1-4', '5-end', '1st', '2nd'] as const) {
      const client = createTestClient({ scenario: 'maftir-taken', signedInAs: 'demo' });
      client.backend.db.signUps.update(({ reservedMussaf }) => reservedMussaf, { part: held });
      const answer = await add(client, { baalKorah: true, preparedFor: wanted });
      expect({ wanted, ...answer }).toMatchObject(
        free.some((part) => part === wanted) ? { status: 200 } : { wanted, ...taken },
      );
    }
  });

  test('shows a reader whose part is unknown, and keeps every part free', async () => {
    const client = member({ scenario: 'nine' });
    client.backend.db.signUps.update(() => true, { part: 'unknown' });
    const { upcomingShabbos } = await client.minyan();
    expect(upcomingShabbos?.[0]).toMatchObject({ baalKorah: true, preparedFor: null });
    expect(await add(client, { baalKorah: true, preparedFor: 'full' })).toMatchObject({ status: 200 });
  });

  test("ignores the parts that the member's own unit holds", async () => {
    const client = createTestClient({ signedInAs: 'gabbai' });
    expect(await add(client, { baalKorah: true, preparedFor: 'full' })).toMatchObject({ status: 200 });
  });
});
