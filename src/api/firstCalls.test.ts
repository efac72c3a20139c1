import { callsOf, startBackend } from '../../test/backend';
import { dropFirstCalls, startFirstCalls, takeFirst, type EarlyAnswers } from './firstCalls';

const NOW = 1_794_322_800_000;

function pageHasSent(answers: EarlyAnswers) {
  window.firstCalls = answers;
}

const text = (body: unknown, status = 200) => Promise.resolve({ status, text: JSON.stringify(body) });

afterEach(() => {
  delete window.firstCalls;
});

test('both leave together, each with the time, and each is taken once', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  startFirstCalls();
  const [user, colony] = await Promise.all([takeFirst('user'), takeFirst('colony')]);
  expect(user).toMatchObject({ user_id: 'member-1' });
  expect(colony).toMatchObject({ name: 'Pine Hollow' });
  expect(backend.log.map(({ path }) => path)).toEqual([`/api/user?_=${NOW}`, `/api/colony?_=${NOW}`]);

  await takeFirst('user');
  expect(callsOf(backend, 'getUser')).toHaveLength(2);
  expect(callsOf(backend, 'getColony')).toHaveLength(1);
});

test('without a start they are asked for when they are taken', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  await takeFirst('colony');
  expect(backend.log.map(({ call }) => call)).toEqual(['getColony']);
});

test('those that nobody has taken can be dropped: the next taker asks anew', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  startFirstCalls();
  dropFirstCalls();
  await takeFirst('colony');
  expect(callsOf(backend, 'getColony')).toHaveLength(2);
});

test('one that fails unheard is no unhandled rejection, and its taker hears of it', async () => {
  startBackend();
  startFirstCalls();
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  await expect(takeFirst('colony')).rejects.toMatchObject({ status: 401 });
});

test("the page's own are taken over: nothing is sent again", async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  pageHasSent({ user: text({ user_id: 'early' }), colony: text({ name: 'Early' }) });
  startFirstCalls();
  expect(await takeFirst('user')).toEqual({ user_id: 'early' });
  expect(await takeFirst('colony')).toEqual({ name: 'Early' });
  expect(backend.log).toEqual([]);
  expect(window.firstCalls).toBeUndefined();
  await takeFirst('user');
  expect(backend.log).toHaveLength(1);
});

test.each([
  [401, { kind: 'refused', status: 401, serverText: 'Please sign in.' }],
  [300, { kind: 'refused', status: 300 }],
  [299, { error: 'Please sign in.' }],
])("the page's own answer of status %i", async (status, outcome) => {
  startBackend();
  pageHasSent({ user: text({ error: 'Please sign in.' }, status), colony: text({}) });
  startFirstCalls();
  expect(await takeFirst('user').catch((error: unknown) => error)).toMatchObject(outcome);
});

test('one of the page that was lost on the way has failed like any other, and is sent once', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  pageHasSent({ user: Promise.resolve(null), colony: text({ name: 'Early' }) });
  startFirstCalls();
  await expect(takeFirst('user')).rejects.toMatchObject({ kind: 'unreachable' });
  expect(backend.log).toEqual([]);
});

test('one of the page that does not answer is given up after 15 seconds', async () => {
  jest.useFakeTimers();
  const backend = startBackend({ signedInAs: 'demo' });
  pageHasSent({ user: new Promise(() => {}), colony: text({ name: 'Early' }) });
  startFirstCalls();
  let failure: unknown = null;
  takeFirst('user').catch((error: unknown) => {
    failure = error;
  });
  await jest.advanceTimersByTimeAsync(14_999);
  expect(failure).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(failure).toMatchObject({ kind: 'timedOut' });
  expect(backend.log).toEqual([]);
});
