import { addSignUp, removeSignUp, useRefreshRecords } from '@/api/attendance';
import { errorText, isClientError } from '@/api/client';
import { useCommunityState, useLoadedCommunity, useSessionActions } from '@/api/memberContext';
import { useSubmission } from '@/api/useSubmission';
import { hasRecordsFor, ownSignUp } from '@/domain/attendance';
import { toInstant } from '@/domain/day';
import { eventKey, type MinyanEvent, relistedEvent } from '@/domain/event';
import type { Member } from '@/domain/member';
import { newSignUp, type SignUp } from '@/domain/signUp';
import { signUpOptions } from '@/domain/signUpOptions';
import { currentTime } from '@/lib/clock';
import { DraftsContext } from '@/ui/forms/drafts';
import { useFormik } from 'formik';
import { use, useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer } from 'react';
import { availableValues, signUpErrors, type SignUpValues, signUpValues, toEntry } from './signUpFormModel';
import { isPerformed, isRemoval, isSameSignUp, signUpMachine, startFrom } from './signUpMachine';

const SAVE_ERROR = 'Error adding to minyan';

export interface SignUpFormData {
  event: MinyanEvent;
  member: Member;
  signUps: readonly SignUp[];
  /** The member's own sign-up, in the records or just sent. */
  own: SignUp | null;
  /** No day has been picked yet: `event` is a placeholder. */
  isDisabled?: boolean;
  /** The event has passed. Input can still be sent or cancelled and a saved sign-up edited, but no sign-up begun. */
  isPassed?: boolean;
}

