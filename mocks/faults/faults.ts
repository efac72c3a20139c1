import type { CallName } from '../wire/calls';
import { SIGNED_OUT_TEXT } from '../services/refusal';

/** Failures before the call is performed. The tables do not change. */
export const blockingFaults = ['500', '500-plain', '502-html', '401', 'dropped', 'timeout'] as const;

/** Failures after the call is performed. Only its answer is damaged. */
const damagingFaults = ['empty', 'malformed', 'missing-fields'] as const;

export const faultKinds = [...blockingFaults, ...damagingFaults] as const;

export type BlockingFault = (typeof blockingFaults)[number];
export type DamagingFault = (typeof damagingFaults)[number];
export type FaultKind = BlockingFault | DamagingFault;
export type Faults = Partial<Record<CallName, FaultKind>>;

export function isBlocking(fault: FaultKind): fault is BlockingFault {
  return blockingFaults.some((kind) => kind === fault);
}

/** Milliseconds before the fault 'timeout' closes the connection without an answer. */
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

/** The answer that is sent instead of the call's own. Null: the connection closes without an answer. */
export const answerOfFault: Readonly<Record<BlockingFault, FaultAnswer | null>> = {
  '500': refusal(500, FAULT_TEXT),
  '500-plain': { status: 500, type: 'text/plain', body: 'Internal Server Error' },
  '502-html': { status: 502, type: 'text/html', body: BAD_GATEWAY },
  '401': refusal(401, SIGNED_OUT_TEXT),
  dropped: null,
  timeout: null,
};

/** The damaged body of a call's own answer. 'missing-fields' keeps `user_id`, so that the client still reads a member. */
export function damagedBody(fault: DamagingFault, answer: object): string {
  if (fault === 'empty') return '';
  if (fault === 'malformed') return `${JSON.stringify(answer).slice(0, -1)},`;
  return JSON.stringify('user_id' in answer ? { user_id: answer.user_id } : {});
}
