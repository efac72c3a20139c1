import { type FirstCall, sendFirstCall } from '../lib/calls';
import { currentTime } from '../lib/clock';
import { sessionMark } from '../lib/sessionMark';
import { trackWait } from '../lib/waits';
import { ApiError, isSessionRefusal, readAnswer, received } from './client';

/** Answers to the first calls of a visit, which in production the head script sends. `mark`: the session mark at that time. */
export type EarlyAnswers = Partial<Record<FirstCall, ReturnType<typeof sendFirstCall>>> & {
  mark: string | null;
};

declare global {
  interface Window {
    firstCalls?: EarlyAnswers;
  }
}

/** Each answer is used once. */
let unused: Partial<EarlyAnswers> = {};

/** Sends calls before a component needs their answers. `readCall` uses the answers later. */
export function sendFirstCalls(...names: FirstCall[]): void {
  unused = { mark: sessionMark() };
  for (const name of names) unused[name] = sendFirstCall(name);
}

/** Sends the calls for member and community, or uses the answers to the calls that the head script has sent. */
export function startFirstCalls(): void {
  if (window.firstCalls) unused = window.firstCalls;
  else sendFirstCalls('user', 'colony');
  delete window.firstCalls;
}

export function dropFirstCalls(): void {
  unused = {};
}

/** The last failure of each call. A success removes it. */
let failures = new Map<FirstCall, ApiError>();

/** Allows failed reads to be sent again at once, because the user has pressed something (rule: reads-in-an-outage). */
export function forgetFailures(): void {
  // A call in flight still writes its failure to the old map.
  failures = new Map();
}

/** Allows failed reads to be sent again at once, because the device may be online again, but not before a `Retry-After`. */
export function forgetOutage(): void {
  failures = new Map([...failures].filter(([, { isRetryNamed }]) => isRetryNamed));
}

/**
 * Every read of member, community and records uses this function. `read` turns the answer into the result; null means that the
 * answer is unreadable. The answer to the first call is used if it is unused and no window has logged in or out since. Too soon
 * after a failure, nothing is sent, and the promise rejects with the same error.
 */
export async function readCall<T>(name: FirstCall, read: (answer: unknown) => T | null): Promise<T> {
  const known = failures;
  const failure = known.get(name);
  const now = currentTime();
  // A time before the failure means that the device's clock was set back: the call is sent.
  if (failure && now >= failure.failedAt && now < failure.retryAt) throw failure;
  if (unused.mark !== sessionMark()) dropFirstCalls();
  const answer = unused[name] ?? sendFirstCall(name);
  delete unused[name];
  const call = `GET /api/${name}`;
  try {
    const result = read(readAnswer(call, received(call, await trackWait(answer))));
    if (result === null) throw new ApiError('unreadable', call, 200);
    failures.delete(name);
    return result;
  } catch (error) {
    // A session refusal is not an outage.
    if (error instanceof ApiError && !isSessionRefusal(error)) known.set(name, error);
    throw error;
  }
}
