/** 'unanswered': the answer was lost, so the submission may have been performed (rule: lost-answer). */
export type SubmissionResult = 'done' | 'refused' | 'unanswered';

/** The last submission of a form or an action, with its outcome. */
export interface Attempt<Args extends unknown[], Result> {
  /** Null before the first attempt. */
  sent: Args | null;
  /** Resolves once the attempt has ended. */
  answer: Promise<SubmissionResult> | null;
  /** Null until the attempt is accepted. */
  result: Result | null;
  /** Why the last submission failed, as the member reads it. */
  error: string | null;
  /** After a lost answer: the text that says what may have happened. It stays beside the errors of later attempts until one is accepted. */
  lostAnswer: string | null;
  isAccepted: boolean;
  /** The last submission failed because nobody was signed in. */
  isOfEndedSession: boolean;
  /** A submission is in flight, or its `onSuccess` is still running. */
  isPending: boolean;
}

/** A form or an action that is sent, and its last attempt. */
export interface Submission<Args extends unknown[], Result = unknown> extends Attempt<Args, Result> {
  /**
   * Sends, and resolves with the outcome. During a submission, a second call sends nothing and resolves with the outcome of the first
   * (rule: single-submission). It must not resolve earlier, because Formik would treat the submission as ended.
   */
  submit: (...args: Args) => Promise<SubmissionResult>;
}
