import { readPage, textOf } from '../../../mocks/qa/reconciliation/readPage';

/** A form of the page, as a member sees it. */
export type ShownWalkForm = ReturnType<typeof observeForm>;

export type ShownWalkPage = ReturnType<typeof observePage>;

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const valueOf = (field: FieldElement) =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
    ? String(field.checked)
    : field.value;

function observeForm(form: Element, index: number) {
  const fields = [...form.querySelectorAll<FieldElement>('input, select, textarea')];
  const labelOf = (field: FieldElement | undefined) => textOf(field?.labels?.[0]);
  const isInDialog = form.closest('.modal') !== null;
  const event = form.closest('fieldset[aria-label]')?.getAttribute('aria-label');
  const dialog = isInDialog && event ? 'later: ' : '';
  return {
    /** The index of the form on the page. */
    index,
    /** The event of a sign-up, preceded by 'later: ' in the dialog. Otherwise the label of the form's first field. */
    name: `${dialog}${event ?? labelOf(fields[0])}`,
    fields: Object.fromEntries(fields.map((field) => [labelOf(field), valueOf(field)])),
    /** The labels of the enabled fields. */
    enabled: fields.filter((field) => !field.matches(':disabled')).map(labelOf),
    /** The names of the enabled buttons. */
    buttons: [...form.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')].map(textOf),
    errors: [...form.querySelectorAll('[role="alert"], [aria-invalid="true"]')]
      .map((element) => (element.matches('[role="alert"]') ? textOf(element) : 'an invalid field'))
      .filter((text) => text !== ''),
    /** The form's message about an accepted submission. '' without one. */
    success: textOf(form.querySelector('.form-status__success')),
    /** What the card says about the member's own sign-up. '' for other forms. */
    own: textOf(form.closest('.split')?.querySelector('.own-state')),
    isPassed: / has passed\./.test(textOf(form.closest('section'))),
    isInDialog,
  };
}

const isVisible = (element: Element) => element.getClientRects().length > 0;
const all = (selector: string) => [...document.querySelectorAll(selector)];

function observePage() {
  return {
    ...readPage(document),
    path: window.location.pathname,
    /** Whether somebody is signed in. A member has 'Logout' in the header, except on the screen About, which then has no header. */
    isMember: all('header').length === 0 || all('button').some((one) => textOf(one) === 'Logout'),
    /** The names of the open dialogs, the topmost last. */
    dialogs: all('.modal').map((dialog) => textOf(dialog.querySelector('.modal-title'))),
    walkForms: all('form').map(observeForm),
    spinners: all('[role="status"][aria-label="Loading"], [aria-busy="true"]').filter(isVisible).length,
    isFocusLost: document.activeElement === null || document.activeElement === document.body,
    hasCrashed: document.querySelector('main [role="alert"].page') !== null,
  };
}

let inFlight = 0;

/** Counts the calls in flight. A call counts until its answer has been read. */
export function watchCalls(): void {
  const fetch = window.fetch.bind(window);
  window.fetch = async (...call) => {
    inFlight += 1;
    try {
      const answer = await fetch(...call);
      await answer
        .clone()
        .text()
        .catch(() => undefined);
      return answer;
    } finally {
      inFlight -= 1;
    }
  };
}

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** React may render an answer in slices, over several frames. */
const QUIET_FRAMES = 5;
/** After so many frames, `settle` no longer waits for a call in flight: it may never get an answer. */
const UNANSWERED_FRAMES = 40;
/** A spinner that shows for more frames without a call in flight will never disappear. */
const LONGEST_SPINNER = 600;

/** Runs in the page. Waits until the page no longer changes. `isBusy`: a call is still in flight. */
export async function settle(mayShowSpinner: boolean): Promise<{ page: ShownWalkPage; isBusy: boolean }> {
  const isMoving = () =>
    document.querySelector('.modal:not(.show)') !== null || (!mayShowSpinner && observePage().spinners > 0);
  let quietFrames = 0;
  for (let frames = 0; quietFrames < QUIET_FRAMES || (isMoving() && frames < LONGEST_SPINNER); frames += 1) {
    if (inFlight > 0 && frames > UNANSWERED_FRAMES) break;
    await nextFrame();
    quietFrames = inFlight > 0 ? 0 : quietFrames + 1;
  }
  return { page: observePage(), isBusy: inFlight > 0 };
}
