import { useEffect, useLayoutEffect, useMemo, useReducer } from 'react';
import { addSignUp, removeSignUp } from '../../api/attendance';
import { useRefreshMinyan } from '../../api/useRefreshMinyan';
import { useSubmission } from '../../api/useSubmission';
import { attendanceFor, ownSignUp, type OwnSignUp } from '../../domain/attendance';
import type { Community } from '../../domain/community';
import type { MinyanEvent } from '../../domain/event';
import type { Member } from '../../domain/member';
import type { SignUp } from '../../domain/signUp';
import { signUpOptions } from '../../domain/signUpOptions';
import { relistedEvent } from '../../domain/upcomingEvents';
import { useFormik } from '../../ui/forms/formik';
import { isSameValues, signUpErrors, signUpValues, toEntry, type SignUpValues } from './signUpFormModel';
import { isSameSignUp, signUpMachine, startFrom } from './signUpMachine';

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

const isRemoval = ({ peopleCount }: SignUpValues) => peopleCount === 0;

/** Whether the member's own sign-up shows that the server has performed what was sent (rule: lost-answer). */
function isPerformed(sent: SignUpValues, { recordId, signUp }: OwnSignUp): boolean {
  if (isRemoval(sent)) return recordId === null && signUp === null;
  return signUp !== null && isSameValues(signUpValues(signUp), sent);
}

/** Connects the sign-up form's states (`signUpMachine`) with its fields, the server and the page's records. */
export function useSignUpForm({ event, member, community, signUps, own, onSaved }: SignUpFormData) {
  const [state, dispatch] = useReducer(signUpMachine, own, startFrom);
  const { recordId } = state.own;
  const refresh = useRefreshMinyan(member.userId);

  const options = useMemo(
    () =>
      signUpOptions({
        day: event.day,
        member,
        community,
        signUps,
        // The record that this form removes is the one it was filled from.
        own: { recordId, signUp: own.signUp },
      }),
    [event.day, member, community, signUps, recordId, own.signUp],
  );

  /** Reads the member's own sign-up from the server. Null if it cannot be read. */
  async function readOwn(): Promise<OwnSignUp | null> {
    const fresh = await refresh();
    const listed = fresh && relistedEvent(event, fresh.member);
    const records = listed && attendanceFor(listed, fresh.attendance, null);
    return records && ownSignUp(listed, fresh.member, records);
  }

  const submission = useSubmission(
    async (values: SignUpValues) => {
      if (isRemoval(values) && recordId !== null) await removeSignUp(recordId);
      else await addSignUp(event, toEntry(values));
    },
    {
      fallbackError: SAVE_ERROR,
      fixedError: (values) => (isRemoval(values) ? SAVE_ERROR : null),
      findLostResult: async (sent) => {
        const fresh = await readOwn();
        return fresh !== null && isPerformed(sent, fresh) ? { result: undefined } : null;
      },
      onSuccess: async (_answer, sent) => {
        dispatch({ type: isRemoval(sent) ? 'removed' : 'saved' });
        dispatch({ type: 'refreshed', own: await readOwn(), sent });
        onSaved?.();
      },
    },
  );

  const formik = useFormik<SignUpValues>({
    initialValues: state.baseline,
    validate: (values) => signUpErrors(values, options),
    onSubmit: async (values) => {
      dispatch({ type: 'submitted' });
      if (!(await submission.submit(values))) dispatch({ type: 'refused', sent: values });
    },
  });

  const { values, initialValues, resetForm } = formik;
  useLayoutEffect(() => {
    if (initialValues !== state.baseline) resetForm({ values: state.baseline });
  }, [initialValues, state.baseline, resetForm]);

  const hasNewerRecords = !isSameSignUp(own, state.own);
  useEffect(() => {
    if (hasNewerRecords) dispatch({ type: 'recordsChanged', own, typed: values });
  }, [hasNewerRecords, own, values]);

  return {
    formik,
    options,
    mode: state.mode,
    isSending: formik.isSubmitting || submission.isPending,
    outcome: state.outcome,
    error: state.outcome === 'refused' ? submission.error : null,
    edit: () => dispatch({ type: 'edit' }),
    cancel: () => dispatch({ type: 'cancel', own }),
  };
}
