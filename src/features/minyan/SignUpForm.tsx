import { FormikProvider } from 'formik';
import type { OwnSignUp } from '../../domain/attendance';
import type { SignUp } from '../../domain/signUp';
import { comingEarlierWeekday } from '../../domain/comingEarlier';
import type { Community } from '../../domain/community';
import { cutOffLabel } from '../../domain/cutOff';
import type { MinyanEvent } from '../../domain/event';
import type { Member } from '../../domain/member';
import { site } from '../../site';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { SubmitButton } from '../../ui/feedback/SubmitButton';
import { FocusFirstError } from '../../ui/forms/FocusFirstError';
import { UnsavedMark } from '../../ui/forms/UnsavedMark';
import { HelpTip } from '../../ui/tooltip/HelpTip';
import { SignUpFields } from './SignUpFields';
import { useFocusAfterStep } from './useFocusAfterStep';
import { useSignUpForm } from './useSignUpForm';

interface SignUpFormProps {
  event: MinyanEvent;
  /** The event's name: the group is named by it. */
  eventTitle: string;
  member: Member;
  community: Community;
  /** Everybody's sign-ups for the event. */
  signUps: readonly SignUp[];
  own: OwnSignUp;
  /** While no event has been chosen. */
  isDisabled?: boolean;
  onSaved?: () => void;
}

export function SignUpForm(props: SignUpFormProps) {
  const { event, eventTitle, member, community, signUps, own, isDisabled = false, onSaved } = props;
  const { formik, mode, outcome, recordId, edit, cancel } = useSignUpForm({
    event,
    userId: member.userId,
    own,
    onSaved,
  });
  const { form, step } = useFocusAfterStep(mode, formik.isSubmitting);

  return (
    <FormikProvider value={formik}>
      <fieldset className="sign-up" aria-label={eventTitle} aria-disabled={isDisabled || undefined}>
        <form
          ref={form}
          className="form"
          noValidate
          onSubmit={(submitted) => {
            step();
            formik.handleSubmit(submitted);
          }}
          onReset={formik.handleReset}
        >
          <UnsavedMark isTried={formik.isSubmitting || outcome.error !== null} />
          <FocusFirstError />
          <p className="sign-up-by">
            <span>Sign up by {cutOffLabel(event.day, site.timeZone)}</span>
            <HelpTip text="Please sign up at least 2 days in advance." />
          </p>
          <SignUpFields
            isLocked={isDisabled || mode === 'saved' || formik.isSubmitting}
            hasRecord={recordId !== null}
            signUps={signUps}
            own={own.signUp}
            unit={member.unit}
            offersMaftir={community.maftirMussafOption}
            earlierWeekday={comingEarlierWeekday(event.day, community.openOnThu)}
          />
          <FormStatus error={outcome.error} success={outcome.success} />
          <div className="form-actions">
            {mode === 'saved' ? (
              <button
                type="button"
                className="btn btn-secondary"
                data-edit
                onClick={() => {
                  step();
                  edit();
                }}
                disabled={isDisabled || formik.isSubmitting}
              >
                Edit
              </button>
            ) : (
              <SubmitButton pending={formik.isSubmitting} disabled={isDisabled}>
                {mode === 'new' ? 'Sign up' : 'Update'}
              </SubmitButton>
            )}
            {mode === 'editing' ? (
              <button
                type="button"
                className="btn btn-secondary"
                onClick={() => {
                  step();
                  cancel();
                }}
                disabled={formik.isSubmitting}
              >
                Cancel
              </button>
            ) : null}
          </div>
        </form>
      </fieldset>
    </FormikProvider>
  );
}
