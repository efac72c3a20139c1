import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { isFocusLostTo } from '../../../ui/focus/focus';
import type { SignUpMode } from './signUpMachine';

/**
 * Keeps the focus in the sign-up form when what had it is removed or disabled, by an action or by newer records
 * (rule: kept-focus): moves it to the first field of a form that has become editable, else to the first button that can be
 * pressed. In the form of a passed event nothing is left but the heading of its card. Returns the props of the form.
 */
export function useKeepFocus(mode: SignUpMode, isSending: boolean) {
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
    (control ?? form.closest('section')?.querySelector('h2'))?.focus({ preventScroll: true });
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
