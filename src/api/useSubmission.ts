import { createContext, use, useLayoutEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { GENERAL_ERROR } from '../lib/errorText';
import type { Attempt, Submission, SubmissionResult } from '../lib/submission';
import { ApiError, errorText, isLostAnswer, isUnreadable } from './client';
import { forgetFailures } from './firstCalls';
import { useSessionActions } from './memberContext';

export interface SubmissionOptions<Args extends unknown[], Result> {
  /**
   * The name of the form. If the form is left while it is sent, the next form of this name shows the attempt to the same member
   * (rule: left-while-sending).
   */
  name?: string;
  /** Runs once the submission is accepted. It must not reject; `submit` and `isPending` wait for it. */
  onSuccess?: (result: Result, ...args: Args) => void | Promise<unknown>;
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

/** Whether a call was refused because nobody is signed in, or not sent because of that (see sendForMember). */
const isEndedSession = (error: unknown) =>
  error instanceof ApiError && error.kind === 'refused' && (error.status ?? 401) === 401;

const untried = {
  sent: null,
  answer: null,
  result: null,
  error: null,
  lostAnswer: null,
  isAccepted: false,
  isOfEndedSession: false,
  isPending: false,
} as const;

type Show<Args extends unknown[], Result> = (attempt: Attempt<Args, Result>) => void;

/** The last attempt of the forms of a name. Two can be shown at once, on a card and in the dialog for a later Shabbos. */
class Attempts<Args extends unknown[], Result> {
  last: Attempt<Args, Result> = untried;
  readonly #shown = new Set<Show<Args, Result>>();

  /** Whether it has not ended, or a form shows it. */
  get isInUse(): boolean {
    return this.last.isPending || this.#shown.size > 0;
  }

  readonly change = (changes: Partial<Attempt<Args, Result>>): void => {
    this.last = { ...this.last, ...changes };
    for (const show of this.#shown) show(this.last);
  };

  /** Drops the error of an ended session from the forms that show it: the member has signed in again. */
  readonly forgetEndedSession = (): void => {
    if (this.last.isOfEndedSession && this.#shown.size > 0) this.change({ error: null });
  };

  /** Calls `show` with each attempt, until the returned function is called. */
  readonly showBy = (show: Show<Args, Result>): (() => void) => {
    this.#shown.add(show);
    show(this.last);
    return () => void this.#shown.delete(show);
  };
}

/** The attempts of a member, by the names of their forms. */
export type AttemptsByName = Map<string, { forgetEndedSession: () => void }>;

/** Null without a provider: then no attempt is kept. */
export const AttemptsContext = createContext<AttemptsByName | null>(null);

function useAttempts<Args extends unknown[], Result>(name = '') {
  const kept = use(AttemptsContext);
  const [attempts] = useState(
    () =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- forms of the same name send the same
      (kept?.get(name) as Attempts<Args, Result> | undefined) ?? new Attempts<Args, Result>(),
  );
  const [attempt, setAttempt] = useState(attempts.last);
  useLayoutEffect(() => {
    const stop = attempts.showBy(setAttempt);
    if (name !== '') kept?.set(name, attempts);
    return () => {
      stop();
      if (!attempts.isInUse) kept?.delete(name);
    };
  }, [attempts, kept, name]);
  return { attempts, attempt };
}

/**
 * Sends a form or an action, and keeps its outcome as state. A 401 reads the member again, and an unreadable success everything,
 * because nobody knows what was saved (rules: general-error, unauthorized-call, unreadable-success).
 */
export function useSubmission<Args extends unknown[], Result>(
  send: (...args: Args) => Promise<Result>,
  options: SubmissionOptions<Args, Result> = {},
): Submission<Args, Result> {
  const { mutate } = useSWRConfig();
  const { sendForMember, refresh } = useSessionActions();
  const { attempts, attempt } = useAttempts<Args, Result>(options.name);
  const { change } = attempts;

  const textOf = (error: unknown, args: Args): string =>
    options.fixedError?.(...args) ??
    (isUnreadable(error) ? GENERAL_ERROR : errorText(error, options.fallbackError));

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
    forgetFailures();
    let result: Result;
    try {
      result = await sendAndFind(args);
    } catch (error) {
      revalidateAfter(error);
      const lostText = (isLostAnswer(error) && options.lostAnswerText) || null;
      change({
        isPending: false,
        isOfEndedSession: isEndedSession(error),
        ...(lostText === null ? { error: textOf(error, args) } : { lostAnswer: lostText }),
      });
      if (isLostAnswer(error)) return 'unanswered';
      return isUnreadable(error) ? 'unreadable' : 'refused';
    }
    change({ isAccepted: true, result, lostAnswer: null });
    await options.onSuccess?.(result, ...args);
    change({ isPending: false });
    return 'done';
  }

  function start(sent: Args): Promise<SubmissionResult> {
    change({ ...untried, lostAnswer: attempts.last.lostAnswer, sent, isPending: true });
    const answer = run(sent);
    change({ answer });
    return answer;
  }

  return {
    ...attempt,
    submit: (...args) => (attempts.last.isPending ? attempts.last.answer : null) ?? start(args),
  };
}
