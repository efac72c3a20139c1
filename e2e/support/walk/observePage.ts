import { readPage, type ShownPage } from '../../../src/qa/readPage';

/** A form of the page, as a member sees it. */
export interface ShownWalkForm {
  /** The event of a sign-up, preceded by 'later: ' in the dialog. Otherwise the label of the form's first field. */
  name: string;
  fields: Record<string, string>;
  /** The names of the buttons that can be pressed. */
  buttons: string[];
  errors: string[];
  /** What the form says of its last submission, if it was accepted. */
  success: string;
  isPassed: boolean;
  isInDialog: boolean;
}

export interface ShownWalkPage extends ShownPage {
  path: string;
  heading: string;
  /** The names of the open dialogs, the topmost last. */
  dialogs: string[];
  walkForms: ShownWalkForm[];
  spinners: number;
  isFocusLost: boolean;
  hasCrashed: boolean;
}

const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const valueOf = (field: FieldElement) =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
    ? String(field.checked)
    : field.value;

function observeForm(form: Element): ShownWalkForm {
  const fields = [...form.querySelectorAll<FieldElement>('input, select, textarea')];
  const labelOf = (field: FieldElement | undefined) => textOf(field?.labels?.[0]);
  const isInDialog = form.closest('.modal') !== null;
  const event = form.closest('fieldset[aria-label]')?.getAttribute('aria-label');
  const dialog = isInDialog && event ? 'later: ' : '';
  return {
    name: `${dialog}${event ?? labelOf(fields[0])}`,
    fields: Object.fromEntries(fields.map((field) => [labelOf(field), valueOf(field)])),
    buttons: [...form.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')].map(textOf),
    errors: [...form.querySelectorAll('[role="alert"], [aria-invalid="true"]')]
      .map((element) => (element.matches('[role="alert"]') ? textOf(element) : 'an invalid field'))
      .filter((text) => text !== ''),
    success: textOf(form.querySelector('.form-status__success')),
    isPassed: / has passed\./.test(textOf(form.closest('section'))),
    isInDialog,
  };
}

const isVisible = (element: Element) => element.getClientRects().length > 0;

/** Runs in the page. */
export function observePage(): ShownWalkPage {
  const active = document.activeElement;
  return {
    ...readPage(document),
    path: window.location.pathname,
    heading: textOf(document.querySelector('h1')),
    dialogs: [...document.querySelectorAll('.modal')].map((dialog) =>
      textOf(dialog.querySelector('.modal-title')),
    ),
    walkForms: [...document.querySelectorAll('form')].map(observeForm),
    spinners: [
      ...document.querySelectorAll('[role="status"][aria-label="Loading"], [aria-busy="true"]'),
    ].filter(isVisible).length,
    isFocusLost: active === null || active === document.body,
    hasCrashed: document.querySelector('main [role="alert"].page') !== null,
  };
}
