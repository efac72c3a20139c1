import { plainWidth } from '@/lib/plainWidth';
import { pickBy } from 'es-toolkit';
import type { FormikValues } from 'formik';

/** Up to four digits as a number, '' for an empty text, null for any other text. */
export function parseCount(text: string): number | '' | null {
  const typed = plainWidth(text).trim();
  if (!/^\d{0,4}$/.test(typed)) return null;
  return typed === '' ? '' : Number(typed);
}

/** The value that a form field shows. Falls back to `value` if the field shows none, is disabled or read-only. */
function shownValue(field: Element | RadioNodeList | null, value: unknown): unknown {
  if (field instanceof RadioNodeList) return field.value === '' ? value : field.value === 'true';
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
  if (!isText && !(field instanceof HTMLInputElement)) return value;
  if (field.matches(':disabled, [readonly]')) return value;
  if (field.type === 'checkbox' && !isText) return field.checked;
  if (field.getAttribute('role') === 'spinbutton') return parseCount(field.value) ?? value;
  return field.value;
}

/** The shown values that differ from `values`: a password manager may fill fields without an event (rule: shown-is-sent). */
export function pageValues(form: HTMLFormElement, values: FormikValues): FormikValues {
  const shown = Object.keys(values).map((name) => [
    name,
    shownValue(form.elements.namedItem(name), values[name]),
  ]);
  return pickBy(Object.fromEntries(shown), (value, name) => value !== values[name]);
}
