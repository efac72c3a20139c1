import { http, HttpResponse } from 'msw';
import { putBeforeBackend } from '../../test/backend';
import { installFakeTimers } from '../../test/fakeTimers';
import { listenForFailures } from './failures';
import { lazyPart } from './lazyPart';
import { prefetchNext, prefetchPart } from './prefetch';
import { SCREEN_FILES_ID } from './screenFiles';
import { trackWait } from './waits';

const imported: string[] = [];
const reported = jest.fn();

/** Declares a part whose import is recorded, and which this test has not loaded yet. */
function declare(name: string, options?: { isPrefetched: boolean }) {
  return lazyPart(
    name,
    async () => {
      imported.push(name);
      return { [name]: name };
    },
    options,
  );
}

function setConnection(connection: Navigator['connection']) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

const prefetchAll = (isMember: boolean) => prefetchNext(isMember, new AbortController().signal);

beforeEach(() => {
  document.head.innerHTML = `<script type="application/json" id="${SCREEN_FILES_ID}">{"parts":{}}</script>`;
  listenForFailures(reported);
  imported.length = 0;
  for (const name of ['ContactScreen', 'ForgotScreen', 'UnitsOpenScreen', 'LoginScreen', 'ResetScreen'])
    declare(name);
  declare('HomeScreen');
  declare('LandingScreen');
  declare('Dialog');
  declare('Extra', { isPrefetched: false });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  document.head.innerHTML = '';
  listenForFailures(() => undefined);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([
  // A member who logs out sees the landing page.
  ['a member', true, ['Dialog', 'LandingScreen', 'HomeScreen', 'UnitsOpenScreen', 'ContactScreen']],
  ['a visitor', false, ['LandingScreen', 'LoginScreen', 'ContactScreen', 'ForgotScreen']],
])('loads what %s can open, in the order of the routes', async (_who, isMember, expected) => {
  await prefetchAll(isMember);
  expect(imported).toEqual(expected);
});

it('loads nothing with Save-Data', async () => {
  setConnection({ saveData: true });
  await prefetchAll(true);
  prefetchPart('HomeScreen');
  expect(imported).toEqual([]);
});

it.each(['4g', 'slow-2g'])('loads on a line of type %s', async (effectiveType) => {
  setConnection(Object.assign({ saveData: false }, { effectiveType }));
  await prefetchAll(true);
  expect(imported).toContain('HomeScreen');
});

it('loads nothing where the build has written no list of files', async () => {
  document.head.innerHTML = '';
  await prefetchAll(true);
  expect(imported).toEqual([]);
});

it('waits until the page has received its answers', async () => {
  let receive = () => {};
  const answer = new Promise<void>((resolve) => {
    receive = () => {
      imported.push('the answer');
      resolve();
    };
  });
  void trackWait(answer);
  const all = prefetchAll(true);
  setTimeout(receive, 100);
  await all;
  expect(imported.slice(0, 2)).toEqual(['the answer', 'Dialog']);
});

it('loads nothing more once it is aborted', async () => {
  const abort = new AbortController();
  const all = prefetchNext(true, abort.signal);
  abort.abort();
  await all;
  expect(imported).toEqual([]);
});

it('a failure is silent, and the code is loaded again when it is needed', async () => {
  const importFile = jest
    .fn<Promise<{ Dialog: string }>, []>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ Dialog: 'code' });
  const part = lazyPart('Dialog', importFile);
  await prefetchAll(true);
  expect(importFile).toHaveBeenCalledTimes(1);
  expect(reported).not.toHaveBeenCalled();
  await expect(part.load()).resolves.toBe('code');
});

it('fetches a file that two parts share once, and again ten seconds after a failure', async () => {
  const parts = { Dialog: ['/assets/shared.js'], HomeScreen: ['/assets/shared.js', '/assets/home.js'] };
  document.head.innerHTML = `<script type="application/json" id="${SCREEN_FILES_ID}">${JSON.stringify({ parts })}</script>`;
  const fetched: string[] = [];
  let isBroken = true;
  putBeforeBackend(
    http.get('/assets/:file', ({ params }) => {
      fetched.push(String(params['file']));
      return isBroken ? HttpResponse.error() : HttpResponse.text('');
    }),
  );
  installFakeTimers(0);
  const all = prefetchAll(true);
  await jest.advanceTimersByTimeAsync(9_000);
  expect(fetched.toSorted()).toEqual(['home.js', 'shared.js']);
  isBroken = false;
  await jest.advanceTimersByTimeAsync(10_000);
  await all;
  expect(fetched.toSorted()).toEqual(['home.js', 'home.js', 'shared.js', 'shared.js']);
  expect(imported).toContain('HomeScreen');
});

it('loads one part ahead, such as the home while a password is typed', async () => {
  prefetchPart('HomeScreen');
  await prefetchAll(false);
  expect(imported).toContain('HomeScreen');
});
