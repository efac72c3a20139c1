import type { Entry, Header, PostData } from 'har-format';
import { parseJson } from '../../mocks/wire/json';
import { findCallAt } from '../../mocks/wire/findCall';
import { HarError } from './readHar';

/** A request of a recording to the portal's own site, with its answer. */
export type RecordedCall = ReturnType<typeof toRecordedCall>;

/** `foreign` is the number of requests to other sites, which are left out. */
export type Recording = ReturnType<typeof recordedCalls>;

/** The requests to the site of the portal, in the order in which they were sent. Throws a HarError if none is one of the 17 calls. */
export function recordedCalls(entries: readonly Entry[]) {
  const counts = new Map<string, number>();
  for (const { request } of entries) {
    const { origin, pathname } = new URL(request.url);
    if (findCallAt(request.method, pathname) !== null) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  const [site] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  if (site === undefined)
    throw new HarError(
      `The recording has ${entries.length} requests, but none of the 17 calls of the portal. Record the old client while you use it signed in.`,
    );
  const own = entries.filter(({ request }) => new URL(request.url).origin === site);
  const recorded = own.map(toRecordedCall).toSorted((one, other) => one.at - other.at);
  return { calls: recorded, foreign: entries.length - own.length };
}

function toRecordedCall({ request, response, startedDateTime }: Entry) {
  const url = new URL(request.url);
  const headers = toMap(response.headers);
  const found = findCallAt(request.method, url.pathname);
  return {
    /** Null if it is none of the 17 calls. */
    call: found?.call ?? null,
    method: request.method,
    url,
    /** The decoded parameter of the path; '' if the call has none. */
    param: found?.param ?? '',
    /** Lower-case names. */
    requestHeaders: toMap(request.headers),
    ...readBody(request.postData),
    status: response.status,
    responseHeaders: headers,
    contentType: typeOf(headers.get('content-type') ?? response.content.mimeType),
    /** Set-Cookie headers. Browsers may leave them out of a recording. */
    cookies: setCookies(response.headers),
    /** The body of the answer; null if the recording does not contain it. */
    text: textOf(response.content),
    /** When the request was sent, in milliseconds since the epoch. */
    at: Date.parse(startedDateTime),
  };
}

function toMap(headers: readonly Header[] | undefined): Map<string, string> {
  return new Map((headers ?? []).map(({ name, value }) => [name.toLowerCase(), value]));
}

/** Chrome joins several Set-Cookie headers with line breaks. */
function setCookies(headers: readonly Header[] | undefined): string[] {
  return (headers ?? [])
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .flatMap(({ value }) => value.split('\n'));
}

type Body = { bodyKind: 'none' | 'json' | 'form' | 'other'; body: unknown };

/** Reads JSON, or the fields of a form. */
function readBody(data: PostData | undefined): Body {
  if (data === undefined) return { bodyKind: 'none', body: undefined };
  const text = data.text ?? '';
  const params = data.params ?? [];
  if (typeOf(data.mimeType) === 'application/x-www-form-urlencoded') {
    const fields =
      params.length > 0
        ? params.map(({ name, value = '' }) => [name, value])
        : [...new URLSearchParams(text)];
    return { bodyKind: 'form', body: Object.fromEntries(fields) };
  }
  const body = parseJson(text);
  if (body === undefined) return { bodyKind: 'none', body };
  return { bodyKind: typeof body === 'string' ? 'other' : 'json', body };
}

function textOf({ text, encoding, size }: Entry['response']['content']): string | null {
  if (text === undefined) return size > 0 ? null : '';
  return encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
}

const typeOf = (type: string | undefined) => (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
