/** @jest-environment node */
import { createTestClient, signUpRequest, type TestClient } from '../testing/testClient';
import { callNames } from '../wire/calls';
import { FAULT_TEXT } from './faults';

const add = (client: TestClient) => client.send('POST', '/api/minyan/add', signUpRequest());
const member = () => createTestClient({ scenario: 'empty', signedInAs: 'demo' });
const recordsOf = (client: TestClient) => client.backend.db.signUps.where(() => true).length;

test.each([
  ['500', 500, { error: FAULT_TEXT }],
  ['500-plain', 500, 'Internal Server Error'],
  ['502-html', 502, expect.stringContaining('<h1>502 Bad Gateway</h1>')],
  ['503', 503, expect.stringContaining('<h1>503 Service Unavailable</h1>')],
  ['401', 401, { error: 'Please sign in.' }],
  ['redirect', 302, expect.stringContaining('<h1>Found</h1>')],
  ['html', 200, expect.stringContaining('<h1>Please sign in</h1>')],
] as const)('%s answers and does not perform the call', async (fault, status, answer) => {
  const client = member();
  client.backend.fail.addToMinyan = fault;
  expect(await add(client)).toMatchObject({ status, answer });
  expect(recordsOf(client)).toBe(0);
});

test.each([
  ['empty', undefined],
  ['malformed', '{"success":true,'],
  ['missing-fields', {}],
] as const)('%s performs the call and damages its answer', async (fault, answer) => {
  const client = member();
  client.backend.fail.addToMinyan = fault;
  expect(await add(client)).toMatchObject({ status: 200, answer });
  expect(recordsOf(client)).toBe(1);
});

test.each([
  ['done-502', 502, expect.stringContaining('502 Bad Gateway')],
  ['done-504', 504, expect.stringContaining('504 Gateway Timeout')],
  ['done-html', 200, expect.stringContaining('Please sign in')],
] as const)('%s performs the call and loses its answer', async (fault, status, answer) => {
  const client = member();
  client.backend.fail.addToMinyan = fault;
  expect(await add(client)).toMatchObject({ status, answer });
  expect(recordsOf(client)).toBe(1);
});

test('done-dropped performs the call and sends no answer', async () => {
  const client = member();
  client.backend.fail.addToMinyan = 'done-dropped';
  await expect(add(client)).rejects.toThrow('Failed to fetch');
  expect(recordsOf(client)).toBe(1);
});

test('a list of failures is used up one call after the other', async () => {
  const client = member();
  client.backend.fail.getMinyan = [
    { fault: 'works', calls: 1 },
    { fault: '500', calls: 2 },
    { fault: { status: 409, body: '{"error":"No."}' }, calls: 1 },
  ];
  const statuses: number[] = [];
  for (let calls = 0; calls < 6; calls += 1) statuses.push((await client.send('GET', '/api/minyan')).status);
  expect(statuses).toEqual([200, 500, 500, 409, 200, 200]);
  expect(client.backend.log[3]).toMatchObject({ fault: 'custom', answer: { error: 'No.' } });
  expect(client.backend.fail).toEqual({});
});

test('malformed does not damage a refusal', async () => {
  const client = createTestClient();
  client.backend.fail.login = 'malformed';
  expect(await client.signIn('demo', 'wrong')).toMatchObject({
    status: 401,
    answer: { error: expect.any(String) },
  });
});

test('missing-fields keeps the id of a member', async () => {
  const client = member();
  client.backend.fail.getUser = 'missing-fields';
  expect((await client.send('GET', '/api/user')).answer).toEqual({ user_id: 'member-1' });
});

test('dropped sends no answer and is logged', async () => {
  const client = member();
  client.backend.fail.addToMinyan = 'dropped';
  await expect(add(client)).rejects.toThrow('Failed to fetch');
  expect(client.backend.log).toMatchObject([{ call: 'addToMinyan', fault: 'dropped', status: null }]);
  expect(recordsOf(client)).toBe(0);
});

test('timeout sends no answer for 30 seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const client = member();
  client.backend.fail.addToMinyan = 'timeout';
  let ended = false;
  const call = add(client).catch((error: unknown) => {
    ended = true;
    return error;
  });
  await jest.advanceTimersByTimeAsync(29_999);
  expect(ended).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await call).toBeInstanceOf(TypeError);
  jest.useRealTimers();
});

test('a failure applies to its call until it is deleted', async () => {
  const client = member();
  for (const call of callNames) client.backend.fail[call] = '500';
  expect(await client.send('GET', '/api/minyan')).toMatchObject({ status: 500 });
  delete client.backend.fail.getMinyan;
  expect(await client.send('GET', '/api/minyan')).toMatchObject({ status: 200 });
  expect(await client.send('GET', '/api/user')).toMatchObject({ status: 500 });
});

test('backends do not share failures', async () => {
  const fail = { getUser: '500' } as const;
  const client = createTestClient({ signedInAs: 'demo', fail });
  const other = createTestClient({ signedInAs: 'demo', fail });
  delete client.backend.fail.getUser;
  expect(await client.send('GET', '/api/user')).toMatchObject({ status: 200 });
  expect(await other.send('GET', '/api/user')).toMatchObject({ status: 500 });
});
