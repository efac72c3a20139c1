import { addSignUp, removeSignUp, useRefreshRecords } from '@/api/attendance';
import { errorText, isClientError } from '@/api/client';
import { useCommunityState, useLoadedCommunity, useSessionActions } from '@/api/memberContext';
import { type SubmissionResult, useSubmission } from '@/api/useSubmission';
import { attendanceFor, ownSignUp } from '@/domain/attendance';
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
import {
  isPerformed,
  isRemoval,
  isSameSignUp,
  signUpMachine,
  type SignUpState,
  startFrom,
  successOf,
} from './signUpMachine';

const SAVE_ERROR = 'Error adding to minyan';

export interface SignUpFormData {
  event: MinyanEvent;
  member: Member;
  signUps: readonly SignUp[];
  /** The member's own sign-up in the newest records. */
  own: SignUp | null;
  /** No day has been picked yet: `event` is a placeholder. */
  isDisabled?: boolean;
}

/** Connects the sign-up form's states (`signUpMachine`) with its fields, the server and the page's records. */
export function useSignUpForm(data: SignUpFormData) {
  const { event, member, signUps, own, isDisabled = false } = data;
  const community = useLoadedCommunity();
  const draft = isDisabled ? undefined : `sign-up ${eventKey(event)}`;
  const drafts = use(DraftsContext);
  const [state, dispatch] = useReducer(signUpMachine, own, (recorded): SignUpState => {
    const start = startFrom(recorded);
    const typed = drafts.get(draft);
    if (draft === undefined || typed === undefined) return start;
    // The form shows again what was typed before it was left, unless the records contain it by now (rule: kept-sign-up).
    const isRecorded = isPerformed({ ...start.baseline, ...typed }, recorded);
    if (isRecorded) drafts.drop(draft);
    return isRecorded || recorded === null ? start : { ...start, mode: 'editing' };
  });
  // The id comes from the newest records: the record that the form was filled from may be removed during the edit.
  const recordId = state.mode === 'new' ? null : (own?.recordId ?? null);
  const refresh = useRefreshRecords();
  const { retry: refreshCommunity } = useCommunityState();
  const { showSent } = useSessionActions();

  const options = useMemo(
    () => signUpOptions({ day: event.day, member, community, signUps, own, recordId }),
    [event.day, member, community, signUps, own, recordId],
  );

  /** Reads again after a lost answer. Resolves with whether the server has performed the submission (rule: lost-answer). */
  async function wasPerformed(sent: SignUpValues): Promise<boolean> {
    const fresh = await refresh();
    const listed = fresh && relistedEvent(event, fresh.member);
    if (!fresh || !listed) return false;
    const records = attendanceFor(listed, fresh.attendance, null);
    return records !== null && isPerformed(sent, ownSignUp(listed, fresh.member, records));
  }

  /** The member's sign-up once the server has accepted `values`. Null for a removal. */
  function signUpOf(values: SignUpValues): SignUp | null {
    const before = own ?? { ...newSignUp(event, member), timeAdded: toInstant(currentTime()) };
    return isRemoval(values) ? null : { ...before, ...toEntry(values) };
  }

  const submission = useSubmission(
    async (values: SignUpValues) => {
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
      ...(draft !== undefined && { name: draft }),
      failureText: (error, values) => (isRemoval(values) ? SAVE_ERROR : errorText(error, SAVE_ERROR)),
      findLostResult: async (sent) => (await wasPerformed(sent)) && { signUp: signUpOf(sent) },
      onSuccess: async ({ signUp }) => {
        if (draft !== undefined) drafts.drop(draft);
        showSent(member.userId, { key: eventKey(event), recordId, signUp });
        await refresh();
      },
    },
  );
  const { sent, answer, isAccepted, result } = submission;
  const saved = result?.signUp;
  useEffect(() => {
    if (saved !== undefined) dispatch({ type: 'done', own: saved });
  }, [saved]);

  async function follow(values: SignUpValues, ending: Promise<SubmissionResult>) {
    dispatch({ type: 'submitted' });
    const outcome = await ending;
    if (outcome !== 'done') dispatch({ type: outcome, sent: values });
  }

  // Continues an attempt whose form was left while it was sent (rule: left-while-sending).
  const resume = useEffectEvent(() => {
    if (sent === null || answer === null || isAccepted) return;
    // A failed submission that the records contain is not shown again (rule: lost-answer).
    if (submission.isPending || !isPerformed(sent, own)) dispatch({ type: 'resumed', sent });
    // The records are read again, because no screen may have shown them when the answer arrived.
    void follow(sent, answer).then(refresh);
  });
  useLayoutEffect(() => resume(), []);

  const formik = useFormik<SignUpValues>({
    initialValues: state.baseline,
    validate: (values) => signUpErrors(values, options),
    onSubmit: (values) => follow(values, submission.submit(values)),
  });

  const isSending = formik.isSubmitting || submission.isPending;
  const { values, initialValues, resetForm, setValues } = formik;

  const isReset = initialValues === state.baseline;
  useLayoutEffect(() => {
    if (isReset) return;
    resetForm({ values: state.baseline });
    if (state.typed !== null) void setValues(state.typed, false);
  }, [isReset, state.baseline, state.typed, resetForm, setValues]);

  // While the page reads records and member after a save, the sent values are newer than its records.
  const isReadingBack = isSending && state.outcome !== null;
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

  const success = successOf(state.outcome);
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
    success,
    /** The last submission has failed, and no records have filled the form since. */
    hasFailedInput: state.failedValues !== null,
    error: success === null && state.outcome !== null ? submission.error : null,
    edit: () => dispatch({ type: 'edit', values: availableValues(signUpValues(state.own), own, options) }),
    cancel: () => dispatch({ type: 'cancel', own }),
  };
}
