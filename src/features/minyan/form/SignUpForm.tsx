import { eventTitle } from '@/domain/calendar/eventName';
import { cutOffLabel, cutOffOf } from '@/domain/cutOff';
import { site } from '@/site';
import { Button } from '@/ui/button/Button';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { FormStatus } from '@/ui/feedback/FormStatus';
import { headingAround, takeFocus } from '@/ui/focus/focus';
import { Form } from '@/ui/forms/Form';
import { HelpTip } from '@/ui/tooltip/HelpTip';
import { useNow } from '@/ui/useNow';
import { FormikProvider } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { SignUpFields } from './SignUpFields';
import './SignUpForm.scss';
import { type SignUpFormData, useSignUpForm } from './useSignUpForm';

const SUCCESS_TEXTS = { saved: 'Your sign-up has been saved.', removed: 'Your sign-up has been removed.' };

export function SignUpForm(props: SignUpFormData) {
  const { event, isPassed = false, isDisabled: isWithoutEvent = false } = props;
  const signUp = useSignUpForm(props);
  const now = useNow();
  const { formik, mode, isSending, success, hasFailedInput, error } = signUp;
  const hasInput = formik.dirty || hasFailedInput || isSending;
  const isDisabled = isWithoutEvent || (isPassed && mode === 'new' && !hasInput); // (rule: passed-listed-event)
  const isLate = !isDisabled && mode !== 'saved' && now > cutOffOf(event.day, site.timeZone);

  const ref = useRef<HTMLFieldSetElement>(null);
  /** After an action, focuses the first enabled control: a field of an open form, or 'Edit' of a saved one. */
  const focusResult = () => {
    takeFocus(ref.current?.querySelector<HTMLElement>('input:enabled, .button:enabled'));
  };
  const press = (change: () => void) => {
    flushSync(change);
    focusResult();
  };
  const isDone = success !== null && !isSending;
  useLayoutEffect(() => {
    if (isDone) focusResult();
  }, [isDone]);
  const focused = useRef<Element>(null);
  // Newer records, or the end of the event, may disable the focused control. The card's heading then takes the focus. The control is
  // kept in `focused`, because some browsers move the focus to the body at once, without a blur event for React.
  useLayoutEffect(() => {
    if (!isSending && focused.current?.matches(':disabled')) takeFocus(headingAround(focused.current));
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows the focus of its controls
    <fieldset
      className="sign-up"
      aria-label={eventTitle(event)}
      aria-disabled={isDisabled || undefined}
      ref={ref}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onBlur={() => {
        focused.current = null;
      }}
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
          <SignUpFields signUp={signUp} isLocked={isDisabled || mode === 'saved' || isSending} />
          {/* On the card of a passed event the message takes the focus, because the form may soon be removed or disabled. */}
          <FormStatus error={error} success={success && SUCCESS_TEXTS[success]} takesFocus={isPassed} />
          <div className="form-actions">
            {mode === 'saved' ? (
              <Button
                className="button button--secondary"
                onClick={() => press(signUp.edit)}
                disabled={isDisabled || isSending}
              >
                Edit
              </Button>
            ) : (
              <BusyButton
                key={mode} // A new button in each mode: the pressed one would keep the focus.
                className="button button--accent"
                isPending={isSending}
                disabled={isDisabled}
              >
                {mode === 'new' ? 'Sign up' : 'Update'}
              </BusyButton>
            )}
            {mode === 'editing' || (mode === 'new' && isPassed && hasInput) ? (
              <Button
                className="button button--secondary"
                onClick={() => press(signUp.cancel)}
                disabled={isSending}
              >
                Cancel
              </Button>
            ) : null}
          </div>
        </Form>
      </FormikProvider>
    </fieldset>
  );
}
