import { callsOf, startBackend } from '../../test/backend';
import { dropFirstCalls, startFirstCalls, getEarlyOrNew, type EarlyAnswers } from './firstCalls';
import { changeSession, sessionMark } from '../lib/sessionMark';

const NOW = 1_794_322_800_000;

function headScriptHasSent(answers: Omit<EarlyAnswers, 'mark'>) {
  window.firstCalls = { ...answers, mark: sessionMark() };
}

const text = (body: unknown, status = 200) => Promise.resolve({ status, text: JSON.stringify(body) });

afterEach(() => {
  delete window.firstCalls;
});

test('sends both calls together with the time, and uses each answer once', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  startFirstCalls();
  const [user, colony] = await Promise.all([getEarlyOrNew('user'), getEarlyOrNew('colony')]);
  expect(user).toMatchObject({ user_id: 'member-1' });
  expect(colony).toMatchObject({ name: 'Pine Hollow' });
  expect(backend.log.map(({ path }) => path)).toEqual([`/api/user?_=${NOW}`, `/api/colony?_=${NOW}`]);

  await getEarlyOrNew('user');
  expect(callsOf(backend, 'getUser')).toHaveLength(2);
  expect(callsOf(backend, 'getColony')).toHaveLength(1);
});

test('sends a call on demand if the calls have not been started', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  await getEarlyOrNew('colony');
  expect(backend.log.map(({ call }) => call)).toEqual(['getColony']);
});

test('sends a new request for a call that was dropped', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  startFirstCalls();
  dropFirstCalls();
  await getEarlyOrNew('colony');
  expect(callsOf(backend, 'getColony')).toHaveLength(2);
});

test('rejects when a caller comes after the failure, and causes no unhandled rejection before', async () => {
  startBackend();
  startFirstCalls();
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  await expect(getEarlyOrNew('colony')).rejects.toMatchObject({ status: 401 });
});

test('sends new requests if a window has logged in since the calls of the head script', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  headScriptHasSent({ user: text({ user_id: 'early' }), colony: text({ name: 'Early' }) });
  await changeSession(() => Promise.resolve());
  startFirstCalls();
  expect(await getEarlyOrNew('user')).toMatchObject({ user_id: 'member-1' });
  expect(await getEarlyOrNew('colony')).toMatchObject({ name: 'Pine Hollow' });
  expect(backend.log).toHaveLength(2);
});

test('uses the answers to the calls of the head script and sends nothing', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  headScriptHasSent({ user: text({ user_id: 'early' }), colony: text({ name: 'Early' }) });
  startFirstCalls();
  expect(await getEarlyOrNew('user')).toEqual({ user_id: 'early' });
  expect(await getEarlyOrNew('colony')).toEqual({ name: 'Early' });
  expect(backend.log).toEqual([]);
  expect(window.firstCalls).toBeUndefined();
  await getEarlyOrNew('user');
  expect(backend.log).toHaveLength(1);
});

test('uses an early answer with the records once, and requests them on demand after that', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  headScriptHasSent({ user: text({}), colony: text({}), minyan: text({ upcomingShabbos: [] }) });
  startFirstCalls();
  expect(await getEarlyOrNew('minyan')).toEqual({ upcomingShabbos: [] });
  expect(backend.log).toEqual([]);
  await getEarlyOrNew('minyan');
  expect(backend.log.map(({ path }) => path)).toEqual(['/api/minyan']);
});

test('returns the same object for records whose text has not changed, and reads changed text', async () => {
  const { db } = startBackend({ signedInAs: 'demo' });
  const [one, same] = [await getEarlyOrNew('minyan'), await getEarlyOrNew('minyan')];
  expect(same).toBe(one);
  db.signUps.remove(() => true);
  const changed = await getEarlyOrNew('minyan');
  expect(changed).not.toBe(one);
  expect(changed).toMatchObject({ upcomingShabbos: [] });
});

test('does not request the records on its own', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  startFirstCalls();
  await getEarlyOrNew('user');
  expect(callsOf(backend, 'getMinyan')).toEqual([]);
});

test('does not repeat an early request for the records that failed', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  headScriptHasSent({ user: text({}), colony: text({}), minyan: text({ error: 'Busy.' }, 500) });
  startFirstCalls();
  await expect(getEarlyOrNew('minyan')).rejects.toMatchObject({ status: 500, serverText: 'Busy.' });
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
  expect(await getEarlyOrNew('user').catch((error: unknown) => error)).toMatchObject(outcome);
});

test('counts a redirect of the early request as a 401', async () => {
  startBackend();
  headScriptHasSent({ user: Promise.resolve({ status: 0, text: '' }), colony: text({}) });
  startFirstCalls();
  await expect(getEarlyOrNew('user')).rejects.toMatchObject({ kind: 'refused', status: 401 });
});

test('rejects without a retry when the early request failed', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  headScriptHasSent({ user: Promise.resolve(null), colony: text({ name: 'Early' }) });
  startFirstCalls();
  await expect(getEarlyOrNew('user')).rejects.toMatchObject({ kind: 'unreachable' });
  expect(backend.log).toEqual([]);
});

test('rejects after 15 seconds without an answer to the early request, and aborts it', async () => {
  jest.useFakeTimers();
  const backend = startBackend({ signedInAs: 'demo' });
  const abort = jest.fn();
  const user = Object.assign(new Promise<null>(() => {}), { abort });
  headScriptHasSent({ user, colony: text({ name: 'Early' }) });
  startFirstCalls();
  let failure: unknown = null;
  getEarlyOrNew('user').catch((error: unknown) => {
    failure = error;
  });
  await jest.advanceTimersByTimeAsync(14_999);
  expect(failure).toBeNull();
  expect(abort).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failure).toMatchObject({ kind: 'timedOut' });
  expect(abort).toHaveBeenCalledTimes(1);
  expect(backend.log).toEqual([]);
});
