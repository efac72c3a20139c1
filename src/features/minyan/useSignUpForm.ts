import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { addSignUp, removeSignUp } from '../../api/attendance';
import { ApiError, isLostAnswer } from '../../api/client';
import { useSubmission } from '../../api/useSubmission';
import type { OwnSignUp } from '../../domain/attendance';
import type { Community } from '../../domain/community';
import type { MinyanEvent } from '../../domain/event';
import type { Member } from '../../domain/member';
import type { SignUp } from '../../domain/signUp';
import { signUpOptions } from '../../domain/signUpOptions';
import { useFormik } from '../../ui/forms/formik';
import { ownStateOf } from './ownState';
import { availableValues, signUpErrors, signUpValues, toEntry, type SignUpValues } from './signUpFormModel';
import { isPerformed, isRemoval, isSameSignUp, retryDelay, signUpMachine, startFrom } from './signUpMachine';
import { useReadOwnSignUp } from './useReadOwnSignUp';

const SAVE_ERROR = 'Error adding to minyan';

export interface SignUpFormData {
  event: MinyanEvent;
  member: Member;
  community: Community;
  /** Everybody's sign-ups for the event. */
  signUps: readonly SignUp[];
  /** The member's own sign-up in the newest records. */
  own: OwnSignUp;
  onSaved?: (() => void) | undefined;
}

/** Whether the server has refused a submission for a reason that newer records may show. A 401 only ends the session. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'refused') return false;
  const status = error.status ?? 0;
  return status >= 400 && status < 500 && status !== 401;
}

/** Connects the sign-up form's states (`signUpMachine`) with its fields, the server and the page's records. */
export function useSignUpForm({ event, member, community, signUps, own, onSaved }: SignUpFormData) {
  const [state, dispatch] = useReducer(signUpMachine, own, startFrom);
  const { recordId } = state.own;
  const { refresh, readOwn } = useReadOwnSignUp(event, member.userId);
  const { failedReads } = state;
  // Until records and member have been read after a save, what was sent is newer than the page's records.
  const stored = failedReads === null ? own.signUp : state.own.signUp;

  const options = useMemo(
    () =>
      signUpOptions({
        day: event.day,
        member,
        community,
        signUps,
        // The record that this form removes is the one it was filled from.
        own: { recordId, signUp: stored },
      }),
    [event.day, member, community, signUps, recordId, stored],
  );

  /** What was sent, until it has been read back (rule: sent-values-until-read). */
  const unread = useMemo(
    () => (failedReads === null ? null : ownStateOf(state.own)),
    [failedReads, state.own],
  );

  const saves = useRef(0);
  const isUnanswered = useRef(false);

  /** Fills the form from the server after a save, or counts a failed read (rule: after-sign-up). */
  async function readAfterSave(): Promise<void> {
    const save = saves.current;
    const fresh = await readOwn();
    if (save !== saves.current) return;
    if (fresh === null || !fresh.isMemberRead) dispatch({ type: 'notRefreshed' });
    else if (fresh.own !== null) dispatch({ type: 'refreshed', own: fresh.own, typed: typed.current });
  }

  const submission = useSubmission(
    async (values: SignUpValues) => {
      try {
        if (isRemoval(values) && recordId !== null) await removeSignUp(recordId);
        else await addSignUp(event, toEntry(values));
      } catch (error) {
        // Not awaited: the error text must not wait for these reads (rule: refused-sign-up).
        if (isRefusal(error)) void refresh();
        isUnanswered.current = isLostAnswer(error);
        throw error;
      }
    },
    {
      fallbackError: SAVE_ERROR,
      fixedError: (values) => (isRemoval(values) ? SAVE_ERROR : null),
      findLostResult: async (sent) => {
        const fresh = await readOwn();
        return fresh?.own && isPerformed(sent, fresh.own) ? { result: undefined } : null;
      },
      onSuccess: async (_answer, sent) => {
        saves.current += 1;
        dispatch(isRemoval(sent) ? { type: 'removed' } : { type: 'saved', sent: toEntry(sent) });
        await readAfterSave();
        onSaved?.();
      },
    },
  );

  const formik = useFormik<SignUpValues>({
    initialValues: state.baseline,
    validate: (values) => signUpErrors(values, options),
    onSubmit: async (values) => {
      dispatch({ type: 'submitted' });
      if (await submission.submit(values)) return;
      dispatch({ type: isUnanswered.current ? 'unanswered' : 'refused', sent: values });
    },
  });

  const isSending = formik.isSubmitting || submission.isPending;
  const { values, initialValues, resetForm, setValues } = formik;
  const typed = useRef(values);
  useLayoutEffect(() => {
    typed.current = values;
  }, [values]);

  const isReset = initialValues === state.baseline;
  useLayoutEffect(() => {
    if (!isReset) resetForm({ values: state.baseline });
  }, [isReset, state.baseline, resetForm]);

  const retry = useEffectEvent(() => void readAfterSave());
  useEffect(() => {
    if (failedReads === null || failedReads === 0) return undefined;
    const timer = setTimeout(retry, retryDelay(failedReads));
    return () => clearTimeout(timer);
  }, [failedReads]);

  const hasNewerRecords = failedReads === null && !isSameSignUp(own, state.own);
  useEffect(() => {
    if (hasNewerRecords) dispatch({ type: 'recordsChanged', own, typed: values });
  }, [hasNewerRecords, own, values]);

  // Clears a choice that another unit, or the community, has made unavailable (rule: unavailable-choice).
  const isEditable = state.mode !== 'saved' && !isSending && isReset;
  useLayoutEffect(() => {
    if (!isEditable) return;
    const available = availableValues(values, stored, options);
    if (available === values) return;
    if (values.reservedMussaf && !available.reservedMussaf) dispatch({ type: 'maftirLost' });
    void setValues(available);
  }, [isEditable, values, stored, options, setValues]);

  return {
    formik,
    options,
    mode: state.mode,
    isSending,
    /** Another unit has reserved Maftir and Mussaf while the member had ticked the box. */
    isMaftirLost: state.isMaftirLost && options.maftir.refusal === 'heldByAnotherUnit',
    outcome: state.outcome,
    unread,
    /** The last submission has failed, and the form has not been filled since. */
    hasFailedInput: state.failedValues !== null,
    error: state.outcome === 'refused' || state.outcome === 'unanswered' ? submission.error : null,
    edit: () => {
      dispatch({ type: 'edit', values: availableValues(signUpValues(state.own.signUp), stored, options) });
    },
    cancel: () => dispatch({ type: 'cancel', own }),
  };
}
