import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Long enough to move the pointer from the button to the bubble. */
const leaveMs = 150;

/** Open while pointed at, focused or clicked; Escape and a press elsewhere close it. */
export function useTip(ref: RefObject<HTMLElement | null>) {
  const [isHovered, setIsHovered] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = isHovered || isHeld;

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => {
      setIsHovered(false);
      setIsHeld(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around the tip stays open: the key was for the tip.
      event.stopPropagation();
      close();
    };
    const onPointerDown = (event: Event) => {
      const isInside = event.target instanceof Node && ref.current?.contains(event.target);
      if (!isInside) close();
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [isOpen, ref]);

  return {
    isOpen,
    hold: () => setIsHeld(true),
    letGo: () => setIsHeld(false),
    enter: () => {
      clearTimeout(timer.current);
      setIsHovered(true);
    },
    leave: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsHovered(false), leaveMs);
    },
  };
}
