import type { KeyboardEvent } from 'react';

const stopsOfTab =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

const isReachable = (element: HTMLElement) => element.tabIndex >= 0 && element.getClientRects().length > 0;

/**
 * Leads Tab from the last control within to the first, and back. The dialog library alone lets the focus out for a moment,
 * and whatever is there is read aloud, before it fetches it back.
 */
export function loopFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, currentTarget } = event;
  if (key !== 'Tab') return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(stopsOfTab)].filter(isReachable);
  const [leaving, entering] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const active = document.activeElement;
  // Right after it has opened the dialog itself has the focus.
  const isLeaving = active === leaving || (shiftKey && active === currentTarget);
  if (!isLeaving || entering === undefined) return;
  event.preventDefault();
  entering.focus();
}
