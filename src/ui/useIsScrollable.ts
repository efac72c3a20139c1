import { type RefObject, useEffect, useState } from 'react';
import { observeSizes } from './observeSizes';

/** Whether a box must be focusable, so that the keyboard can scroll its overflow. `content` is falsy while the box is not rendered. */
export function useIsScrollable(ref: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!content || box === null) return undefined;
    const measure = () =>
      setIsScrollable(box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth);
    return observeSizes([box, ...box.children], measure);
  }, [content, ref]);
  return isScrollable;
}
