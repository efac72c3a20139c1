import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { addSignUp, removeSignUp, useRefreshMinyan } from '../../api/attendance';
import { isUnreadable } from '../../api/client';
import { useWrite } from '../../api/useWrite';
import type { OwnSignUp } from '../../domain/attendance';
import type { MinyanEvent } from '../../domain/event';
import type { MemberId } from '../../domain/memberId';
import { errorText, GENERAL_ERROR } from '../../lib/errorText';
import { isSameValues, signUpErrors, signUpValues, toEntry, type SignUpValues } from './signUpFormModel';

const SAVE_ERROR = 'Error adding to minyan';

export type SignUpMode = 'new' | 'saved' | 'editing';

interface SignUpFormOptions {
  event: MinyanEvent;
  userId: MemberId;
  own: OwnSignUp;
  onSaved?: (() => void) | undefined;
}

interface Outcome {
  error: string | null;
  success: string | null;
}

const nothing: Outcome = { error: null, success: null };

/**
 * The sign-up form's states: new (no record), saved (locked until Edit), editing. Fresh data from the server is
 * taken over only while nothing typed would be lost, and always after a save.
 */
export function useSignUpForm({ event, userId, own, onSaved }: SignUpFormOptions) {
  const [recordId, setRecordId] = useState(own.recordId);
  const [isEditing, setIsEditing] = useState(false);
  const [outcome, setOutcome] = useState(nothing);
  const [saves, setSaves] = useState(0);
  const sending = useRef<Promise<void> | null>(null);
  const refresh = useRefreshMinyan(userId);
  const write = useWrite();

  const formik = useFormik<SignUpValues>({
    initialValues: signUpValues(own.signUp),
    validate: (values) => signUpErrors(values, recordId !== null),
    // A second click or key meanwhile waits for the first one's answer, and sends nothing.
    onSubmit: (values) => {
      sending.current ??= submit(values).finally(() => {
        sending.current = null;
      });
      return sending.current;
    },
  });

  async function send(values: SignUpValues): Promise<string> {
    if (values.peopleCount === 0 && recordId !== null) {
      await write(() => removeSignUp(recordId));
      return 'Your sign-up has been removed.';
    }
    await write(() => addSignUp(event, toEntry(values)));
    return 'Your sign-up has been saved.';
  }

  async function submit(values: SignUpValues) {
    setOutcome(nothing);
    try {
      const success = await send(values);
      setOutcome({ error: null, success });
      // Until the records can be read, what was sent is the best there is to show.
      if (await refresh()) setSaves((count) => count + 1);
      else formik.resetForm({ values });
      setIsEditing(false);
      onSaved?.();
    } catch (failure) {
      const isRemoval = values.peopleCount === 0;
      const text = isUnreadable(failure) ? GENERAL_ERROR : errorText(failure, SAVE_ERROR);
      setOutcome({ error: isRemoval ? SAVE_ERROR : text, success: null });
    }
  }

  const taken = useRef({ own, saves });
  const { values, dirty, resetForm } = formik;
  useEffect(() => {
    const fresh = signUpValues(own.signUp);
    const isChanged = JSON.stringify(own) !== JSON.stringify(taken.current.own);
    const isSaved = saves !== taken.current.saves;
    const isRemoved = own.recordId === null && values.peopleCount === 0;
    const losesNothing = !(isEditing || dirty) || isRemoved || isSameValues(values, fresh);
    if (!isSaved && !(isChanged && losesNothing)) return;
    taken.current = { own, saves };
    setRecordId(own.recordId);
    setIsEditing(false);
    // The records may come before the member does: until both are there it is still being saved.
    resetForm({ values: fresh, isSubmitting: sending.current !== null });
  }, [own, saves, values, dirty, isEditing, resetForm]);

  const savedOrNew: SignUpMode = recordId === null ? 'new' : 'saved';
  return {
    formik,
    mode: isEditing ? ('editing' as const) : savedOrNew,
    outcome,
    recordId,
    edit: () => {
      setOutcome(nothing);
      setIsEditing(true);
    },
    cancel: () => {
      setOutcome(nothing);
      setIsEditing(false);
      formik.resetForm();
    },
  };
}
