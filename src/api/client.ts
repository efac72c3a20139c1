import { MINUTE_MS } from '../domain/duration';
import { type NoAnswer, type ReceivedAnswer, sendCall } from '../lib/calls';
import { currentTime } from '../lib/clock';
import { GENERAL_ERROR } from '../lib/errorText';
import { reportFailure } from '../lib/failures';
import { trackWait } from '../lib/waits';
import type { components, paths } from './contract';
import { isObject } from './reading';

/** Bad Gateway, Service Unavailable, Gateway Timeout. */
const PROXY_FAILURES: ReadonlySet<number> = new Set([502, 503, 504]);

/** Too Many Requests, Service Unavailable. */
const OVERLOADED: ReadonlySet<number> = new Set([429, 503]);

/** The statuses that `fetch` treats as redirects. */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** How long a failed read waits, in milliseconds: a minute, or up to ten as `Retry-After` asks (rule: reads-in-an-outage). */
function retryDelay(retryAfter: string): number {
  const isSeconds = /^\d+$/.test(retryAfter.trim());
  const named = isSeconds ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - currentTime();
  return Math.min(Math.max(named || 0, MINUTE_MS), 10 * MINUTE_MS);
}

/** A call that did not succeed. Time-outs, unreadable answers and statuses from 500 on are reported (rule: error-reports). */
export class ApiError extends Error {
  /** In milliseconds since the epoch. */
  readonly failedAt = currentTime();
  /** The earliest time for an automatic retry of a read, in milliseconds since the epoch (rule: reads-in-an-outage). */
  readonly retryAt: number;
  /** The server is overloaded and has sent `Retry-After`, which `retryAt` follows within limits. */
  readonly isRetryNamed: boolean;

  constructor(
    /** 'refused': a status outside 200 to 299, or what the client counts as such. 'unreadable': a success that cannot be read. */
    readonly kind: NoAnswer | 'refused' | 'unreadable',
    readonly call: string,
    readonly status: number | null = null,
    readonly serverText: string | null = null,
    retryAfter: string | null = null,
  ) {
    super(
      `${call}: ${kind}${status === null ? '' : ` (${status})`}${serverText === null ? '' : `: ${serverText}`}`,
    );
    this.name = 'ApiError';
    const named = OVERLOADED.has(status ?? 0) ? retryAfter : null;
    this.isRetryNamed = named !== null;
    this.retryAt = this.failedAt + retryDelay(named ?? '');
    if (kind === 'timedOut') reportFailure({ kind: 'time-out', call });
    if (kind === 'unreadable') reportFailure({ kind, call, status });
    if (status !== null && status >= 500) reportFailure({ kind: 'server-error', call, status });
  }
}

/** The text that the server sent with `error`, else `fallback`. */
export function errorText(error: unknown, fallback: string = GENERAL_ERROR): string {
  return (error instanceof ApiError ? error.serverText : null) ?? fallback;
}

/** Whether the server refused a call because no one is signed in (401) or the member has no access (403). */
export function isSessionRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

export function isClientError(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.status === null) return false;
  return error.status >= 400 && error.status < 500;
}

export const isUnreadable = (error: unknown) => error instanceof ApiError && error.kind === 'unreadable';

/** Whether the backend may have performed the call: no answer arrived, or it is unreadable, or a proxy sent it (rule: lost-answer). */
export function isLostAnswer(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind !== 'refused' || PROXY_FAILURES.has(error.status ?? 0);
}

/** The bodies of requests and answers, as the contract has them. */
export type Wire = components['schemas'];

/** Method and path, as errors and reports name a call. A placeholder in braces is an id or a token: the argument `id` of `send`. */
type Call = `${'GET' | 'POST' | 'DELETE'} ${keyof paths}`;

async function answerTo(call: Call, body?: object | null, id = ''): Promise<ReceivedAnswer> {
  const [method, path = ''] = call.split(' ');
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  const address = path.replace(/\{\w+\}/, encodeURIComponent(id));
  const init = { method, ...(body && { headers, body: JSON.stringify(body) }) };
  return received(call, await trackWait(sendCall(address, init)));
}

/** Returns the answer of a call. Throws an ApiError if none arrived. */
export function received(call: string, answer: ReceivedAnswer | NoAnswer): ReceivedAnswer {
  if (typeof answer === 'string') throw new ApiError(answer, call);
  return answer;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function refusal(call: string, { status, text, retryAfter }: ReceivedAnswer): ApiError {
  const body = parse(text);
  const error = isObject(body) && typeof body.error === 'string' ? body.error : '';
  return new ApiError('refused', call, status, error.trim() === '' ? null : error, retryAfter);
}

const isOk = ({ status }: ReceivedAnswer) => status >= 200 && status < 300;

/** Whether an answer is a redirect that was not followed. Browsers hide its status: they report 0. */
const isRedirect = ({ status }: ReceivedAnswer) => status === 0 || REDIRECTS.has(status);

/** The JSON of a success, null for an empty one of a write. Throws for any other answer; a redirect is a 401 (rule: redirected-call). */
export function readAnswer(call: string, answer: ReceivedAnswer): unknown {
  if (isRedirect(answer)) throw new ApiError('refused', call, 401);
  if (!isOk(answer)) throw refusal(call, answer);
  if (answer.text.trim() === '' && !call.startsWith('GET ')) return null;
  const body = parse(answer.text);
  if (body === undefined) throw new ApiError('unreadable', call, answer.status);
  return body;
}

/** Sends a call. Resolves with the JSON of the answer, or null for an empty one to a write; rejects with an ApiError. */
export async function send(call: Call, body?: object | null, id?: string): Promise<unknown> {
  return readAnswer(call, await answerTo(call, body, id));
}

/** Sends a request whose answer is judged by its status alone. A redirect is a success (rules: log-out, login-result). */
export async function sendForStatus(call: Call, body?: object): Promise<void> {
  const answer = await answerTo(call, body);
  if (!isOk(answer) && !isRedirect(answer)) throw refusal(call, answer);
}
