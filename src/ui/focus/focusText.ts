/**
 * Focuses an element that is no control: a heading or a message. A screen reader then reads it, so a message that has the
 * focus is no live region: it would be read twice.
 */
export function focusText(element: HTMLElement, options?: FocusOptions): void {
  element.tabIndex = -1;
  if (element.matches('[role="status"]')) {
    element.setAttribute('aria-live', 'off');
    element.addEventListener('blur', () => element.removeAttribute('aria-live'), { once: true });
  }
  element.focus(options);
}

/** The heading of the screen; null while the screen is loading. */
export const screenHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

/** A modal dialog that does not contain the element: the focus must not leave it. */
export function isBehindDialog(element: Element): boolean {
  const dialogs = [...document.querySelectorAll('[aria-modal="true"]')];
  return dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(element));
}
