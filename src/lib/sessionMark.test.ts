import { changeSession, withSessionLock } from './sessionMark';

type Run = () => Promise<unknown>;

/** A browser whose locks are given by `request`. jsdom has none. */
function useLocks(request: (run: Run, signal: AbortSignal) => Promise<unknown>) {
  const locks = {
    request: (_name: string, { signal }: { signal: AbortSignal }, run: Run) => request(run, signal),
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}

const task = jest.fn(async () => 'answer');

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
  jest.useRealTimers();
  task.mockClear();
});

it('runs the task in the lock', async () => {
  const inLock: unknown[] = [];
  useLocks(async (run) => inLock.push(await run()));
  expect(await withSessionLock(task)).toBe('answer');
  expect(inLock).toEqual(['answer']);
  expect(task).toHaveBeenCalledTimes(1);
});

it('runs the task without a lock where the browser forbids cookies', async () => {
  useLocks(() => Promise.reject(new DOMException('Access is denied.', 'SecurityError')));
  expect(await withSessionLock(task)).toBe('answer');
  expect(task).toHaveBeenCalledTimes(1);
});

it.each([
  ['rejects', () => Promise.reject(new Error('offline'))],
  [
    'throws',
    () => {
      throw new Error('offline');
    },
  ],
])('runs a task that %s only once, and rejects with its error', async (_how, fail) => {
  useLocks((run) => run());
  const send = jest.fn(fail);
  await expect(withSessionLock<string>(send)).rejects.toThrow('offline');
  expect(send).toHaveBeenCalledTimes(1);
});

it('waits 15 seconds for another window, and not longer', async () => {
  jest.useFakeTimers();
  useLocks(
    (_run, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
  );
  const answer = withSessionLock(task);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(task).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledTimes(1);
  expect(await answer).toBe('answer');
});

it('sends a login where the browser forbids cookies', async () => {
  useLocks(() => Promise.reject(new DOMException('Access is denied.', 'SecurityError')));
  const send = jest.fn(async () => undefined);
  await changeSession(send);
  expect(send).toHaveBeenCalledTimes(1);
});
