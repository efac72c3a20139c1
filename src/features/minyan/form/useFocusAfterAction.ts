import { useLayoutEffect, useRef } from 'react';
import { focusText } from '../../../ui/focus/focusText';
import type { SignUpMode } from './signUpMachine';

/** After the last action in the form of a passed event no control is left: focuses the message, or else the card's heading. */
function focusOutcome(form: HTMLElement | null) {
  const messages = [...(form?.querySelectorAll<HTMLElement>('[role="status"]') ?? [])];
  const message = messages.find(({ textContent }) => textContent !== '');
  const outcome = message ?? form?.closest('section')?.querySelector<HTMLElement>('h2');
  if (outcome) focusText(outcome, { preventScroll: true });
}

/**
 * Keeps the focus in the form when an action of the member has removed or disabled the focused control. After a change of
 * mode the focus moves to the next control, after a refused submission to the submit button. A change that comes from the
 * server alone moves no focus.
 */
export function useFocusAfterAction(mode: SignUpMode, isSending: boolean, isDisabled: boolean) {
  const form = useRef<HTMLFieldSetElement>(null);
  const modeBefore = useRef(mode);
  const isUserAction = useRef(false);

  // A layout effect, so that this comes before `keepFocus`, which does not know the form.
  useLayoutEffect(() => {
    if (isSending) return;
    const hasChanged = modeBefore.current !== mode;
    modeBefore.current = mode;
    if (!isUserAction.current) return;
    isUserAction.current = false;
    const { activeElement } = document;
    // The browser moves the focus of a removed or disabled control to the body, or to the dialog around the form.
    const isLost = activeElement?.contains(form.current) ?? true;
    const isInForm = form.current?.contains(activeElement) ?? false;
    if (!isLost && !(hasChanged && isInForm)) return;
    const afterChange = mode === 'saved' ? 'button[data-edit]' : 'input:not(:disabled)';
    const target = hasChanged ? afterChange : 'button[type="submit"]:not(:disabled), button[data-edit]';
    const control = form.current?.querySelector<HTMLElement>(target);
    if (control) control.focus({ preventScroll: true });
    else focusOutcome(form.current);
  }, [mode, isSending, isDisabled]);

  /** Call it in the event handler of every action of the member. */
  const markUserAction = () => {
    isUserAction.current = true;
  };
  return { form, markUserAction };
}
