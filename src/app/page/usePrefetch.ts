import { useEffect } from 'react';
import type { Session } from '../../api/session';
import { prefetchNext } from '../../lib/prefetch';

/** How long a screen has been shown before the code of the next ones is loaded, in milliseconds. */
const DELAY_MS = 500;

/** Loads the code of what the screen at `pathname` leads to, once the session is known (rule: prefetched-screens). */
export function usePrefetch({ status, member }: Session, pathname: string): void {
  const isMember = member !== null;
  const isKnown = status !== 'unknown';
  useEffect(() => {
    if (!isKnown) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => void prefetchNext(isMember, abort.signal), DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isKnown, isMember, pathname]);
}
