const KEY = 'was-signed-in';

/**
 * Whether this browser was signed in at its last visit. If so, a spinner is shown while the session is unknown, so that the
 * landing page never flashes (rule: unknown-session). False if the browser forbids storage.
 */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers for the next visit whether someone was signed in, not who it was. */
export function rememberSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the next visit starts as a visitor.
  }
}
