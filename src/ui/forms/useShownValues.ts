import type { FormikValues, useFormik } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { plainWidth } from '../../lib/plainWidth';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<Control>('input[name], select[name], textarea[name]');

/** Up to four digits as a number, '' for an empty text, null for any other text. */
export function parseCount(text: string): number | '' | null {
  const typed = plainWidth(text).trim();
  if (!/^\d{0,4}$/.test(typed)) return null;
  return typed === '' ? '' : Number(typed);
}

/** The value that a control shows. `current` if it shows none: a radio button that is not chosen, or a count without digits. */
function valueOf(control: Control, current: unknown): unknown {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  if (control instanceof HTMLInputElement && control.type === 'radio')
    return control.checked ? control.value === 'true' : current;
  if (control.getAttribute('role') === 'spinbutton') return parseCount(control.value) ?? current;
  return control.value;
}

/** What a password manager has filled in without an event, so that Formik does not have it (rule: shown-is-sent). Null if nothing. */
function silentFills(form: HTMLFormElement, values: FormikValues): FormikValues | null {
  const fills: FormikValues = {};
  for (const control of controlsOf(form)) {
    const { name } = control;
    if (!(name in values) || control.matches(':disabled, [readonly]')) continue;
    const shown = valueOf(control, values[name]);
    if (shown !== values[name]) fills[name] = shown;
  }
  return Object.keys(fills).length === 0 ? null : fills;
}

function showValue(form: HTMLFormElement, name: string, value: string | number | boolean): void {
  for (const control of controlsOf(form)) {
    if (control.name !== name) continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
    else if (control instanceof HTMLInputElement && control.type === 'radio')
      control.checked = control.value === String(value);
    else if (control.value !== String(value)) control.value = String(value);
  }
}

/** How soon a fill without an event is noticed while a button waits for it, in milliseconds. */
const NOTICE_FILLS_MS = 250;

/**
 * Writes a value to its uncontrolled field when Formik changes it or the form is reset. Returns a function that takes over what
 * was filled in without an event: for the submit, and by itself while `noticesFills` is true.
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

  const takeNoticedFills = useEffectEvent(takeFills);
  useEffect(() => {
    if (!noticesFills) return undefined;
    const timer = setInterval(() => takeNoticedFills(), NOTICE_FILLS_MS);
    return () => clearInterval(timer);
  }, [noticesFills]);

  return takeFills;
}
