import { createContext, use, useEffect, useEffectEvent, type RefObject, type SyntheticEvent } from 'react';

type Listener = (event: SyntheticEvent) => void;

/** What is open, and closes when the user presses beside it. The frame of the site calls each at every press and click. */
export const PressContext = createContext(new Set<Listener>());

/** While `isOpen`, calls `close` at each event of the type outside `ref`, also in a dialog. */
export function usePressOutside(
  ref: RefObject<HTMLElement | null>,
  type: 'pointerdown' | 'click',
  isOpen: boolean,
  close: () => void,
): void {
  const listeners = use(PressContext);
  const onPress = useEffectEvent((event: SyntheticEvent) => {
    const isInside = event.target instanceof Node && ref.current?.contains(event.target);
    if (event.type === type && !isInside) close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener: Listener = (event) => onPress(event);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [isOpen, listeners]);
}
