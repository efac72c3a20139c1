/**
 * Turns off the live region of a message that is about to get the focus, until its text changes: a screen reader reads a
 * focused element anyway, so it would read the message twice.
 */
export function muteUntilChanged(message: HTMLElement): void {
  if (!message.matches('[role="status"]:not([aria-live="off"])')) return;
  message.setAttribute('aria-live', 'off');
  // Not on blur: some screen readers read a region when it becomes live again.
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

/** Whether a modal dialog is open and the element is in none. The focus must then stay in the dialog. */
export function isBehindDialog(element: Element): boolean {
  const dialogs = [...document.querySelectorAll('[aria-modal="true"]')];
  return dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(element));
}
