import type { WinterizeRequest } from '@/api/requests';
import type { Day } from '@/domain/day';
import type { WinterizeValues } from './winterizeFormModel';

/** A request as it was sent. */
export interface SentRequest {
  request: WinterizeRequest;
  values: WinterizeValues;
  /** The day on which it was sent. */
  day: Day;
}

/** The state of the form besides its fields. The request in flight and the error of the last one are kept by `useSubmission`. */
export type WinterizeState = {
  /** The last request whose answer was lost: it may have arrived. See 'unanswered' below for the exception. */
  lost: SentRequest | null;
} & (
  | { step: 'filling' }
  /** The backend refused the request because of an earlier one, of the day `duplicateOf`. A dialog asks what to do. */
  | { step: 'duplicate'; duplicateOf: Day }
  /** The backend has accepted the request. The form stays locked until the member leaves it. */
  | { step: 'sent'; sent: SentRequest; hasOpenedWaiver: boolean }
);

export type WinterizeEvent =
  /** The member has submitted the form, or has pressed 'Continue Anyway' with invalid values, which closes the dialog and shows the errors. */
  | { type: 'submitted' }
  | { type: 'duplicate'; duplicateOf: Day }
  | { type: 'unanswered'; sent: SentRequest }
  | { type: 'accepted'; sent: SentRequest; hasOpenedWaiver: boolean };

export const startFrom = (lost: SentRequest | null): WinterizeState => ({ step: 'filling', lost });

/** The reducer of the winterization form. */
export function winterizeMachine(state: WinterizeState, event: WinterizeEvent): WinterizeState {
  const { lost } = state;
  switch (event.type) {
    case 'submitted':
      return startFrom(lost);
    case 'duplicate':
      return { step: 'duplicate', duplicateOf: event.duplicateOf, lost };
    case 'unanswered': {
      // If the dialog asks about an earlier request of the same day, a later duplicate may mean that earlier request. It would not
      // prove that the request without an answer has arrived.
      const isUnclear = state.step === 'duplicate' && state.duplicateOf === event.sent.day;
      return isUnclear ? state : { ...state, lost: event.sent };
    }
    case 'accepted':
      return { step: 'sent', sent: event.sent, hasOpenedWaiver: event.hasOpenedWaiver, lost: null };
    default:
      return event satisfies never;
  }
}

/** The lost request, if the backend has refused a later one as a duplicate of the same day: the lost one has arrived (rule: duplicate-of-itself). */
export function arrivedRequest(state: WinterizeState): SentRequest | null {
  return state.step === 'duplicate' && state.lost?.day === state.duplicateOf ? state.lost : null;
}
