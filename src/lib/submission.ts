/** 'unanswered': the answer was lost, so the submission may have been performed (rule: lost-answer). */
export type SubmissionResult = 'done' | 'refused' | 'unanswered';

/** What a form or an action has sent last, and what came of it. */
export interface Attempt<Args extends unknown[], Result> {
  /** Null before the first attempt. */
  sent: Args | null;
  /** Resolves once the attempt has ended. */
  answer: Promise<SubmissionResult> | null;
  /** Null until the attempt is accepted. */
  result: Result | null;
  /** Why the last submission failed, as the member reads it. */
  error: string | null;
  /** What may have happened when an answer was lost. It stays beside the error of later attempts, until one is accepted. */
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
   * Sends, and resolves with what came of it. Single-flight: a call during another one sends nothing and
   * resolves with it, because resolving early would tell Formik that the submission has ended (rule: single-submission).
   */
  submit: (...args: Args) => Promise<SubmissionResult>;
}
