import { MINUTE_MS } from '../../domain/duration';
import type { SignUpEntry } from '../../domain/signUpEntry';
import { isSameValues, signUpValues, toEntry, type SignUpValues } from './signUpFormModel';

/** new: no record yet. saved: locked until 'Edit' is pressed. editing: the record is being changed. */
export type SignUpMode = 'new' | 'saved' | 'editing';

/** The member's own sign-up as the form needs it: the id that removes it, and its values. Both are null without a sign-up. */
export type FormSource = { recordId: string | null; signUp: SignUpEntry | null };

const NOT_SIGNED_UP: FormSource = { recordId: null, signUp: null };

export interface SignUpState {
  mode: SignUpMode;
  /** The sign-up that the form was last filled from, or that was sent last. Newer records may be waiting: see `recordsChanged`. */
  own: FormSource;
  /** The values that the fields start from. A new object means: reset the fields to it. */
  baseline: SignUpValues;
  /** What came of the last submission, until the next action. */
  outcome: 'saved' | 'removed' | 'refused' | 'unanswered' | null;
  /**
   * What the last submission sent, if it has failed and the form has not been filled since; else null. It may have been
   * performed, if its answer was lost or unreadable.
   */
  failedValues: SignUpValues | null;
  /**
   * How often the reads after the last save have failed. Null once records and member have both been read: until then the
   * form shows what was sent, and ignores other records (rule: sent-values-until-read).
   */
  failedReads: number | null;
  /** Another unit has reserved Maftir and Mussaf while the member had ticked the box. */
  isMaftirLost: boolean;
}

export type SignUpEvent =
  /** A submission has been sent. */
  | { type: 'submitted' }
  /** The server has accepted the sign-up. */
  | { type: 'saved'; sent: SignUpEntry }
  /** The server has accepted the removal. */
  | { type: 'removed' }
  /** The server has refused the submission, or its answer is unreadable. */
  | { type: 'refused'; sent: SignUpValues }
  /** The answer to the submission was lost, and the records could not show at once whether it was performed. */
  | { type: 'unanswered'; sent: SignUpValues }
  /** Records and member have been read after a save. `typed` is what the fields hold now. */
  | { type: 'refreshed'; own: FormSource; typed: SignUpValues }
  /** Records or member could not be read after a save. */
  | { type: 'notRefreshed' }
  /** The page has newer records. */
  | { type: 'recordsChanged'; own: FormSource; typed: SignUpValues }
  /** The checkbox of Maftir and Mussaf has been cleared, because another unit has reserved them. */
  | { type: 'maftirLost' }
  /** The member has pressed 'Edit'. `values` are the sign-up's values without unavailable choices. */
  | { type: 'edit'; values: SignUpValues }
  /** The member has pressed 'Cancel'. `own` is their sign-up in the newest records. */
  | { type: 'cancel'; own: FormSource };

/** The state of a form that has just been filled from the member's own sign-up. */
export function startFrom(own: FormSource): SignUpState {
  return {
    mode: restingMode(own),
    own,
    baseline: signUpValues(own.signUp),
    outcome: null,
    failedValues: null,
    failedReads: null,
    isMaftirLost: false,
  };
}

/** The reducer of the sign-up form. Returns the same state for an event that changes nothing. */
export function signUpMachine(state: SignUpState, event: SignUpEvent): SignUpState {
  switch (event.type) {
    case 'submitted':
      return { ...state, outcome: null, failedValues: null };
    case 'saved':
      return {
        ...startFrom({ recordId: state.own.recordId, signUp: event.sent }),
        outcome: 'saved',
        failedReads: 0,
      };
    case 'removed':
      return { ...startFrom(NOT_SIGNED_UP), outcome: 'removed', failedReads: 0 };
    case 'refused':
    case 'unanswered':
      return afterFailure(state, event);
    case 'refreshed':
      return afterRefresh(state, event);
    case 'notRefreshed':
      return { ...state, failedReads: (state.failedReads ?? 0) + 1 };
    case 'recordsChanged':
      if (state.failedReads !== null) return state;
      if (isSameSignUp(event.own, state.own) || losesInput(state, event)) return state;
      return { ...startFrom(event.own), outcome: outcomeAfterRecords(state, event.own) };
    case 'edit':
      return { ...state, mode: 'editing', baseline: event.values, outcome: null, isMaftirLost: false };
    case 'maftirLost':
      return { ...state, isMaftirLost: true };
    case 'cancel':
      if (state.failedReads === null && !isSameSignUp(event.own, state.own)) return startFrom(event.own);
      return { ...startFrom(state.own), failedReads: state.failedReads };
    default:
      return event satisfies never;
  }
}

