import { type RefObject, useEffect, useState } from 'react';

/** Whether a box must be focusable, so that the keyboard can scroll its overflow. `content` is falsy while the box is not rendered. */
export function useIsScrollable(
  ref: RefObject<HTMLElement | null>,
  content: object | boolean | null,
): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const box = ref.current;
    // jsdom has no ResizeObserver.
    if (!content || box === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setIsScrollable(box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth),
    );
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [content, ref]);
  return isScrollable;
}
