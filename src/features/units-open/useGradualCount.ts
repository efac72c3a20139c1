import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Number of items of a long list to render: `step` items at first, then `step` more in each transition, so that rendering
 * never blocks the page for long. Printing renders all of them at once.
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
