/** @jest-environment node */
import { createBackend } from './backend';
import type { Tables } from './data/db';
import { createTestClient, milliseconds, signUpRequest } from './testing/testClient';

test('logs each request as it was sent, with its answer', async () => {
  const client = createTestClient({ scenario: 'empty', signedInAs: 'demo', at: '2026-11-10T15:00:00Z' });
  await client.send('GET', '/api/colony?_=17');
  await client.send('POST', '/api/minyan/add', signUpRequest({ anonymous: true }));
  await client.send('DELETE', '/api/minyan/a%2Fb');
  expect(client.backend.log).toEqual([
    {
      call: 'getColony',
      method: 'GET',
      path: '/api/colony?_=17',
      body: undefined,
      status: 200,
      answer: expect.objectContaining({ name: 'Pine Hollow' }),
      fault: null,
      at: milliseconds('2026-11-10T15:00:00Z'),
      took: expect.any(Number),
      requestHeaders: [],
      answerHeaders: expect.arrayContaining([['content-type', 'application/json']]),
    },
    expect.objectContaining({
      call: 'addToMinyan',
      method: 'POST',
      path: '/api/minyan/add',
      body: signUpRequest({ anonymous: true }),
      status: 200,
    }),
    expect.objectContaining({
      call: 'removeFromMinyan',
      method: 'DELETE',
      path: '/api/minyan/a%2Fb',
      status: 404,
      answer: { error: 'This sign-up does not exist any more.' },
    }),
  ]);
});

test('refuses a request without JSON', async () => {
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

test('is down until the time that was set, for every call and without using up failures', async () => {
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

test('starts a session and ends all sessions without a request', async () => {
  const client = createTestClient();
  expect(client.backend.signIn('gabbai')).toMatch(/^[\w-]{36}$/);
  await client.signIn();
  client.backend.endSessions();
  expect(await client.send('GET', '/api/user')).toMatchObject({ status: 401 });
  expect(() => client.backend.signIn('nobody')).toThrow("no member 'nobody'");
});

test('does not share tables or logs with another backend', async () => {
  const one = createTestClient({ scenario: 'empty', signedInAs: 'demo' });
  const other = createTestClient({ scenario: 'empty', signedInAs: 'demo' });
  await one.send('POST', '/api/minyan/add', signUpRequest());
  expect((await other.minyan()).upcomingShabbos).toEqual([]);
  expect(other.backend.log).toHaveLength(1);
});

function createMemoryStorage() {
  let stored: Tables | null = null;
  let writes = 0;
  return {
    read: () => stored,
    write: (tables: Tables) => {
      stored = tables;
      writes += 1;
    },
    writes: () => writes,
  };
}

describe('with a storage port', () => {
  test('keeps the session and the sign-ups across a reload', async () => {
    const storage = createMemoryStorage();
    const before = createTestClient({ scenario: 'empty', storage });
    await before.signIn();
    await before.send('POST', '/api/minyan/add', signUpRequest());
    const after = createBackend({ scenario: 'empty', now: before.backend.now, storage });
    expect(after.db.sessions.where(() => true)).toEqual([{ token: expect.any(String), userId: 'member-1' }]);
    expect(after.db.signUps.where(() => true)).toHaveLength(1);
  });

  test('keeps a member logged out across a reload with signedInAs', async () => {
    const storage = createMemoryStorage();
    await createTestClient({ signedInAs: 'demo', storage }).send('GET', '/logout');
    const after = createTestClient({ signedInAs: 'demo', storage });
    expect(await after.send('GET', '/api/user')).toMatchObject({ status: 401 });
  });

  test('writes nothing for a read', async () => {
    const storage = createMemoryStorage();
    const client = createTestClient({ signedInAs: 'demo', storage });
    await client.user();
    await client.minyan();
    expect(storage.writes()).toBe(0);
  });
});
