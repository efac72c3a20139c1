import { parseJson } from '../../mocks/wire/json';

/** A request of the check. `body` is sent as JSON, `rawBody` unchanged. */
export type ProbeRequest = {
  method: string;
  path: string;
  body?: unknown;
  rawBody?: string;
};

/** A request with its answer. `json` is undefined without a body, and the text of a body that is not JSON. */
export type Exchange = ProbeRequest & {
  status: number;
  contentType: string;
  cookies: string[];
  text: string;
  json: unknown;
};

/** The cookies of a session, by name. */
export type Jar = Map<string, string>;

const TIMEOUT_MS = 15_000;

/** Sends a request without following redirects. Rejects if there is no answer in time. */
export async function exchange(url: string, request: ProbeRequest, jar: Jar): Promise<Exchange> {
  const payload = request.rawBody ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  const response = await fetch(url.replace(/\/$/, '') + request.path, {
    method: request.method,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      Accept: 'application/json',
      ...(payload !== undefined && { 'Content-Type': 'application/json' }),
      ...(jar.size > 0 && { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
    },
    ...(payload !== undefined && { body: payload }),
  });
  const text = await response.text();
  const cookies = response.headers.getSetCookie();
  for (const cookie of cookies) storeCookie(jar, cookie);
  return {
    ...request,
    status: response.status,
    contentType: (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '',
    cookies,
    text,
    json: parseJson(text),
  };
}

function storeCookie(jar: Jar, cookie: string): void {
  const [pair = ''] = cookie.split(';');
  const at = pair.indexOf('=');
  const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  if (isDeleted(cookie) || value === '') jar.delete(name);
  else jar.set(name, value);
}

/** Whether a Set-Cookie header deletes its cookie. */
function isDeleted(cookie: string): boolean {
  const [, age] = /;\s*max-age=(-?\d+)/i.exec(cookie) ?? [];
  const [, expires] = /;\s*expires=([^;]+)/i.exec(cookie) ?? [];
  if (age !== undefined) return Number(age) <= 0;
  return expires !== undefined && Date.parse(expires) <= Date.now();
}
