/**
 * Two taps closer than this, in time and in place, are one double tap. For a mouse, `event.detail` counts the clicks. On iOS it
 * is 1 for every tap, so taps are compared here.
 */
const DOUBLE_TAP_MS = 500;
const DOUBLE_TAP_PX = 30;

const controls = 'a, button, input, select, textarea, summary';

/** The control that a click on `target` activates; null beside all controls. */
function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('label')?.control ?? target.closest(controls);
}

/** What a control says it does. A button such as 'Show' that becomes 'Hide' is another button for the user. */
const purposeOf = (control: Element | null) =>
  control === null
    ? ''
    : [control.textContent, control.getAttribute('aria-label'), control.getAttribute('aria-expanded')].join();

type Press = { control: Element | null; purpose: string };

const pressOn = (target: EventTarget | null): Press => {
  const control = controlOf(target);
  return { control, purpose: purposeOf(control) };
};

const isSamePress = (one: Press, other: Press) =>
  one.control === other.control && one.purpose === other.purpose;

function isSecondTap(tap: PointerPlace, first: PointerPlace): boolean {
  return (
    tap.timeStamp - first.timeStamp < DOUBLE_TAP_MS &&
    Math.hypot(tap.clientX - first.clientX, tap.clientY - first.clientY) < DOUBLE_TAP_PX
  );
}

type PointerPlace = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>;

/**
 * Makes a double click one click (rule: double-click): ignores its second click if that falls on another control than the
 * first, or on one that has changed its name, because the first click has replaced it. The same holds for a double tap, and
 * for Enter that is held down while the focus moves on. Repeated clicks on one control, such as a stepper, all count.
 *
 * Returns a function that removes the listeners.
 */
export function ignoreRepeatedPresses(page: Document): () => void {
  let isTouch = false;
  let first: (Press & { place: PointerPlace }) | null = null;
  let enterPress: Press | null = null;

  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType === 'touch';
  };
  const onClick = (event: MouseEvent) => {
    // 0: by the keyboard, or by a script.
    if (event.detail === 0) return;
    const press = pressOn(event.target);
    const isRepeated = event.detail > 1 || (isTouch && first !== null && isSecondTap(event, first.place));
    if (isRepeated && first !== null && !isSamePress(press, first)) {
      first.place = event;
      ignore(event);
    } else first = { ...press, place: event };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    const press = pressOn(event.target);
    if (!event.repeat) enterPress = press;
    else if (enterPress !== null && !isSamePress(press, enterPress)) ignore(event);
  };

  page.addEventListener('pointerdown', onPointerDown, true);
  page.addEventListener('click', onClick, true);
  page.addEventListener('keydown', onKeyDown, true);
  return () => {
    page.removeEventListener('pointerdown', onPointerDown, true);
    page.removeEventListener('click', onClick, true);
    page.removeEventListener('keydown', onKeyDown, true);
  };
}
