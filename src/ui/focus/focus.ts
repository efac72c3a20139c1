/** Whether a modal dialog is open and the element is outside it. The focus must then stay in the dialog. */
export const isBehindDialog = (element: Element): boolean =>
  element.closest('[aria-modal="true"]') === null && document.querySelector('[aria-modal="true"]') !== null;

/** Focuses the heading of the screen, or the main part while the screen is loading. */
export function focusScreenHeading(): void {
  const main = document.querySelector<HTMLElement>('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (target && !isBehindDialog(target)) target.focus({ preventScroll: true });
}

/** After React has changed the page: if no element has the focus, focuses `heading` if it is still there, else the screen's heading. */
export function passFocusTo(heading?: HTMLElement | null): void {
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    if (heading?.isConnected) heading.focus({ preventScroll: true });
    // A closed dialog calls this function itself, after Modal has restored the focus.
    else if (!heading?.matches('.modal')) focusScreenHeading();
  });
}

/** The heading of the card around an element, or the dialog around it. */
export function headingAround(element: Element) {
  const around = element.parentElement?.closest<HTMLElement>('.panel, .modal');
  return around?.querySelector<HTMLElement>('h2[tabindex]') ?? around;
}

/** A ref callback for an element that may be removed while it has the focus: the heading around it then takes the focus (rule: kept-focus). */
export const passFocusOn = (part?: HTMLElement | null) => () => {
  const active = document.activeElement;
  // A disabled element has already lost the focus.
  if (part?.contains(active) && !active?.matches(':disabled')) passFocusTo(headingAround(part));
};

/**
 * A ref callback for an element that shows the result of an action. It takes the focus if the action has disabled, emptied or
 * removed the focused element (rule: kept-focus): browsers leave the focus there, or move it to the body or a parent.
 */
export function takeFocus(result?: HTMLElement | null) {
  const active = document.activeElement ?? document.body;
  if (result && result !== active && !isBehindDialog(result))
    if (active.contains(result) || active.matches(':disabled, [role="status"]:empty'))
      result.focus({ preventScroll: true });
  return passFocusOn(result);
}
