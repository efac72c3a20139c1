import type { FormikValues } from 'formik';
import { parseCount } from '../fields/parseCount';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element.matches('input[name], select[name], textarea[name]');

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl);

/** The value that a control shows. `current` if it shows none: a radio button that is not chosen, or a count without digits. */
function valueOf(control: Control, current: unknown): unknown {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  if (control instanceof HTMLInputElement && control.type === 'radio')
    return control.checked ? control.value === 'true' : current;
  if (control.getAttribute('role') === 'spinbutton') return parseCount(control.value) ?? current;
  return control.value;
}

/**
 * The values that the fields show and Formik does not have: a password manager may have filled them without any event
 * (rule: shown-is-sent). Null if there are none. Locked and read-only fields are left out.
 */
export function silentFills(form: HTMLFormElement, values: FormikValues): FormikValues | null {
  const fills: FormikValues = {};
  for (const control of controlsOf(form)) {
    const { name } = control;
    if (!(name in values) || control.matches(':disabled, [readonly]')) continue;
    const shown = valueOf(control, values[name]);
    if (shown !== values[name]) fills[name] = shown;
  }
  return Object.keys(fills).length === 0 ? null : fills;
}

/** Shows a value of Formik in its field. */
export function showValue(form: HTMLFormElement, name: string, value: string | number | boolean): void {
  for (const control of controlsOf(form)) {
    if (control.name !== name) continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
    else if (control instanceof HTMLInputElement && control.type === 'radio')
      control.checked = control.value === String(value);
    else if (control.value !== String(value)) control.value = String(value);
  }
}
