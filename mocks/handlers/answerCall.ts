import { dayOf, toInstant } from '../../src/domain/day';
import type { CallName } from '../wire/calls';
import type { LoggedCall } from '../wire/callLog';
import {
  answerOfFault,
  isBlocking,
  spoilt,
  TIMEOUT,
  type BlockingFault,
  type SpoilingFault,
} from '../faults/faults';
import { toLegacy } from '../wire/legacyWire';
import { Refusal, refuseSignedOut } from '../services/refusal';
import { memberOfSession } from '../services/session';
import { wait } from '../faults/wait';
import { communityZone } from '../time/zone';
import type { BackendState } from './backendState';
import { callHandlers, type Input } from './callHandlers';
import type { Outcome } from './outcome';

/** `session` as in Outcome: the token to set, null to end it, undefined to leave it alone. */
export type Answer = { status: number; type: string; body: string; session?: string | null };

/**
 * The one wrapper round every call: log, latency, injected failures, session, refusals, storage.
 * Null stands for a connection that ends without an answer.
 */
export async function answerCall(
  backend: BackendState,
  entry: LoggedCall,
  input: Input,
  signal: AbortSignal,
): Promise<Answer | null> {
  await wait(backend.latency, signal);
  const fault = backend.fail[entry.call] ?? null;
  entry.fault = fault;
  const answer =
    fault !== null && isBlocking(fault)
      ? await blockedAnswer(fault, signal)
      : ownAnswer(backend, entry, input, fault);
  if (answer !== null) {
    entry.status = answer.status;
    entry.answer = parseJson(answer.body);
  }
  return answer;
}

async function blockedAnswer(fault: BlockingFault, signal: AbortSignal): Promise<Answer | null> {
  if (fault === 'timeout') await wait(TIMEOUT, signal);
  return answerOfFault[fault];
}

function ownAnswer(
  backend: BackendState,
  entry: LoggedCall,
  input: Input,
  fault: SpoilingFault | null,
): Answer {
  try {
    const { answer, session } = perform(backend, entry.call, input);
    backend.callerId = memberOfSession(backend.db, session === undefined ? input.token : session)?.id ?? null;
    if (entry.method !== 'GET' || entry.call === 'logout') backend.save();
    const sent = backend.db.settings.wireStyle === 'legacy' ? toLegacy(answer) : answer;
    const body = fault === null ? JSON.stringify(sent) : spoilt(fault, sent);
    return { status: 200, type: 'application/json', body, session };
  } catch (error) {
    backend.callerId = memberOfSession(backend.db, input.token)?.id ?? null;
    if (error instanceof Refusal) return refused(error.status, error.message);
    entry.thrown = error;
    return refused(500, 'Something went wrong on our side.');
  }
}

function refused(status: number, error: string): Answer {
  return { status, type: 'application/json', body: JSON.stringify({ error }) };
}

function perform(backend: BackendState, call: CallName, input: Input): Outcome {
  const { db } = backend;
  const now = toInstant(backend.now());
  const context = { db, now, today: dayOf(now, communityZone), zone: communityZone };
  const handler = callHandlers[call];
  if (handler.isOpen) return handler.handle(context, input);
  const member = memberOfSession(db, input.token);
  const colony = db.colonies.find(({ id }) => id === member?.colonyId);
  if (!member || !colony) throw refuseSignedOut();
  return handler.handle({ ...context, member, colony }, input);
}

/** The value of a JSON text, the text itself where it is none, and undefined where there is nothing. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
