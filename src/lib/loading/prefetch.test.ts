import { http, HttpResponse } from 'msw';
import { putBeforeBackend } from '../../../test/backend';
import { installFakeTimers } from '../../../test/fakeTimers';
import { failureListeners } from '../failures';
import { trackWait } from '../waits';
import { type LazyPart, lazyPart } from './lazyPart';
import { prefetch, prefetchAll } from './prefetch';
import { SCREEN_FILES_ID } from './screenFiles';

const imported: string[] = [];
const reported = jest.fn();
let parts: LazyPart<unknown>[];

/** A part whose import is recorded. `writeList` lists its files under `name`. */
const partOf = (name: string) =>
  lazyPart(name, async () => {
    imported.push(name);
    return { [name]: name };
  });

const afterTasks = () => new Promise((resolve) => setTimeout(resolve, 0));
const missing = () => parts.filter(({ loaded }) => loaded() === null);
const loadAll = (signal = new AbortController().signal) => prefetchAll(missing, signal);

const writeList = (files: Record<string, string[]>) => {
  document.head.innerHTML = `<script type="application/json" id="${SCREEN_FILES_ID}">${JSON.stringify({ parts: files })}</script>`;
};

beforeEach(() => {
  writeList({});
  failureListeners.add(reported);
  imported.length = 0;
  parts = [partOf('Dialog'), partOf('HomeScreen')];
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  document.head.innerHTML = '';
  reported.mockReset();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('loads everything that is missing, and the parts that the loaded code declares', async () => {
  const further = partOf('Further');
  const adding = lazyPart('adding', async () => ({ adding: parts.push(further) }));
  parts.push(adding);
  await loadAll();
  expect(imported).toEqual(['Dialog', 'HomeScreen', 'Further']);
});

it.each([
  ['nothing with Save-Data', { saveData: true }, []],
  ['all parts on a 4g line', { saveData: false, effectiveType: '4g' }, ['Dialog', 'HomeScreen']],
  ['all parts on a slow-2g line', { saveData: false, effectiveType: 'slow-2g' }, ['Dialog', 'HomeScreen']],
])('loads %s', async (_what, connection, loaded) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  await loadAll();
  expect(imported).toEqual(loaded);
  if (connection.saveData) for (const part of parts) prefetch(part);
  await afterTasks();
  expect(imported).toEqual(loaded);
});

it('loads nothing where the build has written no list of files', async () => {
  document.head.innerHTML = '';
  await loadAll();
  expect(imported).toEqual([]);
});

it('waits until the page has received its answers', async () => {
  const answer = new Promise((resolve) => setTimeout(resolve, 100));
  void trackWait(answer.then(() => imported.push('the answer')));
  await loadAll();
  expect(imported.slice(0, 2)).toEqual(['the answer', 'Dialog']);
});

it('loads nothing more after it is aborted', async () => {
  const abort = new AbortController();
  const all = loadAll(abort.signal);
  abort.abort();
  await all;
  expect(imported).toEqual([]);
});

it('a failed prefetch is silent, also of what loads beside it, and the code is loaded again when it is needed', async () => {
  const importModule = jest
    .fn<Promise<{ Dialog: string }>, []>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ Dialog: 'code' });
  const alongside = lazyPart('Beside', () => Promise.reject(new TypeError('Failed to fetch')));
  const part = lazyPart('Dialog', importModule, { alongside });
  parts = [part];
  await loadAll();
  expect(importModule).toHaveBeenCalledTimes(1);
  expect(reported).not.toHaveBeenCalled();
  await expect(part.load()).resolves.toBe('code');
  expect(reported).toHaveBeenCalledWith({ kind: 'missing-chunk', part: 'Beside' });
});

it('fetches only once a file that two parts share, and again ten seconds after a failure', async () => {
  writeList({ Dialog: ['/assets/shared.js'], HomeScreen: ['/assets/shared.js', '/assets/home.js'] });
  const fetched: string[] = [];
  let isBroken = true;
  putBeforeBackend(
    http.get('/assets/:file', ({ params }) => {
      fetched.push(String(params['file']));
      return isBroken ? HttpResponse.error() : HttpResponse.text('');
    }),
  );
  installFakeTimers(0);
  const all = loadAll();
  await jest.advanceTimersByTimeAsync(9_000);
  expect(fetched.toSorted()).toEqual(['home.js', 'shared.js']);
  isBroken = false;
  await jest.advanceTimersByTimeAsync(10_000);
  await all;
  expect(fetched.toSorted()).toEqual(['home.js', 'home.js', 'shared.js', 'shared.js']);
  expect(imported).toContain('HomeScreen');
});

it('prefetch loads one part early, such as the home while a password is typed', async () => {
  prefetch(partOf('HomeScreen'));
  await afterTasks();
  expect(imported).toEqual(['HomeScreen']);
});
