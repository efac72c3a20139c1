import { prefetchAll } from '@/lib/loading/prefetch';
import { useEffect } from 'react';
import { missingCode } from '../screens';

/** How long a screen must have been shown before the code of other screens is loaded, in milliseconds. */
const DELAY_MS = 500;

/** Loads the code that the user may need after the screen at `pathname`. `isMember` is null while the session is unknown. */
export function usePrefetch(isMember: boolean | null, pathname: string): void {
  useEffect(() => {
    if (isMember === null) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => void prefetchAll(() => missingCode(isMember), abort.signal), DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isMember, pathname]);
}
