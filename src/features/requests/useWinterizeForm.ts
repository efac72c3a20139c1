import { useFormik } from 'formik';
import { use, useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import type { WinterizeRequest } from '../../api/requests';
import { useSubmission } from '../../api/useSubmission';
import { dayOf, type Day } from '../../domain/day';
import { isSeasonOver } from '../../domain/startDate';
import { GENERAL_ERROR } from '../../lib/errorText';
import { site } from '../../site';
import { useDialogEntry } from '../../ui/dialog/useDialogEntry';
import { DraftsContext } from '../../ui/forms/drafts';
import { useNow } from '../../ui/useNow';
import { openWaiver } from './openWaiver';
import { useUpdateStartDateAtMidnight } from './useUpdateStartDateAtMidnight';
import type { Waiver } from './WaiverNote';
import {
  startDateError,
  toWinterizeRequest,
  winterizeInitialValues,
  winterizeSchema,
  type WinterizeFacts,
  type WinterizeValues,
} from './winterizeFormModel';

export type SendWinterize = (request: WinterizeRequest) => Promise<{ duplicateOf: Day | null }>;

/** A request that the backend did not store because of an earlier one. A dialog asks what to do. */
interface Duplicate {
  /** The day of the earlier request. */
  day: Day;
  /** The backend did not store the request of 'Continue Anyway' either. */
  isRefusedAgain: boolean;
}

/** The name of the kept input. */
export const WINTERIZE_DRAFT = 'winterize';

interface Sent {
  request: WinterizeRequest;
  values: WinterizeValues;
  day: Day;
}

interface Progress {
  /** The last request whose answer was lost: it may have arrived. */
  unanswered: Sent | null;
  /** Kept after the dialog was closed, because it is still visible while it fades, and Forward may open it again. */
  duplicate: Duplicate | null;
  /** Set once a request was accepted. The form is then locked for good. */
  sent: { waiver: Waiver | null } | null;
}

type ProgressEvent =
  | { type: 'formSubmitted' }
  | { type: 'answerLost'; sent: Sent }
  | { type: 'duplicateFound'; day: Day; isRefusedAgain: boolean }
  | { type: 'dialogClosed' }
  | { type: 'correctionNeeded' }
  | { type: 'requestAccepted'; waiver: Waiver | null };

function progressAfter(progress: Progress, event: ProgressEvent): Progress {
  switch (event.type) {
    case 'formSubmitted':
      return { ...progress, duplicate: null };
    case 'answerLost':
      return { ...progress, unanswered: event.sent };
    case 'duplicateFound':
      return { ...progress, duplicate: { day: event.day, isRefusedAgain: event.isRefusedAgain } };
    case 'dialogClosed':
      return progress.sent === null ? progress : { ...progress, duplicate: null };
    case 'correctionNeeded':
      return { ...progress, unanswered: null };
    case 'requestAccepted':
    default:
      return { ...progress, sent: { waiver: event.waiver } };
  }
}

function openWaiverOf({ waiverLink }: WinterizeRequest): Waiver | null {
  return waiverLink === null ? null : { link: waiverLink, hasOpened: openWaiver(waiverLink) };
}

/** The state of the winterization form, of the dialog about a duplicate, and of the waiver after success. */
export function useWinterizeForm(facts: WinterizeFacts, send: SendWinterize) {
  const today = dayOf(useNow(), site.timeZone);
  const schema = useMemo(() => winterizeSchema(today), [today]);
  const drafts = use(DraftsContext);
  const [{ unanswered, duplicate, sent }, dispatch] = useReducer(progressAfter, {
    unanswered: null,
    duplicate: null,
    sent: null,
  });

  const submission = useSubmission((request: WinterizeRequest, _values: WinterizeValues) => send(request), {
    onSuccess: async ({ duplicateOf }, request, values) => {
      if (duplicateOf !== null) {
        drafts.keep(WINTERIZE_DRAFT, values, formik.initialValues);
        dispatch({ type: 'duplicateFound', day: duplicateOf, isRefusedAgain: request.acceptsDuplicate });
        return;
      }
      await accept(request, values);
    },
  });
  const { error, isPending } = submission;

  async function accept(request: WinterizeRequest, values: WinterizeValues) {
    dispatch({ type: 'requestAccepted', waiver: openWaiverOf(request) });
    // The member may have left the page meanwhile.
    drafts.drop(WINTERIZE_DRAFT);
    // The locked form shows the values that were sent, even if the member typed while the request was in flight.
    await formik.setValues(values, false);
  }

  const formik = useFormik<WinterizeValues>({
    initialValues: winterizeInitialValues(today),
    initialTouched: { startDate: isSeasonOver(today) },
    initialErrors: { startDate: startDateError(today, today) },
    validationSchema: schema,
    onSubmit: async (values) => {
      if (sent !== null) return;
      dispatch({ type: 'formSubmitted' });
      const request = toWinterizeRequest(values, facts);
      const result = await submission.submit(request, values);
      // Also if the member has left the page meanwhile.
      if (result !== 'done') drafts.keep(WINTERIZE_DRAFT, values, formik.initialValues);
      if (result === 'unanswered') dispatch({ type: 'answerLost', sent: { request, values, day: today } });
    },
  });
  useUpdateStartDateAtMidnight(formik, today, sent !== null);

  const dialog = useDialogEntry('duplicate');
  // An effect, because the answer may come after the member has left the page.
  const openDialog = useEffectEvent(dialog.open);
  useEffect(() => {
    if (duplicate !== null) openDialog();
  }, [duplicate]);
  // Forward may lead to the entry of a dialog that has nothing to ask any more.
  const hasQuestion = duplicate !== null && sent === null;
  const closeDialog = useEffectEvent(dialog.close);
  useEffect(() => {
    if (dialog.isOpen && !hasQuestion) closeDialog();
  }, [dialog.isOpen, hasQuestion]);
  // By 'Cancel' or by Back. A duplicate of a request that had no answer is that request: it has arrived (rule: duplicate-request).
  const onDialogClosed = useEffectEvent(() => {
    if (hasQuestion && unanswered !== null && unanswered.day === duplicate.day)
      void accept(unanswered.request, unanswered.values);
  });
  useEffect(() => {
    if (!dialog.isOpen) onDialogClosed();
  }, [dialog.isOpen]);

  async function continueAnyway() {
    if (sent !== null) return;
    // Not the values of the refused request: the form may have changed since, at midnight or by typing in flight.
    const { values } = formik;
    if (!schema.isValidSync(values)) {
      // Submitting the form shows the error at its field.
      dispatch({ type: 'correctionNeeded' });
      dialog.close();
      await formik.submitForm();
      return;
    }
    await submission.submit({ ...toWinterizeRequest(values, facts), acceptsDuplicate: true }, values);
  }

  const isRefusedAgain = duplicate !== null && duplicate.isRefusedAgain && !isPending;
  return {
    formik,
    today,
    /** The error for the form. Null while the dialog shows the error. */
    error: duplicate === null ? error : null,
    duplicate: duplicate && {
      ...duplicate,
      isOpen: dialog.isOpen && hasQuestion,
      hold: dialog.hold,
      isSending: isPending,
      error: error ?? (isRefusedAgain ? GENERAL_ERROR : null),
    },
    sent,
    cancel: dialog.close,
    forgetDuplicate: () => dispatch({ type: 'dialogClosed' }),
    continueAnyway,
  };
}
