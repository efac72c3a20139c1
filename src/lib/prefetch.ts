import { missingParts } from './lazyPart';
import { routeOf, screenNames } from './routes';
import { readScreenFiles } from './screenFiles';
import { whenIdle } from './waits';

declare global {
  interface Navigator {
    /** Of the Network Information API, which only Chromium has. */
    readonly connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** False with Save-Data, on a 2g line, and where the build has written no list of files, as on the dev server. */
function mayPrefetch(): boolean {
  const { connection } = navigator;
  const isSlow = connection?.effectiveType?.endsWith('2g') === true;
  return connection?.saveData !== true && !isSlow && readScreenFiles() !== null;
}

const rows = screenNames.map(routeOf);

/**
 * Whether a visitor or a member may open a part from the page. A part that is no screen, such as a dialog, is a member's. A
 * screen with a token in its address opens only from a mail.
 */
function isWithinReach(name: string, isMember: boolean): boolean {
  const row = rows.find(({ component }) => component === name);
  if (row === undefined) return isMember;
  const isAllowed = row.audience === 'everyone' || row.audience === (isMember ? 'member' : 'visitor');
  return isAllowed && !row.path.includes(':');
}

/**
 * Loads the code of what a visitor or a member may open next, one part after another, whenever the browser is idle and the
 * page waits for nothing (rule: prefetched-screens). What the page itself may open comes first, then the screens in the order of
 * `routes`. Ends at the first failure, and when `signal` is aborted.
 */
export async function prefetchNext(isMember: boolean, signal: AbortSignal): Promise<void> {
  if (!mayPrefetch()) return;
  const rank = (name: string) => rows.findIndex(({ component }) => component === name);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, so that a press need not share the line
    await whenIdle();
    // Loaded code may declare further parts.
    const [next] = [...missingParts()]
      .filter(([name]) => isWithinReach(name, isMember))
      // oxlint-disable-next-line unicorn/no-array-sort -- Chrome has `toSorted` only from 110 on
      .sort(([one], [other]) => rank(one) - rank(other));
    if (signal.aborted || next === undefined) return;
    try {
      // oxlint-disable-next-line no-await-in-loop
      await next[1].prefetch();
    } catch {
      return;
    }
  }
}

/** Loads the code of one part before it is needed (rule: prefetched-screens). A failure is ignored. */
export function prefetchPart(name: string): void {
  if (!mayPrefetch()) return;
  missingParts()
    .get(name)
    ?.prefetch()
    .catch(() => undefined);
}
