import { SIGNED_OUT_TEXT } from '../services/refusal';

/** Failures before the call is performed. The tables do not change. */
const blockingFaults = [
  '500',
  '500-plain',
  '502-html',
  '401',
  'redirect',
  'html',
  'dropped',
  'timeout',
] as const;

/** Failures after the call is performed. Only its answer is damaged. */
const damagingFaults = ['empty', 'malformed', 'missing-fields'] as const;

/** Failures after the call is performed. Its answer is lost, and the client gets another one or none. */
export const lostAnswerFaults = [
  'done-dropped',
  'done-502',
  'done-504',
  'done-timeout',
  'done-html',
] as const;

export const faultKinds = [...blockingFaults, ...damagingFaults, ...lostAnswerFaults] as const;

/** What the page gets, for testers. docs/qa.md has the same texts. */
export const faultWords: Readonly<Record<(typeof faultKinds)[number], string>> = {
  '500': 'status 500 with a text for the member',
  '500-plain': 'status 500 without an `error`',
  '502-html': 'status 502 with the HTML page of a proxy',
  '401': "'Please sign in.'",
  redirect: 'a redirect to `/login`, as when the session has ended',
  html: 'the login page as HTML, with status 200',
  dropped: 'the connection ends without an answer',
  timeout: 'no answer for 30 seconds',
  empty: 'the call is performed, the answer is empty',
  malformed: 'the call is performed, the answer is not JSON',
  'missing-fields': 'the call is performed, the answer is JSON without its fields',
  'done-dropped': 'the call is performed, the connection ends without an answer',
  'done-502': 'the call is performed, the answer is the 502 page of a proxy',
  'done-504': 'the call is performed, the answer is the 504 page of a proxy',
  'done-timeout': 'the call is performed, no answer comes for 30 seconds',
  'done-html': 'the call is performed, the answer is an HTML page with status 200',
};

export type BlockingFault = (typeof blockingFaults)[number];
export type DamagingFault = (typeof damagingFaults)[number];
export type LostAnswerFault = (typeof lostAnswerFaults)[number];
export type FaultKind = (typeof faultKinds)[number];

const isIn =
  <Kind extends FaultKind>(kinds: readonly Kind[]) =>
  (fault: unknown): fault is Kind =>
    kinds.some((kind) => kind === fault);

export const isBlocking = isIn<BlockingFault>(blockingFaults);
export const isDamaging = isIn<DamagingFault>(damagingFaults);
export const isLostAnswer = isIn<LostAnswerFault>(lostAnswerFaults);
export const isFaultKind = isIn<FaultKind>(faultKinds);

/** Milliseconds before the faults 'timeout' and 'done-timeout' close the connection without an answer. */
export const TIMEOUT = 30_000;

export const FAULT_TEXT = 'The office computer is having trouble. Please try again in a few minutes.';

const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

export type FaultAnswer = { status: number; type: string; body: string; location?: string };

const refusal = (status: number, error: string): FaultAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify({ error }),
});

const html = (status: number, title: string): FaultAnswer => ({
  status,
  type: 'text/html',
  body: page(title),
});

/** The page that a server sends to a browser without a session. */
export const loginPage = html(200, 'Please sign in');

export const redirectTo = (location: string): FaultAnswer => ({ ...html(302, 'Found'), location });

/** The answer that is sent instead of the call's own. Null: the connection closes without an answer. */
export const answerOfFault: Readonly<Record<BlockingFault | LostAnswerFault, FaultAnswer | null>> = {
  '500': refusal(500, FAULT_TEXT),
  '500-plain': { status: 500, type: 'text/plain', body: 'Internal Server Error' },
  '502-html': html(502, '502 Bad Gateway'),
  '401': refusal(401, SIGNED_OUT_TEXT),
  redirect: redirectTo('/login'),
  html: loginPage,
  dropped: null,
  timeout: null,
  'done-dropped': null,
  'done-502': html(502, '502 Bad Gateway'),
  'done-504': html(504, '504 Gateway Timeout'),
  'done-timeout': null,
  'done-html': loginPage,
};

/** The damaged body of a call's own answer. 'missing-fields' keeps `user_id`, so that the client still reads a member. */
export function damagedBody(fault: DamagingFault, answer: object): string {
  if (fault === 'empty') return '';
  if (fault === 'malformed') return `${JSON.stringify(answer).slice(0, -1)},`;
  return JSON.stringify('user_id' in answer ? { user_id: answer.user_id } : {});
}
