import { prefetchAll } from '@/lib/loading/prefetch';
import { useEffect } from 'react';
import { missingCode } from '../screens';

/** How long a screen has been shown before the code of the next ones is loaded, in milliseconds. */
const DELAY_MS = 500;

/** Loads the code of what the screen at `pathname` leads to. Null: nobody knows yet whether a member looks at it. */
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
