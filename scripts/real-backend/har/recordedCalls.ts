import { findCallAt } from '../../../mocks/wire/findCall';
import { quantity } from '../contract/report';
import { type HarEntry, NO_ORIGIN } from './readEntry';
import { type Har, HarError } from './readHar';

/** A request of a recording to the portal's own site, with its answer. */
export type RecordedCall = Recording['calls'][number];

/**
 * `foreign` is the number of requests to other sites, which are left out. `prefix` is the path below which the recorded client
 * makes its calls, or ''.
 */
export type Recording = ReturnType<typeof recordedCalls>;

/** The requests to the portal's site, in the order of sending. Throws a HarError if none of them is one of the 17 calls. */
export function recordedCalls({ entries, leftOut }: Har) {
  const [origin, prefix] = findSite(entries) ?? [];
  if (origin === undefined || prefix === undefined) {
    const without = leftOut.length === 0 ? '' : ` Left out: ${leftOut.slice(0, 3).join('; ')}.`;
    throw new HarError(
      `The recording has ${quantity(entries.length + leftOut.length, 'request')}, but none of the 17 calls of the portal.${without} Record the old client while you use it signed in.`,
    );
  }
  const own = entries.filter(({ url }) => url.origin === origin || url.origin === NO_ORIGIN);
  let last = own.find(({ at }) => at !== null)?.at ?? null;
  const calls = own.map((entry) => {
    const { pathname } = entry.url;
    const path = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
    const { call = null, param = '' } = findCallAt(entry.method, path) ?? {};
    last = entry.at ?? last;
    // `call` is null if the request is none of the 17 calls. `param` is the decoded parameter of its path, or ''. An entry
    // without a time gets the time of the entry before it.
    return { ...entry, path, call, param, at: last };
  });
  return {
    calls: calls.toSorted((one, other) => Number(one.at) - Number(other.at)),
    foreign: entries.length - own.length,
    prefix,
    leftOut,
  };
}

/** The origin and the prefix with most of the 17 calls. */
function findSite(entries: readonly HarEntry[]): readonly [string, string] | undefined {
  const counts = new Map<string, { site: readonly [string, string]; count: number }>();
  for (const { method, url } of entries) {
    const prefix = prefixOf(method, url.pathname);
    if (prefix === null) continue;
    const key = url.origin + prefix;
    counts.set(key, { site: [url.origin, prefix], count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const [most] = [...counts.values()].toSorted((one, other) => other.count - one.count);
  return most?.site;
}

const MAX_PATH_LENGTH = 2000; // Each '/api/' is tried, which would take too long in a path of a megabyte.

/** The part of a path before the path of a call. Null if the path contains no call. */
function prefixOf(method: string, pathname: string): string | null {
  if (findCallAt(method, pathname) !== null) return '';
  // Many sites have a '/login' somewhere, so below a prefix only the calls of the API count.
  for (
    let at = pathname.indexOf('/api/');
    at >= 0 && at < MAX_PATH_LENGTH;
    at = pathname.indexOf('/api/', at + 1)
  )
    if (findCallAt(method, pathname.slice(at)) !== null) return pathname.slice(0, at);
  return null;
}
