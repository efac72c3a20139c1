import { SIGNED_OUT_TEXT } from '../services/refusal';

/** Milliseconds before the faults 'timeout' and 'done-timeout' close the connection without an answer. */
export const TIMEOUT = 30_000;

export const FAULT_TEXT = 'The office computer is having trouble. Please try again in a few minutes.';

export type FaultAnswer = {
  status: number;
  type: string;
  body: string;
  location?: string;
  /** The value of the header Retry-After, in seconds. */
  retryAfter?: number;
};

export const refusal = (status: number, error: string): FaultAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify({ error }),
});

const html = (status: number, title: string): FaultAnswer => ({
  status,
  type: 'text/html',
  body: `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
});

/** The page that a server sends to a browser without a session. */
export const loginPage = html(200, 'Please sign in');

export const redirectTo = (location: string): FaultAnswer => ({ ...html(302, 'Found'), location });

/**
 * `words` say what the page receives; docs/qa.md has the same texts. `answer` replaces the call's own answer. Without `answer`,
 * a blocking fault or a lost answer closes the connection.
 */
type Fault = { words: string; answer?: FaultAnswer };

/** These faults stop the call before it is performed, so the tables do not change. */
const blockingFaults = {
  '500': { words: 'status 500 with a text for the member', answer: refusal(500, FAULT_TEXT) },
  '500-plain': {
    words: 'status 500 without an `error`',
    answer: { status: 500, type: 'text/plain', body: 'Internal Server Error' },
  },
  '502-html': { words: 'status 502 with the HTML page of a proxy', answer: html(502, '502 Bad Gateway') },
  '503': {
    words: 'status 503 with the HTML page of a proxy, and `Retry-After: 600`',
    answer: { ...html(503, '503 Service Unavailable'), retryAfter: 600 },
  },
  '401': { words: "'Please sign in.'", answer: refusal(401, SIGNED_OUT_TEXT) },
  redirect: { words: 'a redirect to `/login`, as when the session has ended', answer: redirectTo('/login') },
  html: { words: 'the login page as HTML, with status 200', answer: loginPage },
  dropped: { words: 'the connection ends without an answer' },
  timeout: { words: 'no answer for 30 seconds' },
} satisfies Record<string, Fault>;

/** With these faults, the call is performed and its answer is damaged. */
const damagingFaults = {
  empty: { words: 'the call is performed, the answer is empty' },
  malformed: { words: 'the call is performed, the answer is not JSON' },
  'missing-fields': { words: 'the call is performed, the answer is JSON without its fields' },
} satisfies Record<string, Fault>;

/** With these faults, the call is performed and its answer is lost: the client gets another answer or none. */
const lostAnswers = {
  'done-dropped': { words: 'the call is performed, the connection ends without an answer' },
  'done-502': {
    words: 'the call is performed, the answer is the 502 page of a proxy',
    answer: html(502, '502 Bad Gateway'),
  },
  'done-504': {
    words: 'the call is performed, the answer is the 504 page of a proxy',
    answer: html(504, '504 Gateway Timeout'),
  },
  'done-timeout': { words: 'the call is performed, no answer comes for 30 seconds' },
  'done-html': {
    words: 'the call is performed, the answer is an HTML page with status 200',
    answer: loginPage,
  },
} satisfies Record<string, Fault>;

const isIn =
  <Name extends string>(table: Record<Name, Fault>) =>
  (fault: unknown): fault is Name =>
    typeof fault === 'string' && Object.hasOwn(table, fault);

export const isBlocking = isIn(blockingFaults);
export const isDamaging = isIn(damagingFaults);
export const isLostAnswer = isIn(lostAnswers);

const faults = { ...blockingFaults, ...damagingFaults, ...lostAnswers };

export type FaultKind = keyof typeof faults;
export const isFaultKind = isIn<FaultKind>(faults);
export const faultKinds = Object.keys(faults).filter(isFaultKind);
export const lostAnswerFaults = faultKinds.filter(isLostAnswer);

export const wordsOfFault = (fault: FaultKind): string => faults[fault].words;

/** The answer that is sent instead of the call's own, or null if the connection closes without an answer. */
export const answerOfFault = (kind: FaultKind): FaultAnswer | null => {
  const fault: Fault = faults[kind];
  return fault.answer ?? null;
};

/** The damaged body of a call's own answer. 'missing-fields' keeps `user_id`, so that the client still reads a member. */
export function damagedBody(fault: keyof typeof damagingFaults, answer: object): string {
  if (fault === 'empty') return '';
  if (fault === 'malformed') return `${JSON.stringify(answer).slice(0, -1)},`;
  return JSON.stringify('user_id' in answer ? { user_id: answer.user_id } : {});
}
