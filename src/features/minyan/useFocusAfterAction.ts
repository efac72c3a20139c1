import { useLayoutEffect, useRef } from 'react';
import type { SignUpMode } from './signUpMachine';

/**
 * Keeps the focus in the form when an action of the member has removed or disabled the focused control. After a change of
 * mode the focus moves to the next control, after a refused submission to the submit button. A change that comes from the
 * server alone moves no focus.
 */
export function useFocusAfterAction(mode: SignUpMode, isSending: boolean) {
  const form = useRef<HTMLFormElement>(null);
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
    const target = hasChanged ? afterChange : 'button[type="submit"], button[data-edit]';
    form.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  }, [mode, isSending]);

  /** Call it in the event handler of every action of the member. */
  const markUserAction = () => {
    isUserAction.current = true;
  };
  return { form, markUserAction };
}
