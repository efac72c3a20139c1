import { eventTitle } from '@/domain/calendar/eventName';
import { cutOffLabel, cutOffOf } from '@/domain/cutOff';
import { site } from '@/site';
import { OneClickButton } from '@/ui/button/OneClickButton';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { FormStatus } from '@/ui/feedback/FormStatus';
import { cardHeading, isFocusLostTo } from '@/ui/focus/focus';
import { Form } from '@/ui/forms/Form';
import { HelpTip } from '@/ui/tooltip/HelpTip';
import { useNow } from '@/ui/useNow';
import { FormikProvider } from 'formik';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { SignUpFields } from './SignUpFields';
import './SignUpForm.scss';
import type { SignUpMode } from './signUpMachine';
import { type SignUpFormData, useSignUpForm } from './useSignUpForm';

/**
 * When what had the focus in the form is removed or disabled, by an action or by newer records, moves it to the first field of a
 * form that has become editable, else to the first button, else to the heading of the card or to the dialog (rule: kept-focus).
 */
function useKeepFocus(mode: SignUpMode, isSending: boolean) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const hasFocus = useRef(false);
  const modeBefore = useRef(mode);

  // After each render, because each may disable the field that has the focus.
  useLayoutEffect(() => {
    const form = ref.current;
    if (isSending || form === null) return;
    const hasOpened = modeBefore.current !== mode && mode !== 'saved';
    modeBefore.current = mode;
    if (!hasFocus.current || !isFocusLostTo(form)) return;
    const control = form.querySelector<HTMLElement>(
      hasOpened ? 'input:not(:disabled)' : '.button:not(:disabled)',
    );
    const parent = cardHeading(form) ?? form.closest<HTMLElement>('[role="dialog"]');
    (control ?? parent)?.focus({ preventScroll: true });
  });

  return {
    ref,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      // Not if the field has just been removed or disabled.
      if (target.isConnected && !target.matches(':disabled')) hasFocus.current = false;
    },
  };
}

const SUCCESS_TEXTS = { saved: 'Your sign-up has been saved.', removed: 'Your sign-up has been removed.' };

interface SignUpFormProps extends SignUpFormData {
  /** The event has passed: a new sign-up with input can still be sent or cancelled, and none can be begun. */
  isPassed?: boolean | undefined;
}

export function SignUpForm(props: SignUpFormProps) {
  const { event, isPassed = false, isDisabled: isWithoutEvent = false } = props;
  const signUp = useSignUpForm(props);
  const now = useNow();
  const { formik, options, mode, isSending, success, hasFailedInput, error } = signUp;
  const hasInput = formik.dirty || hasFailedInput || isSending;
  const isDisabled = isWithoutEvent || (isPassed && mode === 'new' && !hasInput);
  const isLate = !isDisabled && mode !== 'saved' && now > cutOffOf(event.day, site.timeZone);
  const keepFocusProps = useKeepFocus(mode, isSending);

  return (
    <fieldset
      className="sign-up"
      aria-label={eventTitle(event)}
      aria-disabled={isDisabled || undefined}
      {...keepFocusProps}
    >
      <FormikProvider value={formik}>
        <Form draft={signUp.draft} isTried={isSending || hasFailedInput}>
          <p className="sign-up-by">
            <span>{`Sign up by ${cutOffLabel(event.day)}`}</span>
            <HelpTip text="Please sign up at least 2 days in advance." />
          </p>
          <output className="sign-up-by__passed">
            {isLate ? 'This time has passed. Your sign-up will be marked.' : null}
          </output>
          <SignUpFields
            isLocked={isDisabled || mode === 'saved' || isSending}
            isEditing={mode === 'editing'}
            isMaftirLost={signUp.isMaftirLost}
            isReadingLost={signUp.isReadingLost}
            options={options}
          />
          <FormStatus error={error} success={success && SUCCESS_TEXTS[success]} takesFocus={isDisabled} />
          <div className="form-actions">
            {mode === 'saved' ? (
              <OneClickButton
                className="button button--secondary"
                onClick={signUp.edit}
                disabled={isDisabled || isSending}
              >
                Edit
              </OneClickButton>
            ) : (
              <BusyButton
                key={mode}
                className="button button--accent"
                isPending={isSending}
                disabled={isDisabled}
              >
                {mode === 'new' ? 'Sign up' : 'Update'}
              </BusyButton>
            )}
            {mode === 'editing' || (mode === 'new' && isPassed && hasInput) ? (
              <OneClickButton
                className="button button--secondary"
                onClick={signUp.cancel}
                disabled={isSending}
              >
                Cancel
              </OneClickButton>
            ) : null}
          </div>
        </Form>
      </FormikProvider>
    </fieldset>
  );
}
