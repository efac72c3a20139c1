import { useEffect, useRef, type RefObject } from 'react';
import { isSecondTap } from '../button/doubleTap';

/**
 * Returns a function that tells whether a click on the backdrop is not meant for it. It may end a drag that began in `ref`, such
 * as a selection of text: react-bootstrap ignores that by itself, but only if what it contains is its child in React. Or it is
 * the second click of the double click that has opened the dialog (rule: double-click).
 */
export function useIsStrayClick(ref: RefObject<HTMLElement | null>, isShown: boolean) {
  const pressed = useRef<EventTarget | null>(null);
  const isSecond = useRef(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const onMouseDown = (event: MouseEvent) => {
      pressed.current = event.target;
      isSecond.current = event.detail > 1 || isSecondTap(event);
    };
    // Escape must close the dialog, even if the last press was inside it.
    const onKeyDown = () => {
      pressed.current = null;
      isSecond.current = false;
    };
    document.addEventListener('mousedown', onMouseDown, true);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('mousedown', onMouseDown, true);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [isShown]);
  return () =>
    isSecond.current || (pressed.current instanceof Node && ref.current?.contains(pressed.current) === true);
}
