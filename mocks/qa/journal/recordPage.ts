import type { Journal } from './journal';
import { controlAt, describe, isField } from './pageControls';

/** Records what the tester does on the page. The events of the panel are not recorded. */
export function recordPage({ record, valueOf }: Journal): void {
  const listen = <Type extends 'click' | 'input' | 'keydown'>(
    type: Type,
    handle: (event: WindowEventMap[Type], element: Element) => void,
    capture: boolean,
  ) =>
    window.addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (target instanceof Element && target.id !== 'qa-panel') handle(event, target);
      },
      capture,
    );

  // Before the page handles them, because it may then remove the control.
  listen(
    'click',
    (event, element) => {
      const control = controlAt(element);
      // A press on a label is followed by one of its field. A press on a field only leads to what is typed into it.
      if (control === null ? element.closest('label') !== null : isField(control) && !opensPopup(control))
        return;
      record({ kind: 'press', target: control && describe(control), clicks: event.detail });
    },
    true,
  );
  listen(
    'input',
    (_event, element) => {
      if (isField(element)) record({ kind: 'type', target: describe(element), value: valueOf(element) });
    },
    true,
  );
  // After the page has handled it. Other keys type or press, and are recorded as such.
  listen(
    'keydown',
    ({ key, defaultPrevented }, element) => {
      if (key !== 'Escape' && (!defaultPrevented || key === 'Tab')) return;
      const control = controlAt(element);
      record({ kind: 'key', target: control && describe(control), key });
    },
    false,
  );
  recordTraversals(record);
}

const opensPopup = (field: Element) => field.matches('[aria-haspopup], [aria-expanded], [readonly]');

/** The part of the Navigation API that tells Back from a page that goes back by itself. Firefox has it since 147, Safari since 26.2. */
type Navigation = EventTarget & { currentEntry: { index: number } | null };
type NavigateEvent = Event & {
  navigationType: string;
  userInitiated: boolean;
  destination: { index: number };
};

function recordTraversals(record: Journal['record']): void {
  if (!('navigation' in window)) return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- not in TypeScript's types of the browsers that we support
  const navigation = window.navigation as Navigation;
  navigation.addEventListener('navigate', (event) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of this event
    const { navigationType, userInitiated, destination } = event as NavigateEvent;
    const by = destination.index - (navigation.currentEntry?.index ?? 0);
    if (navigationType === 'traverse' && userInitiated && by !== 0) record({ kind: 'go', by });
  });
}
