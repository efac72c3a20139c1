import { http } from 'msw';
import { callsOf, putBeforeBackend, setTime, startBackend } from '../../test/backend';
import { changeSession, sessionMark } from '../lib/sessionMark';
import { dropFirstCalls, type EarlyAnswers, forgetFailures, readCall, startFirstCalls } from './firstCalls';

const NOW = 1_794_322_800_000;

function headScriptHasSent(answers: Omit<EarlyAnswers, 'mark'>) {
  window.firstCalls = { ...answers, mark: sessionMark() };
}

const success = (body: unknown) =>
  Promise.resolve({ status: 200, text: JSON.stringify(body), retryAfter: null });

const read = (name: Parameters<typeof readCall>[0]) => readCall(name, (answer) => answer);

afterEach(() => {
  delete window.firstCalls;
});

test('sends the calls for member and community together, each with the time, and uses each answer once', async () => {
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

test('sends a call on demand if it has not been started, or was dropped', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  await read('colony');
  expect(backend.log.map(({ call }) => call)).toEqual(['getColony']);
  startFirstCalls();
  dropFirstCalls();
  await read('colony');
  expect(callsOf(backend, 'getColony')).toHaveLength(3);
});

test('rejects for a caller that reads after the failure, and causes no unhandled rejection before', async () => {
  startBackend();
  startFirstCalls();
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  await expect(read('colony')).rejects.toMatchObject({ status: 401 });
});

test('sends new requests if a window has logged in since the calls of the head script', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  headScriptHasSent({ user: success({ user_id: 'early' }), colony: success({ name: 'Early' }) });
  await changeSession(() => Promise.resolve());
  startFirstCalls();
  expect(await read('user')).toMatchObject({ user_id: 'member-1' });
  expect(await read('colony')).toMatchObject({ name: 'Pine Hollow' });
  expect(backend.log).toHaveLength(2);
});

test('uses each answer to the calls of the head script once, and sends a call itself only after that', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  const minyan = success({ upcomingShabbos: [] });
  headScriptHasSent({ user: success({ user_id: 'early' }), colony: success({ name: 'Early' }), minyan });
  startFirstCalls();
  expect(await read('user')).toEqual({ user_id: 'early' });
  expect(await read('colony')).toEqual({ name: 'Early' });
  expect(await read('minyan')).toEqual({ upcomingShabbos: [] });
  expect(backend.log).toEqual([]);
  expect(window.firstCalls).toBeUndefined();
  await read('user');
  await read('minyan');
  expect(backend.log.map(({ path }) => path)).toEqual([`/api/user?_=${NOW}`, '/api/minyan']);
});

test('does not request the records on its own', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  startFirstCalls();
  await read('user');
  expect(callsOf(backend, 'getMinyan')).toEqual([]);
});

const answered = (status: number, body: string) => ({ status, text: body, retryAfter: null });
const signIn = '{"error":"Please sign in."}';

test.each([
  ['status 401', answered(401, signIn), { kind: 'refused', status: 401, serverText: 'Please sign in.' }],
  ['status 500', answered(500, '{"error":"Busy."}'), { kind: 'refused', status: 500, serverText: 'Busy.' }],
  ['status 300', answered(300, signIn), { kind: 'refused', status: 300 }],
  ['status 299', answered(299, signIn), { error: 'Please sign in.' }],
  ['a redirect', answered(0, ''), { kind: 'refused', status: 401 }],
  ['no answer', 'unreachable', { kind: 'unreachable' }],
  ['no answer in time', 'timedOut', { kind: 'timedOut' }],
] as const)('repeats no call of the head script that had %s', async (_what, answer, outcome) => {
  const backend = startBackend({ signedInAs: 'demo' });
  headScriptHasSent({ user: Promise.resolve(answer), colony: success({}), minyan: Promise.resolve(answer) });
  startFirstCalls();
  for (const name of ['user', 'minyan'] as const)
    expect(await read(name).catch((error: unknown) => error)).toMatchObject(outcome);
  expect(backend.log).toEqual([]);
});

describe('after a failure', () => {
  const fail = (status: number, retryAfter: string | null) => {
    const headers: HeadersInit = retryAfter === null ? {} : { 'Retry-After': retryAfter };
    const answer = () => Response.json({}, { status, headers });
    putBeforeBackend(http.get('/api/user', answer, { once: true }));
  };
  const SECOND = 1_000;
  const MINUTE = 60 * SECOND;

  test.each([
    ['500', 500, null, MINUTE],
    ['500 that names a time', 500, '600', MINUTE],
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

  test('other calls are still sent, and forgetFailures allows a read at once', async () => {
    startBackend({ signedInAs: 'demo' });
    fail(503, '600');
    await expect(read('user')).rejects.toMatchObject({ status: 503 });
    expect(await read('colony')).toMatchObject({ name: 'Pine Hollow' });
    forgetFailures();
    expect(await read('user')).toMatchObject({ user_id: 'member-1' });
  });

  test('a read that was sent before forgetFailures and fails after it does not delay the next read', async () => {
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

  test('the Retry-After of a call of the head script counts too', async () => {
    const backend = startBackend({ signedInAs: 'demo' });
    const answer = { status: 503, text: '', retryAfter: '600' };
    headScriptHasSent({ user: Promise.resolve(answer), colony: success({}) });
    startFirstCalls();
    const failure = await read('user').catch((error: unknown) => error);
    setTime(NOW + 9 * MINUTE);
    expect(await read('user').catch((error: unknown) => error)).toBe(failure);
    expect(backend.log).toEqual([]);
  });
});
