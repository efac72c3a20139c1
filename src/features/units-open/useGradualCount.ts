import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The number of items to render of a list with `count` items: `step` at first, then `step` more in each transition, so no
 * render blocks the page for long. Before printing it becomes `count` at once.
 */
export function useGradualCount(count: number, step: number): number {
  const [shown, setShown] = useState(step);
  const isComplete = shown >= count;
  useEffect(() => {
    if (isComplete) return undefined;
    const timer = setTimeout(() => startTransition(() => setShown((current) => current + step)));
    const showAll = () => flushSync(() => setShown(count));
    window.addEventListener('beforeprint', showAll);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', showAll);
    };
  }, [count, isComplete, shown, step]);
  return Math.min(shown, count);
}
