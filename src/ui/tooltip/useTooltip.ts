import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { usePressOutside } from '../usePressOutside';

/** Long enough to move the pointer from the button to the tooltip. */
const HIDE_DELAY_MS = 150;

/**
 * The open state of the tooltip inside `ref`. It is open while hovered or pinned (by focus or click). Escape and a press
 * outside `ref` close it.
 */
export function useTooltip(ref: RefObject<HTMLElement | null>) {
  const [isHovered, setIsHovered] = useState(false);
  const [isPinned, setIsPinned] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = isHovered || isPinned;

  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    setIsHovered(false);
    setIsPinned(false);
  };
  usePressOutside(ref, 'pointerdown', isOpen, close);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape closes only the tooltip, not a dialog around it.
      event.stopPropagation();
      setIsHovered(false);
      setIsPinned(false);
    };
    // Also while the focus is elsewhere and the pointer is over the button.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen]);

  return {
    isOpen,
    pin: () => setIsPinned(true),
    unpin: () => setIsPinned(false),
    onMouseEnter: () => {
      clearTimeout(timer.current);
      setIsHovered(true);
    },
    onMouseLeave: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsHovered(false), HIDE_DELAY_MS);
    },
  };
}
