/** @jest-environment node */
import { createTestClient, signUpRequest, type TestClient } from '../testing/testClient';
import { callNames } from '../wire/calls';
import { FAULT_TEXT } from './faults';

const add = (client: TestClient) => client.send('POST', '/api/minyan/add', signUpRequest());
const createClient = () => createTestClient({ scenario: 'empty', signedInAs: 'demo' });
const timesPerformed = (client: TestClient) => client.backend.db.signUps.where(() => true).length;

const page = (title: string) => expect.stringContaining(`<h1>${title}</h1>`);

test.each([
  ['500', 500, { error: FAULT_TEXT }, 0],
  ['500-plain', 500, 'Internal Server Error', 0],
  ['502-html', 502, page('502 Bad Gateway'), 0],
  ['503', 503, page('503 Service Unavailable'), 0],
  ['401', 401, { error: 'Please sign in.' }, 0],
  ['redirect', 302, page('Found'), 0],
  ['html', 200, page('Please sign in'), 0],
  ['empty', 200, undefined, 1],
  ['malformed', 200, '{"success":true,', 1],
  ['missing-fields', 200, {}, 1],
  ['done-502', 502, page('502 Bad Gateway'), 1],
  ['done-504', 504, page('504 Gateway Timeout'), 1],
  ['done-html', 200, page('Please sign in'), 1],
] as const)('%s answers %i with %p, and performs the call %i times', async (fault, status, answer, times) => {
  const client = createClient();
  client.backend.fail.addToMinyan = fault;
  expect(await add(client)).toMatchObject({ status, answer });
  expect(timesPerformed(client)).toBe(times);
});

test.each([
  ['dropped', 0],
  ['done-dropped', 1],
] as const)('%s sends no answer, is logged, and performs the call %i times', async (fault, times) => {
  const client = createClient();
  client.backend.fail.addToMinyan = fault;
  await expect(add(client)).rejects.toThrow('Failed to fetch');
  expect(client.backend.log).toMatchObject([{ call: 'addToMinyan', fault, status: null }]);
  expect(timesPerformed(client)).toBe(times);
});

test('a list of failures is used up one call after the other', async () => {
  const client = createClient();
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
  const refused = { status: 401, answer: { error: expect.any(String) } };
  expect(await client.signIn('demo', 'wrong')).toMatchObject(refused);
});

test('missing-fields keeps the id of a member', async () => {
  const client = createClient();
  client.backend.fail.getUser = 'missing-fields';
  expect((await client.send('GET', '/api/user')).answer).toEqual({ user_id: 'member-1' });
});

test('timeout closes the connection without an answer after 30 seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const client = createClient();
  client.backend.fail.addToMinyan = 'timeout';
  const onError = jest.fn();
  void add(client).catch(onError);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(onError).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onError).toHaveBeenCalledWith(expect.any(TypeError));
  jest.useRealTimers();
});

test('a failure applies to its call until the failure is deleted', async () => {
  const client = createClient();
  for (const call of callNames) client.backend.fail[call] = '500';
  expect(await client.send('GET', '/api/minyan')).toMatchObject({ status: 500 });
  delete client.backend.fail.getMinyan;
  expect(await client.send('GET', '/api/minyan')).toMatchObject({ status: 200 });
  expect(await client.send('GET', '/api/user')).toMatchObject({ status: 500 });
});
