/** A click follows the release of a finger within this time, if it follows at all. After a mouse it follows at once. */
const CLICK_AFTER_TOUCH_MS = 150;

let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

function press(): void {
  clearTimeout(timer);
  isPressed = true;
}

function release(): void {
  clearTimeout(timer);
  isPressed = false;
  const actions = waiting;
  waiting = [];
  for (const action of actions) action();
}

function releaseAfter(milliseconds: number): void {
  clearTimeout(timer);
  if (isPressed) timer = setTimeout(release, milliseconds);
}

/**
 * Calls `action` at once, or while the user presses a control, when that press has ended. For whatever may move other
 * controls: the browser does not click a control that has moved away between press and release (rule: no-lost-press).
 */
export function whenReleased(action: () => void): void {
  if (isPressed) waiting.push(action);
  else action();
}

/**
 * Tells `whenReleased` of the presses on the page. A press begins when a pointer goes down and ends with its click: by then
 * the browser has chosen the control that is clicked. After a touch the browser blurs the focused field between 'mousedown'
 * and 'mouseup', when the finger is already up, so 'mousedown' begins a press, too. Without a click, as after a scroll or a
 * drag, a press ends when the pointer is up. A key ends it as well, so that errors appear at once for keyboard users.
 *
 * Returns a function that removes the listeners.
 */
export function watchPresses(page: Document): () => void {
  const removals: (() => void)[] = [];
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => {
    page.addEventListener(name, listener, true);
    removals.push(() => page.removeEventListener(name, listener, true));
  };

  on('pointerdown', press);
  on('mousedown', press);
  on('pointerup', ({ pointerType }) => releaseAfter(pointerType === 'mouse' ? 0 : CLICK_AFTER_TOUCH_MS));
  on('mouseup', () => releaseAfter(0));
  // Not during the click: if React rendered a checkbox between the browser's change of it and the change event, it would
  // undo the change.
  on('click', () => releaseAfter(0));
  on('keydown', release);
  on('pointercancel', release);
  on('dragend', release);
  on('pointermove', ({ pointerType, buttons }) => {
    // The mouse was released where the page hears nothing of it: over the list of a select, for example.
    if (pointerType === 'mouse' && buttons === 0) releaseAfter(0);
  });
  return () => {
    for (const remove of removals) remove();
    release();
  };
}
