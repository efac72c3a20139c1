const KEY = 'was-signed-in';

/**
 * Whether this browser was last signed in: such a visitor sees a spinner while the session is unknown, never a
 * flash of the landing page (decision B10). Storage may be forbidden; then nobody was.
 */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers it for the next visit. Says nothing of who it was. */
export function rememberSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the next visit starts like a stranger's.
  }
}
