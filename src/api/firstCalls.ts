import { currentTime } from '../lib/clock';
import { ApiError, get, readAnswer, TIMEOUT_MS } from './client';

/**
 * The two calls that every visit starts with. They are sent together, without waiting for one another; in a production build
 * the script in the head of the page sends them before the bundle has loaded. Each answer is used once: later reads send a
 * new request.
 */
const paths = { user: '/api/user', colony: '/api/colony' } as const;
type FirstCall = keyof typeof paths;

/** The answers to the calls of the head script: status and text, or null if there was no answer. */
export type EarlyAnswers = Record<FirstCall, Promise<{ status: number; text: string } | null>>;

declare global {
  interface Window {
    firstCalls?: EarlyAnswers;
  }
}

let unused: Partial<Record<FirstCall, Promise<unknown>>> = {};

function send(name: FirstCall): Promise<unknown> {
  return get(`${paths[name]}?_=${currentTime()}`);
}

/** Adds a timeout to a call of the head script, which sets none. */
async function withTimeout<T>(name: FirstCall, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError('timedOut', `GET ${paths[name]}`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

async function readEarlyAnswer(name: FirstCall, answers: EarlyAnswers): Promise<unknown> {
  const answer = await withTimeout(name, answers[name]);
  if (answer === null) throw new ApiError('unreachable', `GET ${paths[name]}`);
  return readAnswer(`GET ${paths[name]}`, { ...answer, ok: answer.status >= 200 && answer.status < 300 });
}

/** Sends both first calls, or uses the answers to those that the head script has sent. */
export function startFirstCalls(): void {
  const answers = window.firstCalls;
  delete window.firstCalls;
  for (const name of ['user', 'colony'] as const) {
    const call = answers ? readEarlyAnswer(name, answers) : send(name);
    // Avoids an unhandled rejection when no one awaits the call.
    call.catch(() => undefined);
    unused[name] = call;
  }
}

/** Drops unused early responses: they belong to a session that has ended. */
export function dropFirstCalls(): void {
  unused = {};
}

/** The answer to a first call if it has not been used yet, otherwise the answer to a new request. */
export function consumeFirstCall(name: FirstCall): Promise<unknown> {
  const call = unused[name];
  delete unused[name];
  return call ?? send(name);
}
