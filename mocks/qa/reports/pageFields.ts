import type { TypedField } from './reportFile';
import { textOf } from '../reconciliation/readPage';

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type PageField = TypedField & { element: FieldElement };

/** What is typed, chosen and ticked on the page. The fields of the QA panel are in its shadow tree, and not part of it. */
export function readFields(): TypedField[] {
  return fieldsOfPage().map(({ element: _element, ...field }) => field);
}

function fieldsOfPage(): PageField[] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<FieldElement>('input, select, textarea')]
    .filter(({ type }) => type !== 'file' && type !== 'hidden')
    .map((element) => {
      const [label, group] = [labelOf(element), groupOf(element)];
      const key = JSON.stringify([label, group]);
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      return { element, label, group, nth, value: isTick(element) ? element.checked : element.value };
    });
}

const GROUPS = 'fieldset, [role="dialog"], form, section';

/** A fieldset without a name is no group, so the search goes on outside it. */
function groupOf(element: Element): string {
  const group = element.closest(GROUPS);
  if (group === null) return '';
  const name = group.getAttribute('aria-label') ?? textOf(group.querySelector(':scope > legend'));
  return name !== '' || group.parentElement === null ? name : groupOf(group.parentElement);
}

function labelOf(element: FieldElement): string {
  return element.getAttribute('aria-label') ?? (textOf(element.labels?.[0]) || element.name);
}

const isTick = (element: FieldElement): element is HTMLInputElement =>
  element.type === 'checkbox' || element.type === 'radio';

const INTERVAL = 250;
const TRIES = 40;

/**
 * Fills the page with the typed input of a report. A field may appear only after another was filled, so it tries until the
 * time is over. A saved sign-up is opened for editing if its values differ. Returns sentences about the fields that are not
 * as they were.
 */
export async function restoreFields(wanted: readonly TypedField[]): Promise<string[]> {
  let missing = [...wanted];
  for (let round = 0; round < TRIES && missing.length > 0; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    const fields = fieldsOfPage();
    missing = missing.filter(({ label, group, nth, value }) => {
      const field = fields.find((one) => one.label === label && one.group === group && one.nth === nth);
      return field === undefined || !fill(field, value);
    });
  }
  return missing.map(
    ({ label, group }) => `'${label}'${group === '' ? '' : ` of '${group}'`} is not as in the report.`,
  );
}

/**
 * Returns true if the field has the value. Otherwise tries to give it the value and returns false, so that the next round
 * checks it.
 */
function fill(field: PageField, value: string | boolean): boolean {
  const { element } = field;
  if (field.value === value) return true;
  if (element.matches(':disabled')) pressEdit(element);
  // A radio button is cleared by another one.
  else if (!isTick(element)) typeInto(element, String(value));
  else if (value === true || element.type === 'checkbox') element.click();
  return false;
}

function pressEdit(element: Element): void {
  const buttons = element.closest('fieldset[aria-label], form')?.querySelectorAll('button') ?? [];
  [...buttons].find((button) => textOf(button) === 'Edit')?.click();
}

/** React listens to the events of a field, but ignores a value that was set by its own property. */
function typeInto(element: FieldElement, value: string): void {
  const prototype: object = Object.getPrototypeOf(element);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
