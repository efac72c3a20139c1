import { useBypassCode, useLoadedCommunity } from '@/api/memberContext';
import { sendRequest, type WinterizeRequest } from '@/api/requests';
import { useSubmission } from '@/api/useSubmission';
import type { Day } from '@/domain/day';
import { isSeasonOver } from '@/domain/startDate';
import { GENERAL_ERROR } from '@/lib/errorText';
import { waiverLinkOf } from '@/site';
import { useDialogEntry } from '@/ui/dialog/useDialogEntry';
import { type Drafts, DraftsContext } from '@/ui/forms/drafts';
import { useToday } from '@/ui/useNow';
import { useFormik } from 'formik';
import { use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  startDateError,
  toWinterizeRequest,
  winterizeInitialValues,
  winterizeSchema,
  type WinterizeValues,
} from './winterizeFormModel';

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

/** A request that the backend did not store because of an earlier one. A dialog asks what to do. */
interface Duplicate {
  duplicateOf: Day;
  /** The backend did not store the request of 'Continue Anyway' either. */
  isRefusedAgain: boolean;
}

export const WINTERIZE_DRAFT = 'winterize';

type Sent = { request: WinterizeRequest; values: WinterizeValues; day: Day };

/** The last request whose answer was lost, by the drafts of its member: it may have arrived. */
const unanswered = new WeakMap<Drafts, Sent>();

export type Waiver = { link: string; hasOpened: boolean };

/** The state of the winterization form, of the dialog about a duplicate, and of the waiver after success. */
export function useWinterizeForm() {
  const { name } = useLoadedCommunity();
  const facts = { colonyName: name, bypassCode: useBypassCode(), waiverLink: waiverLinkOf(name) };
  const today = useToday();
  const schema = useMemo(() => winterizeSchema(today), [today]);
  const drafts = use(DraftsContext);
  /** Kept after the dialog was closed, because it is still visible while it fades, and Forward may open it again. */
  const [duplicate, setDuplicate] = useState<Duplicate | null>(null);

  /** Ends the form of an accepted request, also if the member has left the page meanwhile. */
  function accept({ waiverLink: link }: WinterizeRequest): { waiver: Waiver | null } {
    unanswered.delete(drafts);
    drafts.drop(WINTERIZE_DRAFT);
    return { waiver: link === null ? null : { link, hasOpened: openWaiver(link) } };
  }

  const submission = useSubmission(
    async (request: WinterizeRequest, _values: WinterizeValues, hasArrived: boolean) => {
      const { duplicateOf } = hasArrived ? { duplicateOf: null } : await sendRequest(request);
      return duplicateOf === null
        ? accept(request)
        : { duplicateOf, isRefusedAgain: request.ignore_duplicates };
    },
    { name: WINTERIZE_DRAFT },
  );
  const { error, isPending, result } = submission;
  if (result !== null && 'duplicateOf' in result && result !== duplicate) setDuplicate(result);
  /** Once a request was accepted. The form is then locked for good. */
  const sent = result !== null && 'waiver' in result ? result : null;

  async function send(request: WinterizeRequest, values: WinterizeValues) {
    const answer = await submission.submit(request, values, false);
    // The next duplicate of today may be the earlier request that 'Continue Anyway' was asked about.
    const isUnclear = request.ignore_duplicates && duplicate?.duplicateOf === today;
    if (answer === 'unanswered' && !isUnclear) unanswered.set(drafts, { request, values, day: today });
  }

  const formik = useFormik<WinterizeValues>({
    initialValues: winterizeInitialValues(today),
    initialTouched: { startDate: isSeasonOver(today) },
    initialErrors: { startDate: startDateError(today, today) },
    validationSchema: schema,
    onSubmit: async (values) => {
      if (sent !== null) return;
      setDuplicate(null);
      await send(toWinterizeRequest(values, facts), values);
    },
  });
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
  // By 'Cancel' or by Back. A duplicate of a request that had no answer is that request: it has arrived (rule: duplicate-of-itself).
  const onDialogClosed = useEffectEvent(() => {
    const lost = unanswered.get(drafts);
    if (!hasQuestion || lost?.day !== duplicate.duplicateOf) return;
    void submission.submit(lost.request, lost.values, true);
    // The dialog is removed before the note with the waiver is shown. It could fade out before `sent` is known, or after it.
    setDuplicate(null);
  });
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !dialog.isOpen) onDialogClosed();
    wasOpen.current = dialog.isOpen;
  }, [dialog.isOpen]);

  async function continueAnyway() {
    if (sent !== null) return;
    // Not the values of the refused request: the form may have changed since, at midnight or by typing in flight.
    const { values } = formik;
    if (!schema.isValidSync(values)) {
      // Submitting the form shows the error at its field.
      unanswered.delete(drafts);
      dialog.close();
      await formik.submitForm();
      return;
    }
    await send({ ...toWinterizeRequest(values, facts), ignore_duplicates: true }, values);
  }

  return {
    formik,
    today,
    /** The error for the form. Null while the dialog shows the error. */
    error: duplicate === null ? error : null,
    isPending,
    /** The props of the `DuplicateDialog`. */
    duplicate: duplicate && {
      isShown: dialog.isOpen && hasQuestion,
      day: duplicate.duplicateOf,
      isSending: isPending,
      error: error ?? (duplicate.isRefusedAgain && !isPending ? GENERAL_ERROR : null),
      hold: dialog.hold,
      onClose: dialog.close,
      onClosed: () => {
        if (sent !== null) setDuplicate(null);
      },
      onContinue: continueAnyway,
    },
    sent,
    /** The locked form shows these, even if the member typed while the request was in flight. */
    sentValues: submission.sent?.[1],
  };
}
