/**
 * Makes a message that gets the focus no live region until its text changes. A screen reader reads what gets the focus, so
 * it would read the message twice.
 */
export function muteUntilChanged(message: HTMLElement): void {
  if (!message.matches('[role="status"]:not([aria-live="off"])')) return;
  message.setAttribute('aria-live', 'off');
  // Not when it is blurred: some screen readers read a region that becomes live.
  const observer = new MutationObserver(() => {
    message.removeAttribute('aria-live');
    observer.disconnect();
  });
  observer.observe(message, { childList: true, characterData: true, subtree: true });
}

/** Focuses an element that is no control: a heading or a message. */
export function focusText(element: HTMLElement, options?: FocusOptions): void {
  element.tabIndex = -1;
  muteUntilChanged(element);
  element.focus(options);
}

/** The heading of the screen; null while the screen is loading. */
export const screenHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

/** A modal dialog that does not contain the element: the focus must not leave it. */
export function isBehindDialog(element: Element): boolean {
  const dialogs = [...document.querySelectorAll('[aria-modal="true"]')];
  return dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(element));
}
