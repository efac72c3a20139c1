import { useEffect, useEffectEvent } from 'react';

/** While `isOpen` is true, calls `listener` for each event of the type on the page, before the handlers of its target. */
export function useDocumentEvent<Type extends 'click' | 'keydown'>(
  type: Type,
  isOpen: boolean,
  listener: (event: DocumentEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener(type, onEvent, true);
    return () => document.removeEventListener(type, onEvent, true);
  }, [type, isOpen]);
}
