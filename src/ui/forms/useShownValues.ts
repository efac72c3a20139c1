import type { FormikValues, useFormik } from 'formik';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { showValue, silentFills } from './shownValues';

/** How soon a fill without an event is noticed while a button waits for it, in milliseconds. */
const NOTICE_FILLS_MS = 250;

/**
 * Connects Formik's values with what the fields show. The fields are uncontrolled: a controlled one would be emptied by the next
 * render after a password manager has filled it without an event. So a value is written to its field only when Formik changes
 * it, or when the form is reset.
 *
 * Returns a function that takes over such fills: for the submit, and by itself while `noticesFills` is true.
 */
export function useShownValues<Values extends FormikValues>(
  formRef: RefObject<HTMLFormElement | null>,
  form: ReturnType<typeof useFormik<Values>>,
  noticesFills: boolean,
): () => void {
  const { values, initialValues } = form;

  const shown = useRef({ values, initialValues });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { values, initialValues };
    const isReset = initialValues !== before.initialValues;
    for (const [name, value] of Object.entries(values)) {
      if (formRef.current !== null && (isReset || value !== before.values[name]))
        showValue(formRef.current, name, value);
    }
  }, [formRef, values, initialValues]);

  function takeFills(): void {
    const fills = formRef.current && silentFills(formRef.current, form.values);
    // Formik submits the values of its last render.
    if (fills !== null) flushSync(() => void form.setValues({ ...form.values, ...fills }));
  }

  const latest = useRef(takeFills);
  useEffect(() => {
    latest.current = takeFills;
  });
  useEffect(() => {
    if (!noticesFills) return undefined;
    const timer = setInterval(() => latest.current(), NOTICE_FILLS_MS);
    return () => clearInterval(timer);
  }, [noticesFills]);

  return takeFills;
}
