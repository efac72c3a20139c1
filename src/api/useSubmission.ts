import { createContext, use, useId } from 'react';
import { Store, useStore } from '../lib/store';
import { ApiError, errorText, isLostAnswer } from './client';
import { forgetFailures } from './firstCalls';
import { useSessionActions } from './memberContext';

/** 'unanswered': the answer was lost, so the submission may have been performed (rule: lost-answer). */
export type SubmissionResult = 'done' | 'refused' | 'unanswered';

/** The last submission of a form or an action, with its outcome. */
interface Attempt<Values, Result> {
  /** What the attempt has sent. Null before the first attempt. */
  sent: Values | null;
  /** Resolves once the attempt has ended. */
  answer: Promise<SubmissionResult> | null;
  /** Null until the attempt is accepted. */
  result: Result | null;
  /** Why the attempt failed. Null if it has not failed, or if `lostAnswer` says why. */
  failure: unknown;
  /** After a lost answer: the text that says what may have happened. It stays beside the errors of later attempts until one is accepted. */
  lostAnswer: string | null;
  isAccepted: boolean;
  /** A submission is in flight, or its `onSuccess` is still running. */
  isPending: boolean;
}

export interface SubmissionOptions<Values, Result> {
  /** If the form is left while it is being sent, the next form with this name shows the attempt (rule: left-while-sending). */
  name?: string;
  /** Runs once the submission is accepted; `submit` and `isPending` wait for it. If it rejects, `submit` does too. */
  onSuccess?: (result: Result, values: Values) => void | Promise<unknown>;
  /** The text about a failure. By default the server's reason, or the general text. */
  failureText?: (error: unknown, values: Values) => string;
  /** Called after a lost answer. Reads again; resolves with the result if the backend performed the submission, else with null or false. */
  findLostResult?: (values: Values) => Promise<Result | null | false>;
  /** The text for a lost answer. It is returned as `lostAnswer`; `error` is then null. */
  lostAnswerText?: string;
  /** Whether a 401 reads the member again. False for the login: a 401 means a wrong password. */
  readsMemberOn401?: boolean;
  /** True for the log-out: it is sent even if the session has ended already. */
  isSentAfterEnd?: boolean;
}

/** Whether the call was refused with a 401, or by this page itself. */
const isEndedSession = (error: unknown) =>
  error instanceof ApiError && error.kind === 'refused' && (error.status ?? 401) === 401;

const untried = {
  sent: null,
  answer: null,
  result: null,
  failure: null,
  lostAnswer: null,
  isAccepted: false,
  isPending: false,
} as const;

/** The last attempt of the forms with one name. Two such forms can be shown at once: on a card, and in the dialog for a later Shabbos. */
class SubmissionStore<Values, Result> extends Store<Attempt<Values, Result>> {
  /** The last form was left while no attempt was in flight. The next form gets a new store. */
  isOver = false;

  override subscribe(listener: () => void): () => void {
    const unsubscribe = super.subscribe(listener);
    this.isOver = false;
    return () => {
      unsubscribe();
      this.isOver = !this.hasListeners && !this.value.isPending;
    };
  }

  change(changes: Partial<Attempt<Values, Result>>): void {
    this.set({ ...this.value, ...changes });
  }
}

/** One store for each form name, for one member. */
export class SubmissionStores {
  private readonly byName = new Map<string, SubmissionStore<unknown, unknown>>();

  of<Values, Result>(name: string): SubmissionStore<Values, Result> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- forms with the same name send the same
    const known = this.byName.get(name) as SubmissionStore<Values, Result> | undefined;
    if (known && !known.isOver) return known;
    const store = new SubmissionStore<Values, Result>(untried);
    this.byName.set(name, store);
    return store;
  }

  /** After the member has signed in again: removes the error of the ended session from the forms that show it. */
  forgetEndedSession(): void {
    for (const store of this.byName.values())
      if (isEndedSession(store.value.failure) && store.hasListeners) store.change({ failure: null });
  }
}

export const SubmissionStoresContext = createContext(new SubmissionStores());

/** Sends a form or an action and keeps its outcome. A 401 reads the member again (rules: general-error, unauthorized-call). */
export function useSubmission<Values, Result>(
  send: (values: Values) => Promise<Result>,
  options: SubmissionOptions<Values, Result> = {},
) {
  const { sendForMember, refresh } = useSessionActions();
  // Without a name, the store belongs to the calling form alone.
  const ownName = useId();
  const store = use(SubmissionStoresContext).of<Values, Result>(options.name ?? ownName);
  const attempt = useStore(store);

  /** Sends. After a lost answer, resolves with the result of `findLostResult`, if there is one. */
  async function sendAndFind(values: Values): Promise<Result> {
    try {
      return await sendForMember(() => send(values), options.isSentAfterEnd);
    } catch (error) {
      const found = isLostAnswer(error) ? await options.findLostResult?.(values).catch(() => null) : null;
      if (found) return found;
      throw error;
    }
  }

  async function run(values: Values): Promise<SubmissionResult> {
    forgetFailures();
    let result: Result;
    try {
      result = await sendAndFind(values);
    } catch (error) {
      // The read is not awaited: the error text must not wait for it.
      if (options.readsMemberOn401 !== false && error instanceof ApiError && error.status === 401)
        void refresh();
      const lostAnswer = isLostAnswer(error) && options.lostAnswerText;
      store.change({ isPending: false, ...(lostAnswer ? { lostAnswer } : { failure: error }) });
      return isLostAnswer(error) ? 'unanswered' : 'refused';
    }
    store.change({ isAccepted: true, result, lostAnswer: null });
    try {
      await options.onSuccess?.(result, values);
    } finally {
      store.change({ isPending: false });
    }
    return 'done';
  }

  /** Sends. A second call meanwhile returns the same promise, so Formik's `isSubmitting` ends with it (rule: single-submission). */
  function submit(sent: Values): Promise<SubmissionResult> {
    if (store.value.isPending && store.value.answer) return store.value.answer;
    const answer = run(sent);
    store.change({ ...untried, lostAnswer: store.value.lostAnswer, sent, answer, isPending: true });
    return answer;
  }

  /** The failure as the member reads it. */
  const textOf = ({ failure, sent }: typeof attempt) =>
    failure === null || sent === null ? null : (options.failureText?.(failure, sent) ?? errorText(failure));
  return { ...attempt, error: textOf(attempt), submit };
}
