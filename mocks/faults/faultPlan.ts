import type { CallName } from '../wire/calls';
import { isObject } from '../wire/json';
import type { FaultAnswer, FaultKind } from './faults';

/** An answer that the tester wrote. It is sent instead of the call's own; the call is not performed. */
export type CustomAnswer = { status: number; body: string };

/** What goes wrong with a call. 'works': nothing; the call is performed and answered. */
export type StepFault = FaultKind | CustomAnswer | 'works';

/** `calls` is the number of calls to which the step applies, or null for all further calls. */
export type FaultStep = { fault: StepFault; calls: number | null };

/** A single kind applies to every call. The steps of a list apply one after the other. After the last step, calls work. */
export type FaultPlan = FaultKind | readonly FaultStep[];

export type Faults = Partial<Record<CallName, FaultPlan>>;

/** Null if the backend works, 'on' if it is down, or the time until which it is down, in milliseconds since the epoch. */
export type Outage = number | 'on' | null;

export const isDown = (down: Outage, now: number): boolean => down === 'on' || (down !== null && now < down);

export function isCustom(fault: StepFault | null): fault is CustomAnswer {
  return isObject(fault);
}

/** Returns the fault of this call, or null if the call works. Counts the call in its plan. */
export function consumeFault(fail: Faults, call: CallName): FaultKind | CustomAnswer | null {
  const plan = fail[call];
  if (plan === undefined || typeof plan === 'string') return plan ?? null;
  const [{ fault, calls } = { fault: 'works', calls: 1 } as const, ...later] = plan;
  if (calls !== null) {
    const rest = calls > 1 ? [{ fault, calls: calls - 1 }, ...later] : later;
    if (rest.length === 0) delete fail[call];
    else fail[call] = rest;
  }
  return fault === 'works' ? null : fault;
}

/** Guesses the content type from the body, because a tester writes only status and body. */
export function toFaultAnswer({ status, body }: CustomAnswer): FaultAnswer {
  if (body.startsWith('<')) return { status, type: 'text/html', body };
  return { status, type: /^[{[]/.test(body) ? 'application/json' : 'text/plain', body };
}
