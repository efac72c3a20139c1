import { BASE_URL } from './baseUrl';
import { type CallName, callNames, calls } from './calls';

const patterns = callNames.map((call) => ({
  call,
  method: calls[call].method,
  // As in MSW's own paths, capital letters and a slash at the end make no difference.
  pattern: new RegExp(`^${calls[call].path.replace(/:\w+/, '([^/]+)')}/?$`, 'i'),
}));

type FoundCall = { call: CallName; param: string };

/** The call that a request makes. Null for a request that is no call. */
export function findCall({ method, url }: Request): FoundCall | null {
  const { origin, pathname } = new URL(url);
  return origin === BASE_URL || origin === globalThis.location?.origin ? findCallAt(method, pathname) : null;
}

/** The call of a method and a path, with the decoded parameter of the path, '' if it has none. */
export function findCallAt(method: string, pathname: string): FoundCall | null {
  for (const { call, method: methodOfCall, pattern } of patterns) {
    const match = method === methodOfCall ? pattern.exec(pathname) : null;
    if (match !== null) return { call, param: decodeParam(match[1] ?? '') };
  }
  return null;
}

/** Returns a text with a malformed escape, such as a '%' alone, as it is. */
function decodeParam(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
