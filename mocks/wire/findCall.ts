import { BASE_URL } from './baseUrl';
import { callNames, calls, type CallName } from './calls';

const patterns = callNames.map((call) => ({
  call,
  method: calls[call].method,
  // As in MSW's own paths, capital letters and a slash at the end make no difference.
  pattern: new RegExp(`^${calls[call].path.replace(/:\w+/, '([^/]+)')}/?$`, 'i'),
}));

/** The call that a request makes, and the decoded parameter of its path, or ''. Null for a request that is no call. */
export function findCall({ method, url }: Request): { call: CallName; param: string } | null {
  const { origin, pathname } = new URL(url);
  if (origin !== BASE_URL && origin !== globalThis.location?.origin) return null;
  for (const { call, method: methodOfCall, pattern } of patterns) {
    const match = method === methodOfCall ? pattern.exec(pathname) : null;
    if (match !== null) return { call, param: decodeURIComponent(match[1] ?? '') };
  }
  return null;
}
