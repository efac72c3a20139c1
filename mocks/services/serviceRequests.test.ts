/** @jest-environment node */
import { createBuilders } from '../data/builders';
import { createTestClient, type TestClient } from '../testing/testClient';

const { buildWinterizeRequest } = createBuilders(0);
const deWinterize = {
  colonyName: 'Pine Hollow',
  toiletAmount: 10,
  sinkAmount: 10,
  washingMachineAmount: 3,
  thermostatAmount: 10,
  specialInstructions: '',
  todo: 'De-Winterize',
  combinationCode: '1234',
  breaker: true,
  bypassCode: '',
};

const sendWrong = (client: TestClient, overrides: object) =>
  client.sendWrong('POST', '/api/user/request', {
    ...buildWinterizeRequest({ startDate: '2026-11-12' }),
    ...overrides,
  });
const send = (client: TestClient, body: object) => client.send('POST', '/api/user/request', body);
const winterize = (client: TestClient, overrides: object = {}) =>
  send(client, { ...buildWinterizeRequest({ startDate: '2026-11-12' }), ...overrides });
const storedRequests = (client: TestClient) => client.backend.db.serviceRequests.where(() => true);

test('stores a winterization as it was sent', async () => {
  const client = createTestClient({ signedInAs: 'demo' });
  expect(await winterize(client, { heat: true, heatTemperature: 55 })).toMatchObject({
    status: 200,
    answer: {},
  });
  expect(storedRequests(client)).toEqual([
    {
      id: 'request-1',
      userId: 'member-1',
      submittedOn: '2026-11-10',
      request: buildWinterizeRequest({ startDate: '2026-11-12', heat: true, heatTemperature: 55 }),
    },
  ]);
});

test('accepts every de-winterization, also after November 15', async () => {
  const client = createTestClient({ signedInAs: 'demo', at: '2027-04-05T10:00:00-04:00' });
  expect(await send(client, deWinterize)).toMatchObject({ status: 200, answer: {} });
  expect(await send(client, deWinterize)).toMatchObject({ status: 200, answer: {} });
  expect(storedRequests(client)).toHaveLength(2);
});

test.each([
  ['2026-11-10T10:00:00-05:00', '2026-11-09', 'Please choose today or a later date.'],
  ['2026-11-10T10:00:00-05:00', '2026-11-10', null],
  ['2026-11-10T10:00:00-05:00', '2026-11-15', null],
  ['2026-11-10T10:00:00-05:00', '2026-11-16', 'Requests must be for dates on or before November 15'],
  ['2026-11-15T23:59:59-05:00', '2026-11-15', null],
  ['2026-11-16T00:00:00-05:00', '2026-11-16', 'Requests must be for dates on or before November 15'],
  ['2026-11-10T10:00:00-05:00', '2026-02-30', 'Please choose today or a later date.'],
])('at %s answers the start date %s with the error %p', async (at, startDate, error) => {
  const client = createTestClient({ signedInAs: 'demo', at });
  expect(await sendWrong(client, { startDate })).toMatchObject(
    error === null ? { status: 200 } : { status: 400, answer: { error } },
  );
});

test.each([
  ['a blank code', { combinationCode: ' ' }, 'Please enter the combination code.'],
  ['no toilet', { toiletAmount: 0 }, 'Please check the numbers of your appliances.'],
  ['eleven toilets', { toiletAmount: 11 }, 'Please check the numbers of your appliances.'],
  ['eleven sinks', { sinkAmount: 11 }, 'Please check the numbers of your appliances.'],
  ['four washing machines', { washingMachineAmount: 4 }, 'Please check the numbers of your appliances.'],
  ['eleven thermostats', { thermostatAmount: 11 }, 'Please check the numbers of your appliances.'],
  ['half a sink', { sinkAmount: 1.5 }, 'Please check the numbers of your appliances.'],
  ['heat without a temperature', { heat: true }, 'Please enter the heat temperature.'],
  ['another community', { colonyName: 'Maple Ridge' }, 'This request is for another community.'],
])('refuses %s', async (_title, overrides, error) => {
  const client = createTestClient({ signedInAs: 'demo' });
  expect(await sendWrong(client, overrides)).toMatchObject({ status: 400, answer: { error } });
  expect(storedRequests(client)).toEqual([]);
});

describe('a duplicate', () => {
  test('is answered with its day and not stored, unless duplicates are ignored', async () => {
    const client = createTestClient({ signedInAs: 'demo', scenario: 'duplicate-request' });
    expect(await winterize(client)).toMatchObject({
      status: 200,
      answer: { recent_duplicate_date: '2026-11-07' },
    });
    expect(storedRequests(client)).toHaveLength(1);
    expect(await winterize(client, { ignore_duplicates: true })).toMatchObject({ status: 200, answer: {} });
    expect(await winterize(client)).toMatchObject({ answer: { recent_duplicate_date: '2026-11-10' } });
  });

  test.each([
    ['2026-11-11T10:00:00-05:00', { recent_duplicate_date: '2026-10-12' }],
    ['2026-11-12T10:00:00-05:00', {}],
  ])('is recognised for 30 days: at %s the answer is %j', async (at, answer) => {
    const client = createTestClient({ signedInAs: 'demo', at: '2026-10-12T10:00:00-04:00' });
    await winterize(client);
    client.moveTo(at);
    expect((await winterize(client)).answer).toEqual(answer);
  });

  test('is not recognised for another member or a de-winterization', async () => {
    const client = createTestClient({ signedInAs: 'demo', scenario: 'duplicate-request' });
    expect((await send(client, deWinterize)).answer).toEqual({});
    await client.signIn('gabbai');
    expect((await winterize(client)).answer).toEqual({});
  });
});

test('requires a bypass code for an outstanding balance', async () => {
  const client = createTestClient({ signedInAs: 'demo', scenario: 'balance' });
  const error = 'Please pay your outstanding balance, or enter a bypass code.';
  expect(await winterize(client)).toMatchObject({ status: 400, answer: { error } });
  expect(await send(client, deWinterize)).toMatchObject({ status: 400, answer: { error } });
  expect(await winterize(client, { bypassCode: 'PAID2026' })).toMatchObject({ status: 200 });
});

test('accepts requests in a community without the Request menu', async () => {
  const client = createTestClient({ signedInAs: 'demo', scenario: 'winter-blocked' });
  expect(await winterize(client)).toMatchObject({ status: 200, answer: {} });
  expect(await send(client, deWinterize)).toMatchObject({ status: 200, answer: {} });
});
