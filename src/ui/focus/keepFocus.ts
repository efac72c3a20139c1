import { focusText, isBehindDialog, muteUntilChanged, screenHeading } from './focusText';

/** Where the outcome of an action shows: around its control, the innermost first. */
const PLACES = 'form, section, [role="dialog"]';

/** What the user has focused or pressed last. */
interface LastControl {
  control: HTMLElement;
  places: Element[];
  /** What was focused when the dialog around the control opened. */
  opener: LastControl | null;
}

function placesAround(control: Element): Element[] {
  const place = control.closest(PLACES);
  if (place === null) return [];
  return [place, ...(place.parentElement ? placesAround(place.parentElement) : [])];
}

const dialogAround = (control: Element) => control.closest('[role="dialog"]');

function lastAfter(control: HTMLElement, before: LastControl | null): LastControl {
  const dialog = dialogAround(control);
  const wasInside = before !== null && dialog !== null && before.places.includes(dialog);
  const opener = wasInside ? before.opener : before;
  return { control, places: placesAround(control), opener: dialog === null ? null : opener };
}

const isUsable = (control: Element) => control.isConnected && !control.matches(':disabled');

const hasText = ({ textContent }: Element) => textContent.trim() !== '';

/** The element to focus after the last action. Null while the action is pending, or has no outcome on the page yet. */
function outcomeOf({ control, places, opener }: LastControl): HTMLElement | null {
  if (isUsable(control)) return control;
  const place = places.find(({ isConnected }) => isConnected);
  if (place === undefined) {
    if (control.isConnected) return null;
    return opener === null ? screenHeading() : outcomeOf(opener);
  }
  if (place.querySelector('[aria-busy="true"]') !== null) return null;
  const replacement = place.querySelector<HTMLElement>('button.button:not(:disabled)');
  const messages = [...place.querySelectorAll<HTMLElement>('[role="status"]')];
  return replacement ?? messages.find(hasText) ?? null;
}

/**
 * Never lets the focus drop to the body (rule: kept-focus). When an action removes or disables the focused control, focuses
 * what came of the action: the same control if it can be used again, the button that has replaced it, the message, or what
 * has opened a dialog that is now closed. Without any of these it is the heading of the screen.
 *
 * Returns a function that stops it.
 */
export function keepFocus(page: Document): () => void {
  let last: LastControl | null = null;
  let message: HTMLElement | null = null;
  // Tab may leave the page for the browser's own controls. Then the focus is not lost.
  let isTabbing = false;

  const isLost = (): boolean => {
    const active = page.activeElement;
    if (active === null || active === page.body || active.matches(':disabled')) return true;
    if (active === message) return !hasText(active);
    // The dialog takes the focus from a control in it that was removed.
    return last !== null && active !== last.control && last.places.includes(active);
  };
  /** A message behind a dialog gets the focus once the dialog has closed. */
  const muteBehindDialog = () => {
    const outcome = last?.opener ? outcomeOf(last.opener) : null;
    if (outcome !== null && isBehindDialog(outcome)) muteUntilChanged(outcome);
  };
  const check = () => {
    muteBehindDialog();
    if (last === null || isTabbing || !isLost()) return;
    const target = outcomeOf(last);
    if (target === null || target === page.activeElement || isBehindDialog(target)) return;
    if (target === last.control || target.matches('button')) target.focus({ preventScroll: true });
    else {
      message = target;
      focusText(target);
    }
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    isTabbing = false;
    if (!(target instanceof HTMLElement) || target === message) return;
    if (last?.places.includes(target) === true) return;
    last = lastAfter(target, last);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    isTabbing = key === 'Tab';
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    // Safari does not focus a button that is clicked.
    const control = target.closest<HTMLElement>('a, button');
    if (control !== null) last = lastAfter(control, last);
    else if (page.activeElement === page.body) last = null;
  };

  const observer = new MutationObserver(check);
  observer.observe(page.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'aria-busy'],
  });
  page.addEventListener('focusin', onFocusIn);
  page.addEventListener('keydown', onKeyDown, true);
  page.addEventListener('click', onClick, true);
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', onFocusIn);
    page.removeEventListener('keydown', onKeyDown, true);
    page.removeEventListener('click', onClick, true);
  };
}
