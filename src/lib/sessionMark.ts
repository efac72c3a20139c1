import { readStored, store } from './storage';

export const SESSION_MARK = 'session-mark';

/** Changes when a window logs in or out: all share the cookie (rule: another-window). Null before the first login. */
export const sessionMark = () => readStored(SESSION_MARK);

const changeSessionMark = () => store(SESSION_MARK, String(Math.random()));

/** Runs `task` while no other window of the browser runs one. Without HTTPS there are no locks. */
export async function withSessionLock<T>(task: () => T | Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('session', task) : task();
}

/** Changes the mark before the call, which other windows may see only after the lock, and afterwards: its answer may be lost. */
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
