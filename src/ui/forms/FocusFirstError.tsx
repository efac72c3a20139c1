import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Inside a Formik form: when validation stops a submit, focuses the first invalid field. */
export function FocusFirstError() {
  const { isSubmitting, isValid } = useFormikContext();
  const anchor = useRef<HTMLSpanElement>(null);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    const hasStopped = wasSubmitting.current && !isSubmitting && !isValid;
    wasSubmitting.current = isSubmitting;
    if (!hasStopped) return;
    anchor.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isSubmitting, isValid]);
  return <span ref={anchor} hidden />;
}
