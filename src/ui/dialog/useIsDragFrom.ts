import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a function that tells whether a click on the backdrop ends a drag that began in `ref`, such as a selection of text.
 * react-bootstrap ignores such a click by itself, but only if what it contains is its child in React.
 */
export function useIsDragFrom(ref: RefObject<HTMLElement | null>, isShown: boolean) {
  const pressed = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (!isShown) return undefined;
    const onMouseDown = ({ target }: MouseEvent) => {
      pressed.current = target;
    };
    // Escape must close the dialog, even if the last press was inside it.
    const onKeyDown = () => {
      pressed.current = null;
    };
    document.addEventListener('mousedown', onMouseDown, true);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('mousedown', onMouseDown, true);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [isShown]);
  return () => pressed.current instanceof Node && ref.current?.contains(pressed.current) === true;
}
