import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { GENERAL_ERROR } from '../lib/errorText';
import type { Submission, SubmissionResult } from '../lib/submission';
import { ApiError, errorText, isLostAnswer, isUnreadable } from './client';
import { forgetFailures } from './firstCalls';
import { useSessionActions } from './memberContext';

export interface SubmissionOptions<Args extends unknown[], Result> {
  /** Runs once the submission is accepted. It must not reject; `submit` and `isPending` wait for it. */
  onSuccess?: (result: Result, ...args: Args) => void | Promise<void>;
  /** Error text when the server gives no reason. An unreadable answer always has the general text. */
  fallbackError?: string;
  /** Error text for every failure, even if the server gives a reason. Null means that this call has no fixed text. */
  fixedError?: (...args: Args) => string | null;
  /** Called after a lost answer: reads again, and resolves with the result if the submission was performed, else null. */
  findLostResult?: (...args: Args) => Promise<{ result: Result } | null>;
  /** Replaces the error text of a lost answer, as `lostAnswer`. */
  lostAnswerText?: string;
  /** False for the login: it reads the member itself, and a refused login does not make cached data stale. */
  revalidatesOnFailure?: boolean;
  /** True for the log-out: it is sent even if the member turns out to be signed out already. */
  isSentAfterEnd?: boolean;
}

type Outcome = Omit<Submission<[]>, 'submit'>;

const untried: Outcome = { error: null, lostAnswer: null, isAccepted: false, isPending: false };

/**
 * Sends a form or an action, and keeps its outcome as state. A 401 reads the member again, and an unreadable success everything,
 * because nobody knows what was saved (rules: general-error, unauthorized-call, unreadable-success).
 */
export function useSubmission<Args extends unknown[], Result>(
  send: (...args: Args) => Promise<Result>,
  options: SubmissionOptions<Args, Result> = {},
): Submission<Args> {
  const { mutate } = useSWRConfig();
  const { sendForMember, refresh } = useSessionActions();
  const [outcome, setOutcome] = useState(untried);
  const inFlight = useRef<Promise<SubmissionResult> | null>(null);

  function textOf(error: unknown, args: Args): string {
    const fixed = options.fixedError?.(...args) ?? null;
    if (fixed !== null) return fixed;
    return isUnreadable(error) ? GENERAL_ERROR : errorText(error, options.fallbackError);
  }

  /** Not awaited: the error text must not wait for these reads. */
  function revalidateAfter(failure: unknown): void {
    if (options.revalidatesOnFailure === false) return;
    const isUnknown = isUnreadable(failure);
    if (isUnknown || (failure instanceof ApiError && failure.status === 401)) void refresh();
    if (isUnknown) mutate(() => true).catch(() => undefined);
  }

  /** Sends. After a lost answer, resolves with the result that `findLostResult` finds. */
  async function sendAndFind(args: Args): Promise<Result> {
    try {
      return await sendForMember(() => send(...args), options.isSentAfterEnd);
    } catch (error) {
      const found = isLostAnswer(error) ? await options.findLostResult?.(...args).catch(() => null) : null;
      if (found) return found.result;
      throw error;
    }
  }

  async function run(args: Args): Promise<SubmissionResult> {
    setOutcome(({ lostAnswer }) => ({ ...untried, lostAnswer, isPending: true }));
    forgetFailures();
    let result: Result;
    try {
      result = await sendAndFind(args);
    } catch (error) {
      revalidateAfter(error);
      const lostText = (isLostAnswer(error) && options.lostAnswerText) || null;
      setOutcome(({ lostAnswer }) => ({
        ...untried,
        error: lostText === null ? textOf(error, args) : null,
        lostAnswer: lostText ?? lostAnswer,
      }));
      if (isLostAnswer(error)) return 'unanswered';
      return isUnreadable(error) ? 'unreadable' : 'refused';
    }
    setOutcome({ ...untried, isAccepted: true, isPending: true });
    await options.onSuccess?.(result, ...args);
    setOutcome((last) => ({ ...last, isPending: false }));
    return 'done';
  }

  return {
    ...outcome,
    submit: (...args) => {
      inFlight.current ??= run(args).finally(() => {
        inFlight.current = null;
      });
      return inFlight.current;
    },
  };
}
