import { http } from 'msw';
import { callsOf, putBeforeBackend, setTime, startBackend } from '../../test/backend';
import { changeSession, sessionMark } from '../lib/sessionMark';
import { dropFirstCalls, type EarlyAnswers, forgetFailures, readCall, startFirstCalls } from './firstCalls';

const NOW = 1_794_322_800_000;

function headScriptHasSent(answers: Omit<EarlyAnswers, 'mark'>) {
  window.firstCalls = { ...answers, mark: sessionMark() };
}

const text = (body: unknown, status = 200) =>
  Promise.resolve({ status, text: JSON.stringify(body), retryAfter: null });

const read = (name: Parameters<typeof readCall>[0]) => readCall(name, (answer) => answer);

afterEach(() => {
  delete window.firstCalls;
});

test('sends both calls together with the time, and uses each answer once', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  startFirstCalls();
  const [user, colony] = await Promise.all([read('user'), read('colony')]);
  expect(user).toMatchObject({ user_id: 'member-1' });
  expect(colony).toMatchObject({ name: 'Pine Hollow' });
  expect(backend.log.map(({ path }) => path)).toEqual([`/api/user?_=${NOW}`, `/api/colony?_=${NOW}`]);

  await read('user');
  expect(callsOf(backend, 'getUser')).toHaveLength(2);
  expect(callsOf(backend, 'getColony')).toHaveLength(1);
});

test('sends a call on demand if the calls have not been started', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  await read('colony');
  expect(backend.log.map(({ call }) => call)).toEqual(['getColony']);
});

test('sends a new request for a call that was dropped', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  startFirstCalls();
  dropFirstCalls();
  await read('colony');
  expect(callsOf(backend, 'getColony')).toHaveLength(2);
});

test('rejects when a caller comes after the failure, and causes no unhandled rejection before', async () => {
  startBackend();
  startFirstCalls();
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  await expect(read('colony')).rejects.toMatchObject({ status: 401 });
});

test('sends new requests if a window has logged in since the calls of the head script', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  headScriptHasSent({ user: text({ user_id: 'early' }), colony: text({ name: 'Early' }) });
  await changeSession(() => Promise.resolve());
  startFirstCalls();
  expect(await read('user')).toMatchObject({ user_id: 'member-1' });
  expect(await read('colony')).toMatchObject({ name: 'Pine Hollow' });
  expect(backend.log).toHaveLength(2);
});

test('uses the answers to the calls of the head script and sends nothing', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  headScriptHasSent({ user: text({ user_id: 'early' }), colony: text({ name: 'Early' }) });
  startFirstCalls();
  expect(await read('user')).toEqual({ user_id: 'early' });
  expect(await read('colony')).toEqual({ name: 'Early' });
  expect(backend.log).toEqual([]);
  expect(window.firstCalls).toBeUndefined();
  await read('user');
  expect(backend.log).toHaveLength(1);
});

test('uses an early answer with the records once, and requests them on demand after that', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  headScriptHasSent({ user: text({}), colony: text({}), minyan: text({ upcomingShabbos: [] }) });
  startFirstCalls();
  expect(await read('minyan')).toEqual({ upcomingShabbos: [] });
  expect(backend.log).toEqual([]);
  await read('minyan');
  expect(backend.log.map(({ path }) => path)).toEqual(['/api/minyan']);
});

test('does not request the records on its own', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  startFirstCalls();
  await read('user');
  expect(callsOf(backend, 'getMinyan')).toEqual([]);
});

test('does not repeat an early request for the records that failed', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  headScriptHasSent({ user: text({}), colony: text({}), minyan: text({ error: 'Busy.' }, 500) });
  startFirstCalls();
  await expect(read('minyan')).rejects.toMatchObject({ status: 500, serverText: 'Busy.' });
  expect(backend.log).toEqual([]);
});

test.each([
  [401, { kind: 'refused', status: 401, serverText: 'Please sign in.' }],
  [300, { kind: 'refused', status: 300 }],
  [299, { error: 'Please sign in.' }],
])('accepts only the statuses 200 to 299 in an answer to the head script: %i', async (status, outcome) => {
  startBackend();
  headScriptHasSent({ user: text({ error: 'Please sign in.' }, status), colony: text({}) });
  startFirstCalls();
  expect(await read('user').catch((error: unknown) => error)).toMatchObject(outcome);
});

