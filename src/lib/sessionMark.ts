import { readStored, store } from './storage';

export const SESSION_MARK = 'session-mark';

/**
 * A value that changes whenever a window of this browser logs in or out. All windows share the session cookie, so another window
 * must then read the member before it sends a change (rule: another-window). Null before the first login. Always null without
 * storage: other windows then notice a change only when they read the member.
 */
export const sessionMark = () => readStored(SESSION_MARK);

const changeSessionMark = () => store(SESSION_MARK, String(Math.random()));

/**
 * Sends a call that logs in or out. The mark changes before it, because this window may be closed before the answer, and after
 * it, because another window may read the member before the backend has performed the call.
 */
export async function changeSession<T>(send: () => Promise<T>): Promise<T> {
  changeSessionMark();
  try {
    return await send();
  } finally {
    changeSessionMark();
  }
}

const KEY = 'was-signed-in';

/** Whether someone was signed in at the last visit. The landing page must then not flash (rule: unknown-session). */
export const wasSignedIn = () => readStored(KEY) !== null;

/** Remembers for the next visit whether someone was signed in, not who it was. */
export const rememberSignedIn = (isSignedIn: boolean) => store(KEY, isSignedIn ? '1' : null);
