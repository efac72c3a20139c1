import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

/** The place among `count` that an arrow key leads to, or null for any other key; the ends meet. */
function placeAfter(key: string, current: number, count: number): number | null {
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Opened by a button, closed by Escape, by a press elsewhere and by the focus leaving. The first button or link in it
 * is the opener.
 */
export function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const close = () => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  // An arrow on the closed button opens the list: the links can take the focus once they are shown.
  const isEntering = useRef(false);
  useEffect(() => {
    if (isOpen && isEntering.current) ref.current?.querySelector('a')?.focus();
    isEntering.current = false;
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && isOpen) {
      // Whatever the list stands in stays open.
      event.stopPropagation();
      close();
      ref.current?.querySelector('button')?.focus();
      return;
    }
    const links = [...event.currentTarget.querySelectorAll('a')];
    const current = links.findIndex((link) => link === document.activeElement);
    if (!isOpen && event.key === 'ArrowDown') {
      isEntering.current = true;
      setIsOpen(true);
      event.preventDefault();
      return;
    }
    const next = isOpen ? placeAfter(event.key, current, links.length) : null;
    if (next === null) return;
    event.preventDefault();
    links[next]?.focus();
  };

  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close();
  };

  return {
    isOpen,
    close,
    toggle: () => setIsOpen(!isOpen),
    containerProps: { ref, onKeyDown, onBlur },
  };
}
