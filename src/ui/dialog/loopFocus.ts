import type { KeyboardEvent } from 'react';

const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

const isTabbable = (element: HTMLElement) => element.tabIndex >= 0 && element.getClientRects().length > 0;

/** The focus trap of a dialog: Tab moves from its last control to the first, Shift+Tab from the first to the last. */
export function loopFocus(event: KeyboardEvent): void {
  const { key, shiftKey, target } = event;
  const dialog = target instanceof Element ? target.closest('.modal') : null;
  if (key !== 'Tab' || event.defaultPrevented || dialog === null) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(tabbable)].filter(isTabbable);
  const [leaving, entering] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const active = document.activeElement;
  // Right after opening, the dialog element itself has the focus.
  const isLeaving = active === leaving || (shiftKey && active === dialog);
  if (!isLeaving || entering === undefined) return;
  event.preventDefault();
  entering.focus();
}
