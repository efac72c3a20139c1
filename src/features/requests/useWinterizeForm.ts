import { BypassCodeContext, useLoadedCommunity } from '@/api/memberContext';
import { sendRequest } from '@/api/requests';
import { useSubmission } from '@/api/useSubmission';
import { GENERAL_ERROR } from '@/lib/errorText';
import { waiverLinkOf } from '@/site';
import { useDialogEntry } from '@/ui/dialog/useDialogEntry';
import { DraftsContext, useKeptReducer } from '@/ui/forms/drafts';
import { useToday } from '@/ui/useNow';
import { useFormik } from 'formik';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  startDateError,
  toWinterizeRequest,
  winterizeInitialValues,
  winterizeSchema,
  type WinterizeValues,
} from './winterizeFormModel';
import { arrivedRequest, type SentRequest, startFrom, winterizeMachine } from './winterizeMachine';

/**
 * Opens the waiver in a new window (rule: waiver-window). False if the browser has blocked it. The opener is removed afterwards:
 * with the feature 'noopener', `window.open` would return null even for a window that opened.
 */
function openWaiver(link: string): boolean {
  try {
    const opened = window.open(link, '_blank', 'popup,width=800,height=600');
    if (opened === null || opened.closed) return false;
    opened.opener = null;
    return true;
  } catch {
    // The request was accepted, so an error here must not look like a failed request.
    return false;
  }
}

export const WINTERIZE_DRAFT = 'winterize';

/** Connects the winterization form's states (`winterizeMachine`) with its fields, the server and the dialog about a duplicate. */
export function useWinterizeForm() {
  const { name: colonyName } = useLoadedCommunity();
  const facts = { colonyName, bypassCode: use(BypassCodeContext), waiverLink: waiverLinkOf(colonyName) };
  const today = useToday();
  const drafts = use(DraftsContext);
  const [kept, dispatch] = useKeptReducer(WINTERIZE_DRAFT, winterizeMachine, startFrom(null));

  function accept(sent: SentRequest) {
    drafts.drop(WINTERIZE_DRAFT);
    const { waiverLink } = sent.request;
    dispatch({ type: 'accepted', sent, hasOpenedWaiver: waiverLink !== null && openWaiver(waiverLink) });
  }

  const submission = useSubmission((sent: SentRequest) => sendRequest(sent.request), {
    name: WINTERIZE_DRAFT,
    // The answer also counts if the member has left the page (rule: left-while-sending).
    onSuccess: ({ duplicateOf }, sent) => {
      if (duplicateOf === null) accept(sent);
      else dispatch({ type: 'duplicate', duplicateOf });
    },
  });
  const { error, isPending, isAccepted } = submission;
  const lastSent = submission.sent;
  // A form that is opened again shows an outcome only if it came while the form was left (`isAccepted`). It keeps a lost request.
  const [earlier] = useState(isAccepted ? null : kept);
  const state = kept === earlier ? startFrom(kept.lost) : kept;
  const isSent = state.step === 'sent';
  const isDuplicate = state.step === 'duplicate';

  async function send(values: WinterizeValues, ignore_duplicates: boolean) {
    const request = toWinterizeRequest(values, { ...facts, ignore_duplicates });
    const sent = { request, values, day: today };
    if ((await submission.submit(sent)) === 'unanswered') dispatch({ type: 'unanswered', sent });
  }

  const startError = startDateError(today, today); // Undefined until November 15 (rule: winterize-season-over).
  const formik = useFormik<WinterizeValues>({
    initialValues: winterizeInitialValues(today),
    initialTouched: { startDate: startError !== undefined },
    initialErrors: { startDate: startError },
    validationSchema: winterizeSchema,
    onSubmit: async (values) => {
      if (isSent) return;
      dispatch({ type: 'submitted' });
      await send(values, false);
    },
  });

  /** Sends the present values of the form: the member may have typed since the refused request. */
  async function continueAnyway() {
    if (winterizeSchema.isValidSync(formik.values)) return send(formik.values, true);
    dispatch({ type: 'submitted' });
    // Shows the errors at their fields.
    return formik.submitForm();
  }

  const dialog = useDialogEntry('duplicate');
  const wasOpen = useRef(false);
  const followDialog = useEffectEvent(() => {
    // Forward may lead to the entry of a dialog that has nothing to ask any more.
    if (!isDuplicate) dialog.close();
    else if (!dialog.isOpen && !wasOpen.current) dialog.open();
    else if (!dialog.isOpen) {
      const arrived = arrivedRequest(state); // The member has closed the dialog (rule: duplicate-of-itself).
      if (arrived) accept(arrived);
    }
    wasOpen.current = isDuplicate && (dialog.isOpen || wasOpen.current);
  });
  // The effect is needed because the browser's Back closes the dialog, and an answer may arrive while the form is not shown.
  useEffect(() => followDialog(), [isDuplicate, dialog.isOpen]);

  return {
    formik,
    today,
    /** The error for the form. Null while the dialog shows the error. */
    error: isDuplicate ? null : error,
    isPending,
    /** The question about a duplicate, null without one. */
    duplicate: isDuplicate
      ? {
          isShown: dialog.isOpen,
          day: state.duplicateOf,
          isSending: isPending,
          // The general error shows if the answer is a duplicate in spite of 'Continue Anyway'.
          error: error ?? (isAccepted && lastSent?.request.ignore_duplicates ? GENERAL_ERROR : null),
          setIsBusy: dialog.setIsBusy,
          onClose: dialog.close,
          onContinue: continueAnyway,
        }
      : null,
    isSent,
    /** The link to the waiver of an accepted request, null if its community has none, and whether it opened by itself. */
    waiver: isSent ? { link: state.sent.request.waiverLink, hasOpened: state.hasOpenedWaiver } : null,
    /** What was sent last. The locked form shows the accepted request, even if the member typed while it was in flight. */
    sentValues: (isSent ? state.sent : lastSent)?.values,
  };
}

/** The props of the `DuplicateDialog`. */
export type Duplicate = NonNullable<ReturnType<typeof useWinterizeForm>['duplicate']>;
