import { dayOf, toInstant } from '../../src/domain/day';
import type { CallName } from '../wire/calls';
import type { LoggedCall } from '../wire/callLog';
import {
  answerOfFault,
  isBlocking,
  damagedBody,
  TIMEOUT,
  type BlockingFault,
  type DamagingFault,
} from '../faults/faults';
import { parseJson } from '../wire/json';
import { toLegacy } from '../wire/legacyWire';
import { Refusal, signedOutRefusal } from '../services/refusal';
import { memberOfSession } from '../services/session';
import { wait } from '../faults/wait';
import { communityZone } from '../time/zone';
import type { BackendState } from './backendState';
import { callHandlers, type Input } from './callHandlers';
import type { Outcome } from './outcome';

/** An answer as HTTP sends it. `session` is as in Outcome. */
export type Answer = { status: number; type: string; body: string; session?: string | null };

/**
 * Performs a call and returns its answer. Every call goes through here for latency, injected failures, the session, refusals,
 * storage and the log. Returns null if the connection must close without an answer.
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
  fault: DamagingFault | null,
): Answer {
  try {
    const { answer, session } = perform(backend, entry.call, input);
    backend.callerId = memberOfSession(backend.db, session === undefined ? input.token : session)?.id ?? null;
    if (entry.method !== 'GET' || entry.call === 'logout') backend.save();
    const sent = backend.db.settings.wireStyle === 'legacy' ? toLegacy(answer) : answer;
    const body = fault === null ? JSON.stringify(sent) : damagedBody(fault, sent);
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
  const context = { db, now, today: dayOf(now, communityZone) };
  const handler = callHandlers[call];
  if (handler.isOpen) return handler.handle(context, input);
  const member = memberOfSession(db, input.token);
  const colony = db.colonies.find(({ id }) => id === member?.colonyId);
  if (!member || !colony) throw signedOutRefusal();
  return handler.handle({ ...context, member, colony }, input);
}
