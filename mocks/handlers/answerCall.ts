import { dayOf, toInstant } from '@/domain/day';
import { wait } from '../faults/delays';
import { consumeFault, type CustomAnswer, isCustom, isDown, toFaultAnswer } from '../faults/faultPlan';
import {
  answerOfFault,
  damagedBody,
  type FaultAnswer,
  type FaultKind,
  isBlocking,
  isDamaging,
  isLostAnswer,
  loginPage,
  redirectTo,
  refusal,
  TIMEOUT,
} from '../faults/faults';
import { performDueActs } from '../meanwhile/performActs';
import { Refusal, SignedOutRefusal } from '../services/refusal';
import { memberOfSession, shareSession } from '../services/session';
import { communityZone } from '../time/zone';
import type { LoggedCall } from '../wire/callLog';
import type { CallName } from '../wire/calls';
import { parseJson } from '../wire/json';
import { toLegacy } from '../wire/legacyWire';
import { withQuirks } from '../wire/quirks';
import type { BackendState } from './backendState';
import { callHandlers, type Input } from './callHandlers';

/** An answer as HTTP sends it. `session` is as in Outcome. */
export type Answer = FaultAnswer & { session?: string | null };

/**
 * Performs a call and returns its answer. Handles latency, injected failures, the session, refusals, storage and the log for
 * every call. Returns null if the connection must close without an answer.
 */
export async function answerCall(
  backend: BackendState,
  entry: LoggedCall,
  input: Input,
  signal: AbortSignal,
): Promise<Answer | null> {
  const delay = backend.delay[entry.call] ?? backend.latency;
  if (delay === 'hold') await backend.held.wait();
  else if (delay !== 'hold-answer') await wait(delay, signal);
  performDueActs(backend, { ...entry, ...input });
  const plan = backend.fail[entry.call];
  const fault = isDown(backend.down, backend.now()) ? '502-html' : consumeFault(backend.fail, entry.call);
  if (backend.fail[entry.call] !== plan) backend.onOwnChange();
  entry.fault = isCustom(fault) ? 'custom' : fault;
  const answer = await answerWithFault(backend, entry, input, fault, signal);
  if (delay === 'hold-answer') await backend.held.wait();
  if (answer !== null) {
    entry.status = answer.status;
    entry.answer = parseJson(answer.body);
  }
  return answer;
}

async function answerWithFault(
  backend: BackendState,
  entry: LoggedCall,
  input: Input,
  fault: FaultKind | CustomAnswer | null,
  signal: AbortSignal,
): Promise<Answer | null> {
  if (isCustom(fault)) return toFaultAnswer(fault);
  const own = isBlocking(fault) ? null : ownAnswer(backend, entry, input, fault);
  if (!isBlocking(fault) && !isLostAnswer(fault)) return own;
  if (fault === 'timeout' || fault === 'done-timeout') await wait(TIMEOUT, signal);
  return answerOfFault(fault);
}

function ownAnswer(backend: BackendState, entry: LoggedCall, input: Input, fault: FaultKind | null): Answer {
  try {
    const now = toInstant(backend.now());
    const context = { db: backend.db, now, today: dayOf(now, communityZone) };
    const { answer = { success: true }, session } = callHandlers[entry.call](context, input) ?? {};
    if (fault === null && (entry.call === 'getMinyan' || entry.call === 'getColony'))
      backend.unread.delete(entry.call);
    if (session !== undefined && backend.hasOneSession) shareSession(backend.db, session);
    backend.callerId = memberOfSession(backend.db, session === undefined ? input.token : session)?.id ?? null;
    // The log-out is a GET call, but it changes the sessions.
    if (entry.method !== 'GET' || entry.call === 'logout') backend.save();
    const shaped = withQuirks(answer, backend.quirks);
    const sent = backend.db.settings.wireStyle === 'legacy' ? toLegacy(shaped) : shaped;
    const body = isDamaging(fault) ? damagedBody(fault, sent) : JSON.stringify(sent);
    if (entry.call === 'login' && backend.quirks.includes('login-redirect'))
      return { ...redirectTo('/'), session };
    return { status: 200, type: 'application/json', body, session };
  } catch (error) {
    backend.callerId = memberOfSession(backend.db, input.token)?.id ?? null;
    if (error instanceof Refusal) return refusalAnswer(backend, entry.call, error);
    entry.thrown = error;
    return refusal(500, 'Something went wrong on our side.');
  }
}

function refusalAnswer({ quirks }: BackendState, call: CallName, error: Refusal): Answer {
  if (error instanceof SignedOutRefusal && quirks.includes('session-redirect')) return redirectTo('/login');
  if (error instanceof SignedOutRefusal && quirks.includes('session-html')) return loginPage;
  if (call === 'login' && quirks.includes('login-redirect')) return redirectTo('/login');
  return refusal(error.status, error.message);
}
