import { currentTime } from '../lib/clock';
import { ApiError, get, readAnswer, TIME_OUT } from './client';

/**
 * The two calls that every visit starts with leave together (decision B5), in the production build from the head
 * of the page, before the bundle has run. Each can be taken once; later reads ask the server again.
 */
const paths = { user: '/api/user', colony: '/api/colony' } as const;
type First = keyof typeof paths;

/** What the script in the head of the page leaves behind: for each call its status and text, or null if none came. */
export type EarlyAnswers = Record<First, Promise<{ status: number; text: string } | null>>;

declare global {
  interface Window {
    firstCalls?: EarlyAnswers;
  }
}

let started: Partial<Record<First, Promise<unknown>>> = {};

function fresh(first: First): Promise<unknown> {
  return get(`${paths[first]}?_=${currentTime()}`);
}

/** The page's own calls know no time-out: they are given up here, counted from where they are taken over. */
async function inTime<T>(first: First, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError('timedOut', `GET ${paths[first]}`)), TIME_OUT);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function early(first: First, answers: EarlyAnswers): Promise<unknown> {
  const answer = await inTime(first, answers[first]);
  if (answer === null) throw new ApiError('unreachable', `GET ${paths[first]}`);
  return readAnswer(`GET ${paths[first]}`, { ...answer, ok: answer.status >= 200 && answer.status < 300 });
}

/** Sends both first calls, or takes over those that the page has already sent. */
export function startFirstCalls(): void {
  const answers = window.firstCalls;
  delete window.firstCalls;
  for (const first of ['user', 'colony'] as const) {
    const call = answers ? early(first, answers) : fresh(first);
    // Whoever takes the call hears of its failure; one that nobody takes may fail unheard.
    call.catch(() => undefined);
    started[first] = call;
  }
}

/** Forgets the first calls that nobody has taken: their answers are about a session that is none. */
export function dropFirstCalls(): void {
  started = {};
}

/** The answer of a first call if it has not been taken yet, else of a new one. */
export function takeFirst(first: First): Promise<unknown> {
  const call = started[first];
  delete started[first];
  return call ?? fresh(first);
}
