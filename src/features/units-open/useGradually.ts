import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * How many of a long list to draw: a few at first, the rest step by step, so that the page never stands still; all of
 * it before it goes to paper.
 */
export function useGradually(count: number, step: number): number {
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
