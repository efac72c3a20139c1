import type { CallName } from '../wire/calls';
import { SIGNED_OUT_TEXT } from '../services/refusal';

/** Failures on the way to the backend: the call does nothing. */
export const blockingFaults = ['500', '500-plain', '502-html', '401', 'dropped', 'timeout'] as const;

/** Failures on the way back: the call is done, and only its answer is spoilt. */
const spoilingFaults = ['empty', 'malformed', 'missing-fields'] as const;

export const faultKinds = [...blockingFaults, ...spoilingFaults] as const;

export type BlockingFault = (typeof blockingFaults)[number];
export type SpoilingFault = (typeof spoilingFaults)[number];
export type FaultKind = BlockingFault | SpoilingFault;
export type Faults = Partial<Record<CallName, FaultKind>>;

export function isBlocking(fault: FaultKind): fault is BlockingFault {
  return blockingFaults.some((kind) => kind === fault);
}

/** How long a call that times out stays unanswered before its connection ends, in milliseconds. */
export const TIMEOUT = 30_000;

export const FAULT_TEXT = 'The office computer is having trouble. Please try again in a few minutes.';

const BAD_GATEWAY =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

type FaultAnswer = { status: number; type: string; body: string };

const refusal = (status: number, error: string): FaultAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify({ error }),
});

/** What comes instead of the call's own answer; null where nothing comes at all. */
export const answerOfFault: Readonly<Record<BlockingFault, FaultAnswer | null>> = {
  '500': refusal(500, FAULT_TEXT),
  '500-plain': { status: 500, type: 'text/plain', body: 'Internal Server Error' },
  '502-html': { status: 502, type: 'text/html', body: BAD_GATEWAY },
  '401': refusal(401, SIGNED_OUT_TEXT),
  dropped: null,
  timeout: null,
};

/** The call's own answer, spoilt. Of a member with missing fields the id is left, so that it is still a member. */
export function spoilt(fault: SpoilingFault, answer: object): string {
  if (fault === 'empty') return '';
  if (fault === 'malformed') return `${JSON.stringify(answer).slice(0, -1)},`;
  return JSON.stringify('user_id' in answer ? { user_id: answer.user_id } : {});
}
