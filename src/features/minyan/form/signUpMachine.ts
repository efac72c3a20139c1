import { entryFields, type SignUp } from '@/domain/signUp';
import { pick } from 'es-toolkit';
import { isSameValues, type SignUpValues, signUpValues } from './signUpFormModel';

export interface SignUpState {
  /** new: no record yet. saved: locked until 'Edit' is pressed. editing: the record is being changed. */
  mode: 'new' | 'saved' | 'editing';
  /** The member's own sign-up that the form was last filled from. The records may contain another one by now. */
  own: SignUp | null;
  /** The values that the fields start from. A new object resets the fields to these values, and then to `typed`. */
  baseline: SignUpValues;
  /** What the fields show after the reset if the member has typed something. If null, the fields show the baseline. */
  typed: SignUpValues | null;
  /** What the last submission has done, as far as known, until the next action or until newer records contradict it. Else null. */
  success: 'saved' | 'removed' | null;
  /** What a failed submission has sent, until the next one or until the form is filled again. The server may still have performed it. */
  failedValues: SignUpValues | null;
  /** The ticked choices that the form has cleared, because they are no longer available. */
  lost: readonly LostChoice[];
}

type LostChoice = 'reservedMussaf' | 'baalKorah';

export type SignUpEvent =
  | { type: 'submitted' }
  /** The server has accepted the submission. `own` is the sign-up that was sent, null after a removal. */
  | { type: 'done'; own: SignUp | null }
  /** The submission was refused, or its answer was lost and the records do not show that it was performed. */
  | { type: 'failed'; sent: SignUpValues }
  /** The page has newer records. `typed` are the present values of the fields. `available` are the values that an edit of `own` starts from. */
  | { type: 'recordsChanged'; own: SignUp | null; typed: SignUpValues; available?: SignUpValues }
  /** The form has cleared ticked choices that are no longer available, because another unit has reserved them or the community hides them. */
  | { type: 'choicesLost'; lost: readonly LostChoice[] }
  /** The member has pressed 'Edit'. `values` are those of the sign-up, without unavailable choices. */
  | { type: 'edit'; values: SignUpValues }
  /** The member has pressed 'Cancel'. `own` is their sign-up in the newest records. */
  | { type: 'cancel'; own: SignUp | null };

/** The state of a form that has just been filled from the member's own sign-up. */
export function startFrom(own: SignUp | null): SignUpState {
  return {
    mode: own === null ? 'new' : 'saved',
    own,
    baseline: signUpValues(own),
    typed: null,
    success: null,
    failedValues: null,
    lost: [],
  };
}

/** The reducer of the sign-up form. Returns the same state for an event that changes nothing. */
export function signUpMachine(state: SignUpState, event: SignUpEvent): SignUpState {
  switch (event.type) {
    case 'submitted':
      return { ...state, success: null, failedValues: null };
    case 'done':
      return { ...startFrom(event.own), success: event.own === null ? 'removed' : 'saved' };
    case 'failed': {
      const failed: SignUpState = { ...state, success: null, failedValues: event.sent };
      // No submission starts from the mode 'saved', and no removal without a sign-up. So newer records have filled the form since.
      const isFilled = state.mode === 'saved' || (state.own === null && isRemoval(event.sent));
      return isFilled ? { ...state, success: successAfterRecords(failed, state.own) } : failed;
    }
    case 'recordsChanged':
      if (isSameSignUp(event.own, state.own)) return state;
      if (losesInput(state, event)) return mergeRecords(state, event);
      return { ...startFrom(event.own), success: successAfterRecords(state, event.own) };
    case 'edit':
      return { ...state, mode: 'editing', baseline: event.values, typed: null, success: null, lost: [] };
    case 'choicesLost':
      return { ...state, lost: [...state.lost, ...event.lost] };
    case 'cancel':
      return startFrom(event.own);
    default:
      return event satisfies never;
  }
}

type NewerRecords = Extract<SignUpEvent, { type: 'recordsChanged' }>;

/** Fills the fields that differ neither from the baseline nor from a failed submission. The others keep what was typed (rule: edit-follows). */
function mergeRecords(state: SignUpState, { own, typed, available }: NewerRecords): SignUpState {
  if (own === null) return state;
  const baseline = available ?? signUpValues(own);
  const { baseline: before, failedValues } = state;
  const unchanged = entryFields.filter(
    (name) => typed[name] === before[name] && typed[name] === (failedValues ?? before)[name],
  );
  const merged = { ...typed, ...pick(baseline, unchanged) };
  // A new form that shows what the records contain has nothing left to send.
  return state.mode === 'new' && hasValues(own, merged)
    ? startFrom(own)
    : { ...state, own, baseline, typed: merged, success: null };
}

/** Whether two sign-ups have the same record id and fill the form with the same values. */
export function isSameSignUp(one: SignUp | null, other: SignUp | null): boolean {
  return one?.recordId === other?.recordId && isSameValues(signUpValues(one), signUpValues(other));
}

const hasValues = (own: SignUp | null, values: SignUpValues) => isSameValues(signUpValues(own), values);

/** Whether the member's own sign-up shows that the server has performed the request (rule: lost-answer). */
export const isPerformed = (sent: SignUpValues, own: SignUp | null) =>
  isRemoval(sent) ? own === null : own !== null && hasValues(own, sent);

export const isRemoval = ({ peopleCount }: SignUpValues) => peopleCount === 0;

/** The success after newer records: they may show that a failed submission was performed, or contradict an earlier success. */
function successAfterRecords({ success, failedValues }: SignUpState, own: SignUp | null) {
  const recorded = own === null ? 'removed' : 'saved';
  const isRecorded = failedValues === null ? success === recorded : isPerformed(failedValues, own);
  return isRecorded ? recorded : null;
}

/**
 * Whether filling the form from newer records would lose input that the records do not contain, or close an edit too early. Records
 * may close an edit only if they show that a failed 'Update' was performed (rule: end-of-an-edit).
 */
function losesInput({ mode, baseline, failedValues }: SignUpState, { own, typed }: NewerRecords): boolean {
  if (mode !== 'editing') return !hasValues(own, typed) && !isSameValues(typed, baseline);
  const isSent = failedValues !== null && isSameValues(typed, failedValues);
  return !isSent || !isPerformed(typed, own);
}
