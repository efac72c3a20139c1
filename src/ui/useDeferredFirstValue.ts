import { useDeferredValue } from 'react';

/**
 * Defers only the first value: returns null until React has rendered it in the background, an interruptible render that keeps
 * the page responsive. Returns every later value at once.
 */
export function useDeferredFirstValue<T>(value: T | null): T | null {
  const hasArrived = useDeferredValue(value !== null);
  return hasArrived ? value : null;
}
