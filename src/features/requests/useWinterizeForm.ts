import { useFormik } from 'formik';
import { use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useBypassCode, useLoadedCommunity } from '../../api/memberContext';
import { sendRequest, type WinterizeRequest } from '../../api/requests';
import { useSubmission } from '../../api/useSubmission';
import type { Day } from '../../domain/day';
import { isSeasonOver } from '../../domain/startDate';
import { GENERAL_ERROR } from '../../lib/errorText';
import { waiverLinkOf } from '../../site';
import { useDialogEntry } from '../../ui/dialog/useDialogEntry';
import { DraftsContext, type Drafts } from '../../ui/forms/drafts';
import { useToday } from '../../ui/useNow';
import { useUpdateStartDateAtMidnight } from './useUpdateStartDateAtMidnight';
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
  day: Day;
  /** The backend did not store the request of 'Continue Anyway' either. */
  isRefusedAgain: boolean;
}

export const WINTERIZE_DRAFT = 'winterize';

type Sent = { request: WinterizeRequest; values: WinterizeValues; day: Day };

/** The last request whose answer was lost, by the drafts of its member: it may have arrived. */
const unanswered = new WeakMap<Drafts, Sent>();

export type Waiver = { link: string; hasOpened: boolean };

function openWaiverOf({ waiverLink }: WinterizeRequest): Waiver | null {
  return waiverLink === null ? null : { link: waiverLink, hasOpened: openWaiver(waiverLink) };
}

/** The state of the winterization form, of the dialog about a duplicate, and of the waiver after success. */
export function useWinterizeForm() {
  const { name } = useLoadedCommunity();
  const facts = { communityName: name, bypassCode: useBypassCode(), waiverLink: waiverLinkOf(name) };
  const today = useToday();
  const schema = useMemo(() => winterizeSchema(today), [today]);
  const drafts = use(DraftsContext);
  /** Kept after the dialog was closed, because it is still visible while it fades, and Forward may open it again. */
  const [duplicate, setDuplicate] = useState<Duplicate | null>(null);
  /** Set once a request was accepted. The form is then locked for good. */
  const [sent, setSent] = useState<{ waiver: Waiver | null } | null>(null);

  const submission = useSubmission(
    (request: WinterizeRequest, _values: WinterizeValues) => sendRequest(request),
    {
      onSuccess: async ({ duplicateOf }, request, values) => {
        if (duplicateOf !== null) {
          setDuplicate({ day: duplicateOf, isRefusedAgain: request.ignore_duplicates });
          return;
        }
        await accept(request, values);
      },
    },
  );
  const { error, isPending } = submission;

  async function send(request: WinterizeRequest, values: WinterizeValues) {
    const result = await drafts.track(WINTERIZE_DRAFT, submission.submit(request, values));
    // The next duplicate of today may be the earlier request that 'Continue Anyway' was asked about.
    const isUnclear = request.ignore_duplicates && duplicate?.day === today;
    if (result === 'unanswered' && !isUnclear) unanswered.set(drafts, { request, values, day: today });
  }

  async function accept(request: WinterizeRequest, values: WinterizeValues) {
    setSent({ waiver: openWaiverOf(request) });
    unanswered.delete(drafts);
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
      setDuplicate(null);
      await send(toWinterizeRequest(values, facts), values);
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
  // By 'Cancel' or by Back. A duplicate of a request that had no answer is that request: it has arrived (rule: duplicate-of-itself).
  const onDialogClosed = useEffectEvent(() => {
    const lost = unanswered.get(drafts);
    if (hasQuestion && lost?.day === duplicate.day) void accept(lost.request, lost.values);
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
      unanswered.delete(drafts);
      dialog.close();
      await formik.submitForm();
      return;
    }
    await send({ ...toWinterizeRequest(values, facts), ignore_duplicates: true }, values);
  }

  const isRefusedAgain = duplicate !== null && duplicate.isRefusedAgain && !isPending;
  return {
    formik,
    today,
    /** The error for the form. Null while the dialog shows the error. */
    error: duplicate === null ? error : null,
    /** The props of the `DuplicateDialog`. */
    duplicate: duplicate && {
      isShown: dialog.isOpen && hasQuestion,
      day: duplicate.day,
      isSending: isPending,
      error: error ?? (isRefusedAgain ? GENERAL_ERROR : null),
      hold: dialog.hold,
      onClose: dialog.close,
      onClosed: () => {
        if (sent !== null) setDuplicate(null);
      },
      onContinue: continueAnyway,
    },
    sent,
  };
}
