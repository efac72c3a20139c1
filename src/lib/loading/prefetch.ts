import { createContext } from 'react';
import { whenIdle } from '../waits';
import { type LazyPart, PartGoneError } from './lazyPart';
import { readScreenFiles } from './screenFiles';

declare global {
  interface Navigator {
    /** Part of the Network Information API, which only Chromium has. */
    readonly connection?: { saveData?: boolean };
  }
}

/** The screen that follows a log-in at the current address. */
export const NextScreenContext = createContext<{ code: LazyPart<unknown>; showsRecords?: true } | null>(null);

/** False with Save-Data, and where the build has written no list of files, as on the dev server. */
const mayPrefetch = () => navigator.connection?.saveData !== true && readScreenFiles() !== null;

/** The wait after the first failure. Each further failure doubles it, up to the longest. */
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 600_000;

/**
 * Loads the parts that `missing` returns, when the browser is idle and the page waits for nothing (rule: prefetched-screens). All
 * parts are requested at once, because each request takes a slow phone half a second. After a failure it tries again later,
 * unless only a reload can help.
 */
export async function prefetchAll(
  missing: () => readonly LazyPart<unknown>[],
  signal: AbortSignal,
): Promise<void> {
  if (!mayPrefetch()) return;
  let wait = FIRST_WAIT_MS;
  for (;;) {
    await whenIdle();
    // Loaded code may declare further parts.
    const next = missing();
    if (signal.aborted || next.length === 0) return;
    try {
      await Promise.all(next.map((part) => part.prefetch()));
    } catch (error) {
      if (error instanceof PartGoneError) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    }
  }
}

/** Loads the code of one part before it is needed (rule: prefetched-screens). A failure is ignored. */
export function prefetch(part: LazyPart<unknown>): void {
  if (mayPrefetch() && part.loaded() === null) part.prefetch().catch(() => undefined);
}
