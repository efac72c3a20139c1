import type { OwnSignUp } from '../../domain/attendance';
import { isSameValues, signUpValues, type SignUpValues } from './signUpFormModel';

/** new: no record yet. saved: locked until 'Edit' is pressed. editing: the record is being changed. */
export type SignUpMode = 'new' | 'saved' | 'editing';

export interface SignUpState {
  mode: SignUpMode;
  /** The member's own sign-up that the form was last filled from. Newer records may be waiting: see `recordsChanged`. */
  own: OwnSignUp;
  /** The values that the fields start from and that 'Cancel' restores. A new object means: reset the fields to it. */
  baseline: SignUpValues;
  /** What came of the last submission, until the next action. */
  outcome: 'saved' | 'removed' | 'refused' | null;
  /** What the last refused submission sent. It may have been performed, if its answer was lost or unreadable. */
  refused?: SignUpValues | undefined;
}

export type SignUpEvent =
  /** A submission has been sent. */
  | { type: 'submitted' }
  /** The server has accepted the sign-up, or its removal. */
  | { type: 'saved' | 'removed' }
  /** The server has refused the submission, or has not answered. */
  | { type: 'refused'; sent?: SignUpValues }
  /** Records and member have been read after a save. `own` is null if the read failed: the form then keeps what was sent. */
  | { type: 'refreshed'; own: OwnSignUp | null; sent: SignUpValues }
  /** The page has newer records. `typed` is what the fields hold now. */
  | { type: 'recordsChanged'; own: OwnSignUp; typed: SignUpValues }
  | { type: 'edit' }
  /** `own` is the member's sign-up in the newest records. */
  | { type: 'cancel'; own: OwnSignUp };

/** The state of a form that has just been filled from the member's own sign-up. */
export function startFrom(own: OwnSignUp): SignUpState {
  return { mode: restingMode(own), own, baseline: signUpValues(own.signUp), outcome: null };
}

/** The sign-up form's states and what leads from one to another. Events that change nothing return the same state. */
export function signUpMachine(state: SignUpState, event: SignUpEvent): SignUpState {
  switch (event.type) {
    case 'submitted':
      return { ...state, outcome: null };
    case 'saved':
    case 'removed':
      return { ...state, outcome: event.type };
    case 'refused':
      return { ...state, outcome: 'refused', refused: event.sent };
    case 'refreshed':
      if (event.own === null) return { ...state, mode: restingMode(state.own), baseline: event.sent };
      return { ...startFrom(event.own), outcome: state.outcome };
    case 'recordsChanged':
      if (isSameSignUp(event.own, state.own) || losesInput(state, event)) return state;
      return { ...startFrom(event.own), outcome: state.outcome };
    case 'edit':
      return { ...state, mode: 'editing', outcome: null };
    case 'cancel':
      if (!isSameSignUp(event.own, state.own)) return startFrom(event.own);
      return { ...state, mode: restingMode(state.own), baseline: { ...state.baseline }, outcome: null };
    default:
      return event satisfies never;
  }
}

/** The mode while nothing is being edited. */
function restingMode({ recordId }: OwnSignUp): SignUpMode {
  return recordId === null ? 'new' : 'saved';
}

/** Whether two sign-ups fill the form alike and would be removed by the same id. */
export function isSameSignUp(one: OwnSignUp, other: OwnSignUp): boolean {
  return (
    one.recordId === other.recordId && isSameValues(signUpValues(one.signUp), signUpValues(other.signUp))
  );
}

/**
 * Whether filling the form from newer records would lose input that those records do not hold, or close an edit. Of newer
 * records only those close an edit which show that a refused 'Update' was performed after all (rule: end-of-an-edit).
 */
function losesInput(
  { mode, baseline, outcome, refused }: SignUpState,
  { own, typed }: { own: OwnSignUp; typed: SignUpValues },
): boolean {
  const isHeld =
    isSameValues(typed, signUpValues(own.signUp)) || (own.recordId === null && typed.peopleCount === 0);
  if (mode !== 'editing') return !isHeld && !isSameValues(typed, baseline);
  const isSent = outcome === 'refused' && refused !== undefined && isSameValues(typed, refused);
  return !isHeld || !isSent;
}
