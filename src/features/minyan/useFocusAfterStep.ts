import { useEffect, useRef } from 'react';
import type { SignUpMode } from './useSignUpForm';

/**
 * Keeps the focus in the form when the member's own step has taken away or locked what held it: on the next control
 * after a change of mode, on the submit button after a refusal. What the server changes by itself moves no focus.
 */
export function useFocusAfterStep(mode: SignUpMode, isSending: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const modeBefore = useRef(mode);
  const isOwnStep = useRef(false);

  useEffect(() => {
    if (isSending) return;
    const hasChanged = modeBefore.current !== mode;
    modeBefore.current = mode;
    if (!isOwnStep.current) return;
    isOwnStep.current = false;
    const { activeElement } = document;
    // What held it is gone or locked: the page has it now, or the dialog around.
    const isLost = activeElement?.contains(form.current) ?? true;
    const isInForm = form.current?.contains(activeElement) ?? false;
    if (!isLost && !(hasChanged && isInForm)) return;
    const change = mode === 'saved' ? 'button[data-edit]' : 'input:not(:disabled)';
    const next = hasChanged ? change : 'button[type="submit"], button[data-edit]';
    form.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }, [mode, isSending]);

  const step = () => {
    isOwnStep.current = true;
  };
  return { form, step };
}
