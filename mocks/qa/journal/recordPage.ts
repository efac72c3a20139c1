import type { Journal } from './journal';
import { controlAt, isField, targetOf } from './pageControls';

/** The element of an event, or null for an event of the panel. */
const elementOf = ({ target }: Event): Element | null =>
  target instanceof Element && target.id !== 'qa-panel' ? target : null;

/** Records what the tester does on the page. The events of the panel are not recorded. */
export function recordPage({ record, valueOf }: Journal): void {
  // The events are recorded before the page handles them, because the page may remove the control.
  const early = { capture: true };
  const onClick = (event: MouseEvent) => {
    const element = elementOf(event);
    if (element === null) return;
    const control = controlAt(element);
    // A press on a label is not recorded, because the browser then sends a press on its field. A press on a field that opens no
    // popup is not recorded either, only what is typed into the field.
    if (control === null ? element.closest('label') !== null : isField(control) && !opensPopup(control))
      return;
    record({ kind: 'press', target: control && targetOf(control), clicks: event.detail });
  };
  const onInput = (event: Event) => {
    const field = elementOf(event);
    if (field === null || !isField(field)) return;
    record({ kind: 'type', target: targetOf(field), value: valueOf(field) });
  };
  window.addEventListener('click', onClick, early);
  window.addEventListener('input', onInput, early);
  // Escape is always recorded, Tab never, and any other key only if the page calls `preventDefault`. What the remaining keys type
  // or press is recorded by the listeners above. The panel stops its own keys before they reach the document.
  const onKey = (event: KeyboardEvent) => {
    const element = elementOf(event);
    const { key } = event;
    if (element === null || key === 'Tab') return;
    const control = controlAt(element);
    const target = control && targetOf(control);
    if (key === 'Escape') record({ kind: 'key', target, key });
    // The page has not handled the key yet.
    else setTimeout(() => event.defaultPrevented && record({ kind: 'key', target, key }));
  };
  document.addEventListener('keydown', onKey, early);
  recordTraversals(record);
}

const opensPopup = (field: Element) => field.matches('[aria-haspopup], [aria-expanded]');

/** The Navigation API (Firefox from 147, Safari from 26.2) distinguishes the Back button from a page that goes back by itself. */
function recordTraversals(record: Journal['record']): void {
  if (!('navigation' in window)) return;
  const { navigation } = window;
  navigation.addEventListener('navigate', ({ navigationType, userInitiated, destination }) => {
    const by = destination.index - (navigation.currentEntry?.index ?? 0);
    if (navigationType === 'traverse' && userInitiated && by !== 0) record({ kind: 'go', by });
  });
}

/** Records uncaught errors, unhandled rejections, and what is written to the console as an error. */
export function recordErrors({ recordError }: Journal, onError: () => void): void {
  const record = (kind: string, ...values: readonly unknown[]) => {
    recordError(`${kind}: ${values.map(String).join(' ')}`);
    // `onError` is called later, because React may be rendering now.
    setTimeout(onError);
  };
  window.addEventListener('error', ({ message, error }) => record('Uncaught', error ?? message));
  window.addEventListener('unhandledrejection', (event) => {
    if (!event.defaultPrevented) record('Unhandled', event.reason);
  });
  const { error: writeError } = console;
  // oxlint-disable-next-line eslint/no-console -- the only way to notice console errors
  console.error = (...values: unknown[]) => {
    record('Console', ...values);
    writeError(...values);
  };
}
