import { TIMEOUT_MS } from './calls';
import { readStored, store } from './storage';

export const SESSION_MARK = 'session-mark';

/**
 * A value that changes whenever a window of this browser logs in or out: as all windows share the session cookie, another one
 * then does not know whose account it would change (rule: another-window). Null before the first login and without storage:
 * then other windows learn of a change only when they read the member.
 */
export const sessionMark = () => readStored(SESSION_MARK);

const changeSessionMark = () => store(SESSION_MARK, String(Math.random()));

/**
 * Runs `task` once, while no other window of the browser runs one. It runs without a lock where there is none: without HTTPS and
 * where the browser forbids cookies. It waits no longer than for a call, because a phone may put a window to sleep that has the
 * lock.
 */
export async function withSessionLock<T>(task: () => T | Promise<T>): Promise<T> {
  let result: Promise<T> | undefined;
  const runOnce = () => (result ??= Promise.resolve().then(task));
  if ('locks' in navigator) {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
    // A failure of the task itself rejects below.
    await navigator.locks.request('session', { signal: controller.signal }, runOnce).catch(() => undefined);
    clearTimeout(timer);
  }
  return runOnce();
}

/**
 * Sends a call that logs in or out. Other windows hear of it before, because they may see the new mark later than the end of the
 * lock; and again afterwards, even if the answer is lost, because it may have been performed.
 */
export function changeSession(send: () => Promise<unknown>): Promise<void> {
  return withSessionLock(async () => {
    changeSessionMark();
    try {
      await send();
    } finally {
      changeSessionMark();
    }
  });
}

const KEY = 'was-signed-in';

/** Whether the last visit was signed in: then the landing page must not flash (rule: unknown-session). */
export const wasSignedIn = () => readStored(KEY) !== null;

/** Remembers for the next visit whether someone was signed in, not who it was. */
export const rememberSignedIn = (isSignedIn: boolean) => store(KEY, isSignedIn ? '1' : null);
