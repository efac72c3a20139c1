/** @jest-environment node */
import { createBackend } from './backend';
import type { Tables } from './data/db';
import { createTestClient, milliseconds, signUpRequest } from './testing/testClient';

test('logs each request as it was sent, with its answer', async () => {
  const client = createTestClient({ scenario: 'empty', signedInAs: 'demo', at: '2026-11-10T15:00:00Z' });
  await client.send('GET', '/api/colony?_=17');
  await client.send('POST', '/api/minyan/add', signUpRequest({ anonymous: true }));
  await client.send('DELETE', '/api/minyan/a%2Fb');
  const read = { call: 'getColony', method: 'GET', path: '/api/colony?_=17', body: undefined, status: 200 };
  const sent = { call: 'addToMinyan', method: 'POST', path: '/api/minyan/add', status: 200 };
  const refused = { call: 'removeFromMinyan', method: 'DELETE', path: '/api/minyan/a%2Fb', status: 404 };
  const at = milliseconds('2026-11-10T15:00:00Z');
  const answer = expect.objectContaining({ name: 'Pine Hollow' });
  const answerHeaders = expect.arrayContaining([['content-type', 'application/json']]);
  expect(client.backend.log).toEqual([
    { ...read, fault: null, at, took: expect.any(Number), requestHeaders: [], answer, answerHeaders },
    expect.objectContaining({ ...sent, body: signUpRequest({ anonymous: true }) }),
    expect.objectContaining({ ...refused, answer: { error: 'This sign-up does not exist any more.' } }),
  ]);
});

test('refuses a request whose body is no JSON object', async () => {
  const client = createTestClient({ signedInAs: 'demo' });
  for (const body of [undefined, 'text', [], null])
    expect(await client.sendWrong('POST', '/api/user/update', body)).toMatchObject({
      status: 400,
      answer: { error: 'The request could not be read.' },
    });
});

test('delays answers by the latency, which can be changed', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const client = createTestClient({ latency: 200 });
  const call = client.send('GET', '/logout');
  await jest.advanceTimersByTimeAsync(199);
  expect(client.backend.log).toMatchObject([{ status: null }]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await call).toMatchObject({ status: 200 });
  client.backend.latency = 0;
  expect(await client.send('GET', '/logout')).toMatchObject({ status: 200 });
  jest.useRealTimers();
});

test('fails every call until the outage ends, and uses up no injected failure meanwhile', async () => {
  const at = '2026-11-10T15:00:00Z';
  const fail = { getUser: [{ fault: '500', calls: 1 }] } as const;
  const client = createTestClient({ signedInAs: 'demo', at, fail, down: milliseconds(at) + 60_000 });
  expect(await client.send('GET', '/api/user')).toMatchObject({ status: 502 });
  expect(await client.send('GET', '/logout')).toMatchObject({ status: 502 });
  client.moveTo('2026-11-10T15:01:00Z');
  expect(await client.send('GET', '/api/user')).toMatchObject({ status: 500 });
  expect(await client.send('GET', '/api/user')).toMatchObject({ status: 200 });
  client.backend.down = 'on';
  expect(await client.send('GET', '/api/user')).toMatchObject({ status: 502 });
});

test('can start a session and end all sessions without a call', async () => {
  const client = createTestClient();
  expect(client.backend.signIn('gabbai')).toMatch(/^[\w-]{36}$/);
  await client.signIn();
  client.backend.endSessions();
  expect(await client.send('GET', '/api/user')).toMatchObject({ status: 401 });
  expect(() => client.backend.signIn('nobody')).toThrow("no member 'nobody'");
});

test('does not share tables, logs or failures with another backend', async () => {
  const fail = { getUser: '500' } as const;
  const [one, other] = [0, 1].map(() => createTestClient({ scenario: 'empty', signedInAs: 'demo', fail }));
  await one?.send('POST', '/api/minyan/add', signUpRequest());
  delete one?.backend.fail.getUser;
  expect((await other?.minyan())?.upcomingShabbos).toEqual([]);
  expect(other?.backend.log).toHaveLength(1);
  expect(await other?.send('GET', '/api/user')).toMatchObject({ status: 500 });
});

describe('with a storage port', () => {
  let stored: Tables | null = null;
  const write = jest.fn((tables: Tables) => void (stored = tables));
  const storage = { read: () => stored, write };

  beforeEach(() => {
    stored = null;
    write.mockClear();
  });

  test('keeps the session and the sign-ups across a reload', async () => {
    const before = createTestClient({ scenario: 'empty', storage });
    await before.signIn();
    await before.send('POST', '/api/minyan/add', signUpRequest());
    const after = createBackend({ scenario: 'empty', now: before.backend.now, storage });
    expect(after.db.sessions.where(() => true)).toEqual([{ token: expect.any(String), userId: 'member-1' }]);
    expect(after.db.signUps.where(() => true)).toHaveLength(1);
  });

  test('does not sign a member in again after a logout and a reload, even with signedInAs', async () => {
    await createTestClient({ signedInAs: 'demo', storage }).send('GET', '/logout');
    const after = createTestClient({ signedInAs: 'demo', storage });
    expect(await after.send('GET', '/api/user')).toMatchObject({ status: 401 });
  });

  test('stores nothing after a read', async () => {
    await createTestClient({ signedInAs: 'demo', storage }).user();
    expect(write).not.toHaveBeenCalled();
  });
});
