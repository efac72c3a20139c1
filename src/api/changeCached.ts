import type { useSWRConfig } from 'swr';

/**
 * Changes what the page shows of an answer, until the next read. Drops reads that began before. Optimistic data, because SWR
 * would clear the error of the last read with any other data.
 */
export function changeCached<Data>(
  mutate: ReturnType<typeof useSWRConfig>['mutate'],
  key: string,
  change: (shown: Data) => Data,
): void {
  const options = {
    optimisticData: (_committed: unknown, shown: Data | undefined) => shown && change(shown),
    populateCache: false,
    revalidate: false,
  };
  // Rejects only if the cache has gone, because the member has.
  mutate(key, undefined, options).catch(() => undefined);
}
