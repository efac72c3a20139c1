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
  /** The last request whose answer was lost. It may have arrived. */
  lost: SentRequest | null;
} & (
  | { step: 'filling' }
  /** The backend refused the request because of an earlier one, of the day `duplicateOf`. A dialog asks what to do. */
  | { step: 'duplicate'; duplicateOf: Day }
  /** The backend has accepted the request. The form is locked for good. */
  | { step: 'sent'; sent: SentRequest; hasOpenedWaiver: boolean }
);

export type WinterizeEvent =
  /** The member has submitted the form. 'Continue Anyway' causes it only if values are invalid, so that the dialog closes. */
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
      // The dialog asks about an earlier request of this day. A further duplicate may be one of that request, so it would prove nothing.
      const isUnclear = state.step === 'duplicate' && state.duplicateOf === event.sent.day;
      return isUnclear ? state : { ...state, lost: event.sent };
    }
    case 'accepted':
      return { step: 'sent', sent: event.sent, hasOpenedWaiver: event.hasOpenedWaiver, lost: null };
    default:
      return event satisfies never;
  }
}

/** The lost request, if the request after it was a duplicate of its day: so it has arrived (rule: duplicate-of-itself). Else null. */
export function arrivedRequest(state: WinterizeState): SentRequest | null {
  return state.step === 'duplicate' && state.lost?.day === state.duplicateOf ? state.lost : null;
}
