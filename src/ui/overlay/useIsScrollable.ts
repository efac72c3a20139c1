import { useEffect, useState, type RefObject } from 'react';

/** Whether there is more in a box than can be seen at once: then the keyboard must be able to reach it, to scroll it. */
export function useIsScrollable(ref: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!isShown || box === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setIsScrollable(box.scrollHeight > box.clientHeight));
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [isShown, ref]);
  return isScrollable;
}