/**
 * The delay before the reads after a save are tried again, in milliseconds: 5 seconds, doubled after each further failure, at
 * most a minute.
 */
export const retryDelay = (failedReads: number): number =>
  Math.min(MINUTE_MS, 5_000 * 2 ** (failedReads - 1));

/** The mode while nothing is being edited. A sign-up without an id is saved too (rule: own-row-without-id). */
function restingMode({ recordId, signUp }: FormSource): SignUpMode {
  return recordId === null && signUp === null ? 'new' : 'saved';
}

/** Fills the form from the records that were read after a save, unless the member has begun the next change meanwhile. */
function afterRefresh(
  state: SignUpState,
  { own, typed }: { own: FormSource; typed: SignUpValues },
): SignUpState {
  const isChanging = state.mode === 'editing' || !isSameValues(typed, state.baseline);
  if (!isChanging) return { ...startFrom(own), outcome: state.outcome };
  const isAsSaved = isSameValues(signUpValues(own.signUp), signUpValues(state.own.signUp));
  return { ...state, own: isAsSaved ? own : state.own, failedReads: null };
}

/**
 * The state after a failed submission. Newer records may have filled the form while its answer was awaited. If the answer was
 * lost and they have only the id of a sign-up, because its values could not be read, it was saved: the form shows what was
 * sent until the values can be read.
 */
function afterFailure(
  state: SignUpState,
  { type, sent }: { type: 'refused' | 'unanswered'; sent: SignUpValues },
): SignUpState {
  const failed: SignUpState = { ...state, outcome: type, failedValues: sent };
  // A saved form cannot be sent, so it has been filled since.
  if (state.mode !== 'saved') return failed;
  const { recordId, signUp } = state.own;
  if (type === 'unanswered' && signUp === null)
    return { ...startFrom({ recordId, signUp: toEntry(sent) }), outcome: 'saved', failedReads: 1 };
  return { ...state, outcome: outcomeAfterRecords(failed, state.own) };
}

/** Whether two sign-ups fill the form alike and would be removed by the same id. */
export function isSameSignUp(one: FormSource, other: FormSource): boolean {
  return (
    restingMode(one) === restingMode(other) &&
    one.recordId === other.recordId &&
    isSameValues(signUpValues(one.signUp), signUpValues(other.signUp))
  );
}

export const hasNoSignUp = (own: FormSource) => restingMode(own) === 'new';

/** Whether the member's own sign-up shows that the server has performed what was sent (rule: lost-answer). */
export function isPerformed(sent: SignUpValues, own: FormSource): boolean {
  if (isRemoval(sent)) return hasNoSignUp(own);
  return own.signUp !== null && isSameValues(signUpValues(own.signUp), sent);
}

export const isRemoval = ({ peopleCount }: SignUpValues) => peopleCount === 0;

/**
 * Newer records can show that an unanswered submission was performed, or fill the form with a sign-up that was made on another
 * device. Then its error must not stay beside the saved form. The error of an unreadable answer stays (rule: unreadable-success).
 */
function outcomeAfterRecords(
  { outcome, failedValues }: SignUpState,
  own: FormSource,
): SignUpState['outcome'] {
  if (outcome !== 'unanswered' && outcome !== 'refused') return outcome;
  if (failedValues === null || !isPerformed(failedValues, own)) return null;
  if (outcome === 'refused') return outcome;
  return isRemoval(failedValues) ? 'removed' : 'saved';
}

/**
 * Whether filling the form from newer records would lose input that those records do not hold, or close an edit. Of newer
 * records only those close an edit which show that a failed 'Update' was performed after all (rule: end-of-an-edit).
 */
function losesInput(
  { mode, baseline, failedValues }: SignUpState,
  { own, typed }: { own: FormSource; typed: SignUpValues },
): boolean {
  const isHeld =
    isSameValues(typed, signUpValues(own.signUp)) || (hasNoSignUp(own) && typed.peopleCount === 0);
  if (mode !== 'editing') return !isHeld && !isSameValues(typed, baseline);
  const isSent = failedValues !== null && isSameValues(typed, failedValues);
  return !isHeld || !isSent;
}
