import { useEffect, useState, type RefObject } from 'react';

/** Whether the content of `ref` overflows. A scrollable box must be focusable, so that the keyboard can scroll it. */
export function useIsScrollable(ref: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const box = ref.current;
    // jsdom has no ResizeObserver.
    if (!isShown || box === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setIsScrollable(box.scrollHeight > box.clientHeight));
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [isShown, ref]);
  return isScrollable;
}
