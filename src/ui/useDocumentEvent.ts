import { type RefObject, useEffect, useEffectEvent } from 'react';

/** While `isOpen`, calls `listener` at each event of the type, wherever on the page and before what it happens to. */
export function useDocumentEvent<Type extends 'click' | 'keydown'>(
  type: Type,
  isOpen: boolean,
  listener: (event: DocumentEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    if (!isOpen) return undefined;
    const call = (event: DocumentEventMap[Type]) => onEvent(event);
    document.addEventListener(type, call, true);
    return () => document.removeEventListener(type, call, true);
  }, [type, isOpen]);
}

/** While `isOpen`, calls `close` at each click outside `ref`. */
export function useClickOutside(
  ref: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useDocumentEvent('click', isOpen, ({ target }) => {
    if (!(target instanceof Node && ref.current?.contains(target))) close();
  });
}