/** Connects the sign-up form's states (`signUpMachine`) with its fields, the server and the page's records. */
export function useSignUpForm(data: SignUpFormData) {
  const { event, member, signUps, own, isDisabled = false } = data;
  const community = useLoadedCommunity();
  // Before a day is picked, `event` is a placeholder. The form must not show what was typed for that event.
  const draft = isDisabled ? 'sign-up' : `sign-up ${eventKey(event)}`;
  const drafts = use(DraftsContext);
  const refresh = useRefreshRecords();
  const { retry: refreshCommunity } = useCommunityState();
  const { showSent } = useSessionActions();

  /** The member's sign-up once the server has accepted `values`. Null for a removal. */
  function signUpOf(values: SignUpValues): SignUp | null {
    const before = own ?? { ...newSignUp(event, member), timeAdded: toInstant(currentTime()) };
    return isRemoval(values) ? null : { ...before, ...toEntry(values) };
  }

  const submission = useSubmission(
    async ({ values, recordId }: { values: SignUpValues; recordId: string | null }) => {
      try {
        if (isRemoval(values) && recordId !== null) await removeSignUp(recordId);
        else await addSignUp(event, toEntry(values));
      } catch (error) {
        // These reads are not awaited: the error text must not wait for them (rule: refused-sign-up). A 401 only ends the session.
        if (isClientError(error) && error.status !== 401) {
          void refresh();
          refreshCommunity();
        }
        throw error;
      }
      return { signUp: signUpOf(values) };
    },
    {
      name: draft,
      failureText: (error, { values }) => (isRemoval(values) ? SAVE_ERROR : errorText(error, SAVE_ERROR)),
      findLostResult: async ({ values }) => {
        const fresh = await refresh();
        const listed = fresh && relistedEvent(event, fresh.member);
        if (!fresh || !listed || !hasRecordsFor(listed, fresh.attendance)) return null;
        const read = ownSignUp(listed, fresh.member, fresh.attendance);
        return isPerformed(values, read) && { signUp: signUpOf(values) };
      },
      onSuccess: async ({ signUp }, { recordId }) => {
        drafts.drop(draft);
        showSent(member.userId, { key: eventKey(event), recordId, signUp });
        await refresh();
      },
    },
  );
  const { sent, answer, isAccepted, isPending, result } = submission;

  const [state, dispatch] = useReducer(signUpMachine, own, (recorded) => {
    const start = startFrom(recorded);
    // `Form` shows again what was typed before the form was left. A saved sign-up is then open for editing, unless the records contain
    // by now what was typed or sent (rule: kept-sign-up).
    const typed = drafts.get(draft) ?? (isAccepted ? undefined : sent?.values);
    if (typed === undefined) return start;
    const isRecorded = !isPending && isPerformed({ ...start.baseline, ...typed }, recorded);
    if (isRecorded) drafts.drop(draft);
    return isRecorded || recorded === null ? start : { ...start, mode: 'editing' as const };
  });
  // The id comes from the newest records: the record that the form was filled from may be removed during the edit.
  const recordId = state.mode === 'new' ? null : (own?.recordId ?? null);

  const options = useMemo(
    () => signUpOptions({ day: event.day, member, community, signUps, own, recordId }),
    [event.day, member, community, signUps, own, recordId],
  );

  const saved = result?.signUp; // Null after a removal.
  const failed = isAccepted || isPending ? null : sent;
  // The attempt may have ended while the form was left (rule: left-while-sending).
  useEffect(() => {
    if (saved !== undefined) dispatch({ type: 'done', own: saved });
    else if (failed !== null) dispatch({ type: 'failed', sent: failed.values });
  }, [saved, failed]);

  // The records are read only while a screen uses them. If the form was left while it was sent, there may have been no such screen when
  // the answer arrived. So a form that is opened again reads them after the answer.
  const readAgain = useEffectEvent(() => {
    if (!isAccepted) void answer?.then(refresh);
  });
  useEffect(() => readAgain(), []);

  const formik = useFormik<SignUpValues>({
    initialValues: state.baseline,
    validate: (values) => signUpErrors(values, options),
    onSubmit: (values) => {
      dispatch({ type: 'submitted' });
      return submission.submit({ values, recordId });
    },
  });

  const isSending = formik.isSubmitting || isPending;
  const { values, initialValues, resetForm, setValues } = formik;

  const isReset = initialValues === state.baseline;
  useLayoutEffect(() => {
    if (isReset) return;
    resetForm({ values: state.baseline });
    if (state.typed !== null) void setValues(state.typed, false);
  }, [isReset, state.baseline, state.typed, resetForm, setValues]);

  // While the page reads records and member after a save, the sent values are newer than its records.
  const isReadingBack = isSending && state.success !== null;
  const hasNewerRecords = !isReadingBack && !isSameSignUp(own, state.own);
  useEffect(() => {
    const available = availableValues(signUpValues(own), own, options);
    if (hasNewerRecords) dispatch({ type: 'recordsChanged', own, typed: values, available });
  }, [hasNewerRecords, own, options, values]);

  // Clears a choice that another unit, or the community, has made unavailable (rule: unavailable-choice).
  const isEditable = state.mode !== 'saved' && !isSending && isReset;
  useLayoutEffect(() => {
    if (!isEditable) return;
    const available = availableValues(values, own, options);
    if (available === values) return;
    const lost = (['reservedMussaf', 'baalKorah'] as const).filter(
      (name) => values[name] && !available[name],
    );
    if (lost.length > 0) dispatch({ type: 'choicesLost', lost });
    void setValues(available);
  }, [isEditable, values, own, options, setValues]);

  return {
    formik,
    draft,
    options,
    mode: state.mode,
    isSending,
    /** The member had ticked the box, and another unit has reserved Maftir and Mussaf meanwhile. */
    isMaftirLost: state.lost.includes('reservedMussaf') && options.maftir === 'taken',
    /** The member had ticked 'Baal Korah', and other units have taken all parts meanwhile. */
    arePartsLost: state.lost.includes('baalKorah') && !options.isPartLeft,
    success: state.success,
    /** The last submission has failed, and no records have filled the form since. */
    hasFailedInput: state.failedValues !== null,
    error: state.failedValues === null ? null : submission.error,
    edit: () => dispatch({ type: 'edit', values: availableValues(signUpValues(state.own), own, options) }),
    cancel: () => dispatch({ type: 'cancel', own }),
  };
}
