/** Whether a modal dialog is open and the element is in none. The focus must then stay in the dialog. */
export const isBehindDialog = (element: Element): boolean =>
  element.closest('[aria-modal="true"]') === null && document.querySelector('[aria-modal="true"]') !== null;

/** Whether the focus is lost and an element may take it: browsers move it to the body or a parent (rule: kept-focus). */
export function isFocusLostTo(element: Element): boolean {
  const active = document.activeElement ?? document.body;
  const isLost = active.matches(':disabled') || (active !== element && active.contains(element));
  return isLost && !isBehindDialog(element);
}

/** Focuses the heading of the screen, or the main part while the screen is loading. */
export function focusScreenHeading(): void {
  const main = document.querySelector<HTMLElement>('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (target && !isBehindDialog(target)) target.focus({ preventScroll: true });
}

export const cardHeading = (element: Element | null) =>
  element?.closest('section')?.querySelector<HTMLElement>('h2');

/** The ref of a part that may be removed with the focus in it. The heading of its card or screen then takes it (rule: kept-focus). */
export const passFocusOn = (part: HTMLElement | null) => () => {
  if (!part?.contains(document.activeElement)) return;
  const heading = cardHeading(part.parentElement);
  // Afterwards the card may have been removed too, and what has replaced the part may have taken the focus.
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    if (heading?.isConnected) heading.focus({ preventScroll: true });
    else focusScreenHeading();
  });
};
