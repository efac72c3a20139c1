import type { ScopedMutator } from 'swr';
import { MINUTE_MS } from '../domain/duration';

/** The keys of the SWR caches: that of the session, and below it one for each member, whose data no other member may see. */
export const keys = { session: '/api/user', community: '/api/colony', attendance: '/api/minyan' };

/** The polling interval of live data while the page is visible, in milliseconds. */
export const LIVE_INTERVAL = MINUTE_MS;

/**
 * Changes what the page shows of an answer, until the next read. Drops reads that began before. Optimistic data, because SWR
 * would clear the error of the last read with any other data.
 */
export function changeCached<Data>(mutate: ScopedMutator, key: string, change: (shown: Data) => Data): void {
  const options = {
    optimisticData: (_committed: unknown, shown: Data | undefined) => shown && change(shown),
    populateCache: false,
    revalidate: false,
  };
  // Rejects only if the cache has gone, because the member has.
  mutate(key, undefined, options).catch(() => undefined);
}
