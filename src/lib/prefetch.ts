import { useEffect } from 'react';
import { missingParts, PartGoneError } from './lazyPart';
import { routes, screens } from './routes';
import { readScreenFiles } from './screenFiles';
import { whenIdle } from './waits';

declare global {
  interface Navigator {
    /** Of the Network Information API, which only Chromium has. */
    readonly connection?: { saveData?: boolean };
  }
}

/** False with Save-Data, and where the build has written no list of files, as on the dev server. */
const mayPrefetch = () => navigator.connection?.saveData !== true && readScreenFiles() !== null;

/** Whether a visitor or a member may open a part from here. A dialog is a member's. A screen with a token opens from a mail. */
function isWithinReach(name: string, isMember: boolean): boolean {
  const row = screens.find(({ component }) => component === name);
  if (row === undefined) return isMember;
  if (row.path.includes(':')) return false;
  // A member who logs out sees the landing page.
  return isMember ? row.audience !== 'visitor' || row === routes.landing : row.audience !== 'member';
}

/** How long to wait after the first failure. The wait doubles with each further one, up to the longest. */
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 600_000;

/**
 * Loads the code of what a visitor or a member may open next, whenever the browser is idle and the page waits for nothing
 * (rule: prefetched-screens): first what the page itself may open, then the screens in the order of `routes`. All at once,
 * because each request takes a slow phone half a second. After a failure it goes on later, except if a deployment has removed
 * a file.
 */
export async function prefetchNext(isMember: boolean, signal: AbortSignal): Promise<void> {
  if (!mayPrefetch()) return;
  let wait = FIRST_WAIT_MS;
  const rank = (name: string) => screens.findIndex(({ component }) => component === name);
  for (;;) {
    await whenIdle();
    // Loaded code may declare further parts.
    const next = [...missingParts()]
      .filter(([name]) => isWithinReach(name, isMember))
      .sort(([one], [other]) => rank(one) - rank(other));
    if (signal.aborted || next.length === 0) return;
    try {
      await Promise.all(next.map(([, part]) => part.prefetch()));
    } catch (error) {
      if (error instanceof PartGoneError) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    }
  }
}

/** Loads the code of one part before it is needed (rule: prefetched-screens). A failure is ignored. */
export function prefetchPart(name: string): void {
  if (!mayPrefetch()) return;
  const part = missingParts().get(name);
  part?.prefetch().catch(() => undefined);
}

/** How long a screen has been shown before the code of the next ones is loaded, in milliseconds. */
const DELAY_MS = 500;

/** Loads the code of what the screen at `pathname` leads to. Null: nobody knows yet whether a member looks at it. */
export function usePrefetch(isMember: boolean | null, pathname: string): void {
  useEffect(() => {
    if (isMember === null) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => void prefetchNext(isMember, abort.signal), DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isMember, pathname]);
}
