import { useFormik } from 'formik';
import { useMemo, useRef, useState } from 'react';
import type { WinterizeRequest } from '../../api/requests';
import { dayOf, type Day } from '../../domain/day';
import { errorText, GENERAL_ERROR } from '../../lib/errorText';
import { site } from '../../site';
import { useOneAtATime } from '../../ui/forms/useOneAtATime';
import { useNow } from '../../ui/useNow';
import { openWaiver } from './openWaiver';
import { useStartDateOfToday } from './useStartDateOfToday';
import type { Waiver } from './WaiverNote';
import {
  isSeasonOver,
  startDateError,
  toWinterizeRequest,
  winterizeInitialValues,
  winterizeSchema,
  type WinterizeFacts,
  type WinterizeValues,
} from './winterizeFormModel';

export type SendWinterize = (request: WinterizeRequest) => Promise<{ duplicateOf: Day | null }>;

/** A request that was not taken because of an earlier one, and the dialog about it. */
interface Duplicate {
  request: WinterizeRequest;
  day: Day;
  isOpen: boolean;
  isSending: boolean;
  error: string | null;
}

/** The winterization request's states: open, being sent, found to be a duplicate, sent and locked for good. */
export function useWinterizeForm(facts: WinterizeFacts, onSend: SendWinterize) {
  const today = dayOf(useNow(), site.timeZone);
  const schema = useMemo(() => winterizeSchema(today), [today]);
  const [error, setError] = useState<string | null>(null);
  const [duplicate, setDuplicate] = useState<Duplicate | null>(null);
  const [sent, setSent] = useState<{ waiver: Waiver | null } | null>(null);
  const isSending = useRef(false);

  const formik = useFormik<WinterizeValues>({
    initialValues: winterizeInitialValues(today),
    initialTouched: { startDate: isSeasonOver(today) },
    initialErrors: { startDate: startDateError(today, today) },
    validationSchema: schema,
    onSubmit: useOneAtATime(submit),
  });
  useStartDateOfToday(formik, today, sent !== null);

  /** Whether it was taken. Once one was, no other goes out. */
  async function send(request: WinterizeRequest): Promise<boolean> {
    const { duplicateOf } = await onSend(request);
    if (duplicateOf !== null) {
      const isRefusedAgain = request.ignore_duplicates;
      setDuplicate({
        request,
        day: duplicateOf,
        isOpen: true,
        isSending: false,
        error: isRefusedAgain ? GENERAL_ERROR : null,
      });
      return false;
    }
    const link = request.waiverLink;
    setSent({ waiver: link === null ? null : { link, hasOpened: openWaiver(link) } });
    setDuplicate((last) => last && { ...last, isOpen: false, isSending: false });
    return true;
  }

  async function submit(values: WinterizeValues) {
    if (isSending.current) return;
    isSending.current = true;
    setError(null);
    let isTaken = false;
    try {
      isTaken = await send(toWinterizeRequest(values, facts));
      // What stands in the locked form is what was sent, whatever was typed meanwhile.
      if (isTaken) await formik.setValues(values, false);
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      isSending.current = isTaken;
    }
  }

  function cancel() {
    setDuplicate((last) => last && { ...last, isOpen: false });
  }

  async function continueAnyway() {
    if (duplicate === null || isSending.current) return;
    if (!schema.isValidSync(formik.values)) {
      // The day has changed while the dialog stood there: the form says what is wrong now.
      cancel();
      await formik.submitForm();
      return;
    }
    isSending.current = true;
    setDuplicate({ ...duplicate, isSending: true, error: null });
    let isTaken = false;
    try {
      isTaken = await send({ ...duplicate.request, ignore_duplicates: true });
    } catch (failure) {
      setDuplicate({ ...duplicate, isSending: false, error: errorText(failure) });
    } finally {
      isSending.current = isTaken;
    }
  }

  return { formik, today, error, duplicate, sent, cancel, continueAnyway };
}
