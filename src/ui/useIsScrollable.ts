import { type RefObject, useEffect, useState } from 'react';

/** Whether a box must be focusable, so that the keyboard can scroll its overflow. `content` is falsy while the box is not rendered. */
export function useIsScrollable(
  ref: RefObject<HTMLElement | null>,
  content: object | boolean | null,
): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!content || box === null) return undefined;
    const measure = () =>
      setIsScrollable(box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth);
    // It measures in the next frame: WebKit reports an error if an observer asks for the layout while a stylesheet loads.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [content, ref]);
  return isScrollable;
}
