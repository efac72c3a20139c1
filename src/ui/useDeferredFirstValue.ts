import { useDeferredValue } from 'react';

/**
 * Defers the change from null to the first value: returns null until React has rendered the value in the background, an
 * interruptible render that keeps the page responsive. A value that exists on the first render, and every later value, is
 * returned at once.
 */
export function useDeferredFirstValue<T>(value: T | null): T | null {
  const hasArrived = useDeferredValue(value !== null);
  return hasArrived ? value : null;
}
