/** @jest-environment node */
import { createBuilders } from '../data/builders';
import { createTestClient, type TestClient } from '../testing/testClient';

const { buildWinterizeRequest } = createBuilders(0);
const winterization = (overrides: object = {}) => ({
  ...buildWinterizeRequest({ startDate: '2026-11-12' }),
  ...overrides,
});
const maxAmounts = { toiletAmount: 10, sinkAmount: 10, washingMachineAmount: 3, thermostatAmount: 10 };
const details = { breaker: true, combinationCode: '1234', bypassCode: '', specialInstructions: '' };
const deWinterize = { todo: 'De-Winterize', colonyName: 'Pine Hollow', ...maxAmounts, ...details };

const send = (client: TestClient, body: object) => client.send('POST', '/api/user/request', body);
const storedRequests = (client: TestClient) => client.backend.db.serviceRequests.where(() => true);
const saved = { status: 200, answer: {}, cookies: [] };

test('stores a winterization as it was sent', async () => {
  const client = createTestClient({ signedInAs: 'demo' });
  const request = winterization({ heat: true, heatTemperature: 55 });
  expect(await send(client, request)).toEqual(saved);
  const stored = { id: 'request-1', userId: 'member-1', submittedOn: '2026-11-10', request };
  expect(storedRequests(client)).toEqual([stored]);
});

test('accepts a de-winterization twice, also in a community without the Request menu', async () => {
  const at = '2027-04-05T10:00:00-04:00';
  const client = createTestClient({ signedInAs: 'demo', at, scenario: 'winter-blocked' });
  expect(await send(client, deWinterize)).toEqual(saved);
  expect(await send(client, deWinterize)).toEqual(saved);
  expect(storedRequests(client)).toHaveLength(2);
});

test('answers a duplicate with the day of the earlier request, and stores a duplicate only with ignore_duplicates', async () => {
  const client = createTestClient({ signedInAs: 'demo', scenario: 'duplicate-request' });
  const duplicateOf = (day: string) => ({ status: 200, answer: { recent_duplicate_date: day } });
  expect(await send(client, winterization())).toMatchObject(duplicateOf('2026-11-07'));
  expect(storedRequests(client)).toHaveLength(1);
  expect(await send(client, winterization({ ignore_duplicates: true }))).toEqual(saved);
  expect(await send(client, winterization())).toMatchObject(duplicateOf('2026-11-10'));
});

test("neither a de-winterization nor another member's request is a duplicate", async () => {
  const client = createTestClient({ signedInAs: 'demo', scenario: 'duplicate-request' });
  expect((await send(client, deWinterize)).answer).toEqual({});
  await client.signIn('gabbai');
  expect((await send(client, winterization())).answer).toEqual({});
});

test.each([
  ['2026-11-11T10:00:00-05:00', { recent_duplicate_date: '2026-10-12' }],
  ['2026-11-12T10:00:00-05:00', {}],
])('recognizes a duplicate for 30 days: at %s the answer is %j', async (at, answer) => {
  const client = createTestClient({ signedInAs: 'demo', at: '2026-10-12T10:00:00-04:00' });
  await send(client, winterization());
  client.moveTo(at);
  expect((await send(client, winterization())).answer).toEqual(answer);
});

test.each(['PAID2026', ' PAID2026 '])('accepts the bypass code %j', async (bypassCode) => {
  const client = createTestClient({ signedInAs: 'demo', scenario: 'balance' });
  const code = { user_id: 'member-1', bypassCode };
  expect(await client.send('POST', '/api/user/verifyBypassCode', code)).toMatchObject({ status: 200 });
  expect(await send(client, winterization({ bypassCode }))).toEqual(saved);
});

// On the legacy wire the demo member has the number 1042 as id.
test.each([1042, '1042'])('accepts the bypass code of a member whose id is sent as %p', async (userId) => {
  const client = createTestClient({ wire: 'legacy', signedInAs: 'demo' });
  const code = { user_id: userId, bypassCode: 'PAID2026' };
  expect(await client.send('POST', '/api/user/verifyBypassCode', code)).toMatchObject({ status: 200 });
});
