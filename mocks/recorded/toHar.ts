import type { Entry, Har } from 'har-format';
import { isoTime } from '../time/isoTime';
import { type LoggedCall, textOfError } from '../wire/callLog';

/** In characters. Bodies of older calls are left out, because an answer can have thousands of rows. */
const MAX_BODIES = 10_000_000;

/** `origin` is the origin of the page, to which the paths of the calls belong. */
type HarOptions = Record<'origin' | 'version' | 'browser', string>;

/** The parts of a call that a recording has. */
export type HarCall = Omit<LoggedCall, 'call'>;

/** Writes a log of calls as a HAR recording. The times are those of the backend's clock. */
export function toHar(log: readonly HarCall[], { origin, version, browser }: HarOptions): Har {
  let length = 0;
  const entries = log
    .toReversed()
    .map((call) => {
      const [sent, answered] = [textOf(call.body), textOf(call.answer)];
      length += sent.length + answered.length;
      return toEntry(call, origin, length > MAX_BODIES ? null : [sent, answered]);
    })
    .toReversed();
  return {
    log: {
      version: '1.2',
      creator: { name: 'Dependable portal, QA build', version },
      browser: { name: browser, version: '' },
      pages: [],
      entries,
    },
  };
}

/** Without `bodies`, the sizes of the request's body and of the answer's content are -1, which says that they are left out. */
function toEntry(call: HarCall, origin: string, bodies: readonly [string, string] | null): Entry {
  const [sent, answered] = bodies ?? ['', ''];
  const time = call.took ?? 0;
  const errorText = textOfError(call.thrown);
  return {
    startedDateTime: isoTime(call.at),
    time,
    request: {
      method: call.method,
      url: origin + call.path,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toHeaders(call.requestHeaders),
      queryString: [],
      headersSize: -1,
      bodySize: bodies ? sent.length : -1,
      ...(sent !== '' && { postData: { mimeType: typeOf(call.requestHeaders), text: sent } }),
    },
    response: {
      // Browsers record a call without an answer with status 0.
      status: call.status ?? 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toHeaders(call.answerHeaders),
      content: { size: bodies ? answered.length : -1, mimeType: typeOf(call.answerHeaders), text: answered },
      redirectURL: new Map(call.answerHeaders).get('location') ?? '',
      headersSize: -1,
      bodySize: answered.length,
    },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    ...(call.fault !== null && { comment: `injected failure: ${call.fault}` }),
    ...(errorText !== undefined && { comment: errorText }),
  };
}

const toHeaders = (headers: LoggedCall['requestHeaders']) =>
  headers.map(([name, value]) => ({ name, value }));

const typeOf = (headers: LoggedCall['requestHeaders']) =>
  new Map(headers).get('content-type') ?? 'application/json';

function textOf(body: unknown): string {
  if (body === undefined) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}
