import { readNumber, readText } from '@/api/reading';
import { asObject, isObject, type JsonObject, parseJson } from '../../../mocks/wire/json';
import { decodeText, decompress } from './decode';

/** The origin that a relative address without a host gets. */
export const NO_ORIGIN = 'http://address.invalid';

/** A request with its answer, whatever tool has recorded it. */
export type HarEntry = Exclude<ReturnType<typeof readEntry>, string>;

/**
 * Reads an entry of a HAR file. Tools may leave a part out, or write it in another type than HAR says; the part is then read as
 * the tool means it. Returns what is wrong with an entry that is no request: 'no address'.
 */
export function readEntry(value: unknown) {
  const { request, response, startedDateTime } = asObject(value);
  if (!isObject(request)) return 'no request';
  const method = readText(request.method).trim().toUpperCase();
  if (!/^[A-Z]+$/.test(method)) return 'no method';
  const requestHeaders = readHeaders(request.headers);
  const url = readUrl(readText(request.url).trim(), requestHeaders);
  if (typeof url === 'string') return url;
  const answer = asObject(response);
  const responseHeaders = readHeaders(answer.headers);
  const status = readNumber(answer.status) ?? 0;
  return {
    method,
    url,
    /** Keyed by names in lower case. */
    requestHeaders,
    ...readRequestBody(request, requestHeaders),
    /** Null if the request was never answered. */
    status: Number.isInteger(status) && status >= 100 && status < 600 ? status : null,
    responseHeaders,
    contentType: mediaType(contentTypeOf(asObject(answer.content), responseHeaders)),
    /** The body of the answer; null if the recording does not contain it. */
    text: readAnswerBody(answer, status, responseHeaders),
    /** Set-Cookie headers. Browsers may leave them out of a recording. Chrome joins several with line breaks. */
    cookies: responseHeaders.get('set-cookie')?.split('\n') ?? [],
    /** The time of the request, else the Date of the answer, in milliseconds since the epoch. Null if the entry has neither. */
    at: readTime(startedDateTime) ?? readTime(responseHeaders.get('date')),
  };
}

function readUrl(text: string, headers: Map<string, string>): URL | string {
  if (text === '') return 'no address';
  const host = `http://${headers.get(':authority') ?? headers.get('host')}`;
  const base = headers.has('host') || headers.has(':authority') ? host : NO_ORIGIN;
  // Without 'http://', 'portal.test:8080/api/user' would have the scheme 'portal.test'.
  const address = /^[\w.-]+:\d+\//.test(text) ? `http://${text}` : text;
  if (URL.canParse(address, base)) return new URL(address, base);
  return URL.canParse(address, NO_ORIGIN) ? new URL(address, NO_ORIGIN) : 'an address that cannot be read';
}

/** Reads a list of names and values, or an object. Several values of a name are joined with line breaks. */
function readHeaders(headers: unknown): Map<string, string> {
  const pairs = Array.isArray(headers)
    ? headers.map(asObject).map(({ name, value }) => [name, value] as const)
    : Object.entries(asObject(headers));
  const read = new Map<string, string>();
  for (const [name, value] of pairs) {
    const key = readText(name).trim().toLowerCase();
    const text = (Array.isArray(value) ? value : [value]).map(readText).join('\n');
    if (key !== '') read.set(key, read.has(key) ? `${read.get(key)}\n${text}` : text);
  }
  return read;
}

const contentTypeOf = (part: JsonObject, headers: Map<string, string>) =>
  headers.get('content-type') || readText(part.mimeType);

const mediaType = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? '';

/** The decoded text of a request or an answer; null if there is none. */
function readBodyText(part: JsonObject, headers: Map<string, string>): string | null {
  if (part.text == null) return null;
  if (typeof part.text === 'object') return stringify(part.text);
  const text = readText(part.text);
  if (readText(part.encoding).toLowerCase() !== 'base64') return text.replace(/^(\uFEFF|ï»¿)/, '');
  const bytes = decompress(Buffer.from(text, 'base64'), headers.get('content-encoding') ?? '');
  const [, charset] = /charset="?([\w-]+)/i.exec(contentTypeOf(part, headers)) ?? [];
  return bytes && decodeText(bytes, charset);
}

/** The JSON of a value. Null if the value is nested too deeply. */
function stringify(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}

function readAnswerBody(
  { content, bodySize }: JsonObject,
  status: number,
  headers: Map<string, string>,
): string | null {
  const part = asObject(content);
  const text = readBodyText(part, headers);
  if (text !== null && text !== '') return text;
  const hasNoBody = status === 204 || status === 205 || (status >= 300 && status < 400);
  const length = readNumber(headers.get('content-length'));
  if (hasNoBody || length === 0) return '';
  // A tool that leaves bodies out writes no text, or an empty text with another size, or -1 for an unknown size.
  const isLeftOut = [length, readNumber(part.size), readNumber(bodySize)].some(
    (size) => size !== null && size > 0,
  );
  return text === null || isLeftOut || readNumber(part.size) === -1 ? null : '';
}

type Body = { bodyKind: 'none' | 'json' | 'form' | 'other' | 'leftOut'; body: unknown };

/** Reads JSON, or the fields of a form. */
function readRequestBody({ postData, bodySize }: JsonObject, headers: Map<string, string>): Body {
  const part = typeof postData === 'string' ? { text: postData } : asObject(postData);
  const type = mediaType(readText(part.mimeType) || (headers.get('content-type') ?? ''));
  const text = readBodyText(part, headers);
  const params = Array.isArray(part.params) ? part.params.filter(isObject) : [];
  if (!text && params.length === 0) {
    const size = readNumber(bodySize) ?? 0;
    // A size of -1 is unknown.
    const hasType = readText(part.mimeType) !== '' || (size === -1 && headers.has('content-type'));
    const isLeftOut = size > 0 || (text === null && hasType);
    return { bodyKind: isLeftOut ? 'leftOut' : 'none', body: undefined };
  }
  if (type === 'application/x-www-form-urlencoded' || !text) {
    const fields = params.map(({ name, value }) => [readText(name), readText(value)]);
    const body = Object.fromEntries(fields.length > 0 ? fields : new URLSearchParams(text ?? ''));
    return { bodyKind: 'form', body };
  }
  const body = parseJson(text);
  return { bodyKind: typeof body === 'string' ? 'other' : 'json', body };
}

const [EARLIEST, LATEST] = [Date.UTC(2000, 0), Date.UTC(2100, 0)];

/** Reads a number of milliseconds, an ISO date-time or the header Date. */
function readTime(value: unknown): number | null {
  const isDate = typeof value === 'string' && /^\d{4}-\d\d-\d\d|GMT$/.test(value);
  const time = isDate ? Date.parse(value) : readNumber(value);
  return time !== null && time >= EARLIEST && time < LATEST ? time : null;
}
