import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { Attempt, Submission, SubmissionResult } from '../lib/submission';
import { ApiError, errorText, isLostAnswer } from './client';
import { forgetFailures } from './firstCalls';
import { useSessionActions } from './memberContext';

export interface SubmissionOptions<Args extends unknown[], Result> {
  /**
   * The name of the form. If the form is left while it is sent, the next form of this name shows the attempt to the same member
   * (rule: left-while-sending).
   */
  name?: string;
  /** Runs once the submission is accepted; `submit` and `isPending` wait for it. If it rejects, `submit` does too. */
  onSuccess?: (result: Result, ...args: Args) => void | Promise<unknown>;
  /** Error text when the server gives no reason. */
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

/** The last attempt of the forms with one name. Two can be shown at once, on a card and in the dialog for a later Shabbos. */
class Attempts<Args extends unknown[], Result> {
  private attempt: Attempt<Args, Result> = untried;
  private readonly listeners = new Set<() => void>();
  private readonly onUse: (isInUse: boolean) => void;

  /** `onUse` is called when a form begins to show the attempt, and when the last form has stopped and the attempt has ended. */
  constructor(onUse: (isInUse: boolean) => void) {
    this.onUse = onUse;
  }

  readonly last = (): Attempt<Args, Result> => this.attempt;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    this.onUse(true);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0 && !this.attempt.isPending) this.onUse(false);
    };
  };

  change(changes: Partial<Attempt<Args, Result>>): void {
    this.attempt = { ...this.attempt, ...changes };
    for (const listener of this.listeners) listener();
  }

  /** Drops the error of an ended session from the forms that show it: the member has signed in again. */
  forgetEndedSession(): void {
    if (this.attempt.isOfEndedSession && this.listeners.size > 0) this.change({ error: null });
  }
}

/** The attempts of a member, by the names of their forms. */
export class AttemptsByName {
  private readonly byName = new Map<string, { forgetEndedSession: () => void }>();

  of<Args extends unknown[], Result>(name: string): Attempts<Args, Result> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- forms with the same name send the same
    const kept = this.byName.get(name) as Attempts<Args, Result> | undefined;
    if (kept) return kept;
    const attempts = new Attempts<Args, Result>((isInUse) => {
      if (isInUse) this.byName.set(name, attempts);
      else this.byName.delete(name);
    });
    this.byName.set(name, attempts);
    return attempts;
  }

  forgetEndedSession(): void {
    for (const attempts of this.byName.values()) attempts.forgetEndedSession();
  }
}

/** Without a provider, each form keeps its attempts to itself. */
export const AttemptsContext = createContext<AttemptsByName | null>(null);

/** The attempts of the forms with this name; without one, those of the calling form alone. */
function useAttempts<Args extends unknown[], Result>(name?: string): Attempts<Args, Result> {
  const kept = use(AttemptsContext);
  const [own] = useState(() => new AttemptsByName());
  return (name === undefined ? own : (kept ?? own)).of<Args, Result>(name ?? '');
}

/**
 * Sends a form or an action, and keeps its outcome as state. A 401 reads the member again (rules: general-error,
 * unauthorized-call).
 */
export function useSubmission<Args extends unknown[], Result>(
  send: (...args: Args) => Promise<Result>,
  options: SubmissionOptions<Args, Result> = {},
): Submission<Args, Result> {
  const { sendForMember, refresh } = useSessionActions();
  const attempts = useAttempts<Args, Result>(options.name);
  const attempt = useSyncExternalStore(attempts.subscribe, attempts.last, attempts.last);

  const textOf = (error: unknown, args: Args): string =>
    options.fixedError?.(...args) ?? errorText(error, options.fallbackError);

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
      // Not awaited: the error text must not wait for this read.
      if (options.revalidatesOnFailure !== false && error instanceof ApiError && error.status === 401)
        void refresh();
      const lostText = (isLostAnswer(error) && options.lostAnswerText) || null;
      attempts.change({
        isPending: false,
        isOfEndedSession: isEndedSession(error),
        ...(lostText === null ? { error: textOf(error, args) } : { lostAnswer: lostText }),
      });
      return isLostAnswer(error) ? 'unanswered' : 'refused';
    }
    attempts.change({ isAccepted: true, result, lostAnswer: null });
    try {
      await options.onSuccess?.(result, ...args);
    } finally {
      attempts.change({ isPending: false });
    }
    return 'done';
  }

  function start(sent: Args): Promise<SubmissionResult> {
    attempts.change({ ...untried, lostAnswer: attempts.last().lostAnswer, sent, isPending: true });
    const answer = run(sent);
    attempts.change({ answer });
    return answer;
  }

  return {
    ...attempt,
    submit: (...args) => (attempts.last().isPending ? attempts.last().answer : null) ?? start(args),
  };
}
