import type { IncomingHttpHeaders } from 'node:http';

interface Answers {
  /** The headers of an answer through HTTPS. */
  headers: IncomingHttpHeaders;
  /** The HTML of a page. */
  page: string;
  /** The headers of the answer through HTTP. */
  insecure: IncomingHttpHeaders;
}

const PENALTY = -25;

/**
 * What each rule of the Mozilla Observatory adds to the score of a site, or takes from it. The score begins at 100, and 100 is
 * an A+. The rules are at https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. A rule that gives part of a
 * penalty there gives the whole of it here.
 */
export function observatoryModifiers({ headers, page, insecure }: Answers): Record<string, number> {
  const policy = String(headers['content-security-policy'] ?? '');
  const directive = (name: string) => new RegExp(`(?:^|; )${name} ([^;]+)`).exec(policy)?.[1] ?? '';
  const isStrictPolicy =
    directive('default-src') === "'none'" &&
    ["'none'", "'self'"].includes(directive('form-action')) &&
    !/unsafe-|https?:|\*/.test(policy) &&
    !/data:/.test(directive('script-src') + directive('style-src'));
  const cookies = headers['set-cookie'] ?? [];
  const areCookiesSafe = cookies.every((cookie) =>
    [/; secure/i, /; httponly/i, /; samesite=(?:lax|strict)/i].every((flag) => flag.test(cookie)),
  );
  const maxAge = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? '0';
  const scripts = [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address = '']) => address);
  const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  const pass = (isPassed: boolean, bonus = 0) => (isPassed ? bonus : PENALTY);
  return {
    'content-security-policy': pass(isStrictPolicy, 10),
    cookies: cookies.length === 0 ? 0 : pass(areCookiesSafe, 5),
    'cross-origin-resource-policy': pass(headers['cross-origin-resource-policy'] === 'same-origin', 10),
    'cross-origin-resource-sharing': pass(headers['access-control-allow-origin'] === undefined),
    redirection: pass(insecure.location?.startsWith('https://') === true),
    'referrer-policy': pass(privateReferrers.includes(String(headers['referrer-policy'])), 5),
    'strict-transport-security': pass(Number(maxAge) >= 15_768_000),
    'subresource-integrity': pass(scripts.every((address) => /^\/(?!\/)/.test(address))),
    'x-content-type-options': pass(headers['x-content-type-options'] === 'nosniff'),
    'x-frame-options': pass(directive('frame-ancestors') === "'none'", 5),
  };
}
