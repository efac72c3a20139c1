import { type CallName, calls } from '../../../mocks/wire/calls';
import { parseJson } from '../../../mocks/wire/json';

/** A request of the check. A body that is a text is sent unchanged, any other as JSON. */
export type ProbeRequest = { method: string; path: string; body?: object | string | undefined };

/** The parts of a request that differ between the probes of a call. */
export type Parts = { param?: string; query?: string; body?: object | string };

export function request(call: CallName, { param = '', query = '', body }: Parts): ProbeRequest {
  const { method, path } = calls[call];
  return { method, path: path.replace(/:\w+/, encodeURIComponent(param)) + query, body };
}

/** An answer. `json` is undefined without a body, and the text of a body that is not JSON. */
export type Answer = { status: number; contentType: string; cookies: string[]; text: string; json: unknown };

/** The cookies of a session, keyed by name. */
export type Jar = Map<string, string>;

const TIMEOUT_MS = 15_000;

/** Sends a request without following redirects, and stores the cookies of the answer. Rejects if there is no answer in time. */
export type Send = (request: ProbeRequest, jar: Jar) => Promise<Answer>;

export function createSend(url: string, fetchAnswer: typeof fetch = fetch): Send {
  const origin = url.replace(/\/$/, '');
  return async ({ method, path, body }, jar) => {
    const payload = typeof body === 'object' ? JSON.stringify(body) : body;
    const response = await fetchAnswer(origin + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        Accept: 'application/json',
        ...(payload !== undefined && { 'Content-Type': 'application/json' }),
        ...(jar.size > 0 && { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
      },
      body: payload,
    });
    const text = await response.text();
    const cookies = response.headers.getSetCookie();
    for (const cookie of cookies) storeCookie(jar, cookie);
    const [contentType = ''] = (response.headers.get('content-type') ?? '').split(';');
    return { status: response.status, contentType: contentType.trim(), cookies, text, json: parseJson(text) };
  };
}

type Failure = { name?: string; code?: string; cause?: unknown };

// `instanceof` would fail under Jest, where the errors of fetch come from another realm.
const readFailure = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {});

/** Says why there was no answer: '... does not answer (ECONNREFUSED).' */
export function describeFailure(error: unknown): string {
  const { name, cause } = readFailure(error);
  if (name === 'TimeoutError' || readFailure(cause).name === 'TimeoutError')
    return `does not answer within ${TIMEOUT_MS / 1000} seconds.`;
  const { code } = readFailure(cause);
  return `does not answer${code === undefined ? '' : ` (${code})`}.`;
}

/** Stores the cookie of a Set-Cookie header, or deletes it if the header says so. */
function storeCookie(jar: Jar, cookie: string): void {
  const [pair = ''] = cookie.split(';');
  const at = pair.indexOf('=');
  const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  const [, age] = /;\s*max-age=(-?\d+)/i.exec(cookie) ?? [];
  const [, expires = ''] = /;\s*expires=([^;]+)/i.exec(cookie) ?? [];
  const isExpired = age === undefined ? Date.parse(expires) <= Date.now() : Number(age) <= 0;
  if (isExpired || value === '') jar.delete(name);
  else jar.set(name, value);
}