test('counts a redirect of the early request as a 401', async () => {
  startBackend();
  headScriptHasSent({ user: Promise.resolve({ status: 0, text: '', retryAfter: null }), colony: text({}) });
  startFirstCalls();
  await expect(read('user')).rejects.toMatchObject({ kind: 'refused', status: 401 });
});

test.each(['unreachable', 'timedOut'] as const)(
  'rejects without a retry when the early request was %s',
  async (answer) => {
    const backend = startBackend({ signedInAs: 'demo' });
    headScriptHasSent({ user: Promise.resolve(answer), colony: text({ name: 'Early' }) });
    startFirstCalls();
    await expect(read('user')).rejects.toMatchObject({ kind: answer });
    expect(backend.log).toEqual([]);
  },
);

describe('after a failure', () => {
  const fail = (status: number, retryAfter: string | null) =>
    putBeforeBackend(
      http.get(
        '/api/user',
        () =>
          Response.json({}, { status, headers: retryAfter === null ? {} : { 'Retry-After': retryAfter } }),
        { once: true },
      ),
    );
  const SECOND = 1_000;
  const MINUTE = 60 * SECOND;

  test.each([
    ['any failure', 500, null, MINUTE],
    ['any failure, whatever it names', 500, '600', MINUTE],
    ['503 that names no time', 503, null, MINUTE],
    ['503 that names a shorter time', 503, '5', MINUTE],
    ['503 that names an unreadable time', 503, 'soon', MINUTE],
    ['503 that names a number of seconds', 503, '120', 2 * MINUTE],
    ['429 that names a number of seconds', 429, '120', 2 * MINUTE],
    ['503 that names a date', 503, 'Tue, 10 Nov 2026 15:03:00 GMT', 3 * MINUTE],
    ['503 that names a date in the past', 503, 'Tue, 10 Nov 2026 14:59:00 GMT', MINUTE],
    ['503 that names an hour', 503, '3600', 10 * MINUTE],
    ['404', 404, null, MINUTE],
  ])('with %s a read is not repeated too soon', async (_what, status, retryAfter, delay) => {
    const backend = startBackend({ signedInAs: 'demo' });
    fail(status, retryAfter);
    const failure = await read('user').catch((error: unknown) => error);
    setTime(NOW + delay - 1);
    expect(await read('user').catch((error: unknown) => error)).toBe(failure);
    expect(backend.log).toEqual([]);
    setTime(NOW + delay);
    expect(await read('user')).toMatchObject({ user_id: 'member-1' });
  });

  test('other calls are sent, and what the user presses reads again at once', async () => {
    startBackend({ signedInAs: 'demo' });
    fail(503, '600');
    await expect(read('user')).rejects.toMatchObject({ status: 503 });
    expect(await read('colony')).toMatchObject({ name: 'Pine Hollow' });
    forgetFailures();
    expect(await read('user')).toMatchObject({ user_id: 'member-1' });
  });

  test('a read that fails after the user has pressed does not hold back the next one', async () => {
    startBackend({ signedInAs: 'demo' });
    fail(503, '600');
    const early = read('user');
    forgetFailures();
    await expect(early).rejects.toMatchObject({ status: 503 });
    expect(await read('user')).toMatchObject({ user_id: 'member-1' });
  });

  test('a read is repeated at once if nobody was signed in', async () => {
    const backend = startBackend();
    await expect(read('user')).rejects.toMatchObject({ status: 401 });
    backend.db.settings.defaultSessionUserId = 'member-1';
    expect(await read('user')).toMatchObject({ user_id: 'member-1' });
  });

  test.each([1, 8, 60])('a read is repeated if the clock is set back by %i minutes', async (minutes) => {
    startBackend({ signedInAs: 'demo' });
    fail(500, null);
    await expect(read('user')).rejects.toMatchObject({ status: 500 });
    setTime(NOW - minutes * MINUTE);
    expect(await read('user')).toMatchObject({ user_id: 'member-1' });
  });

  test('the head script passes on the time that the server names', async () => {
    const backend = startBackend({ signedInAs: 'demo' });
    headScriptHasSent({
      user: Promise.resolve({ status: 503, text: '', retryAfter: '600' }),
      colony: text({}),
    });
    startFirstCalls();
    const failure = await read('user').catch((error: unknown) => error);
    setTime(NOW + 9 * MINUTE);
    expect(await read('user').catch((error: unknown) => error)).toBe(failure);
    expect(backend.log).toEqual([]);
  });
});
