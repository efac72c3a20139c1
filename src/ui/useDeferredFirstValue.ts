import { useDeferredValue } from 'react';

/**
 * Returns null for the render in which `value` first arrives, and the value from a deferred render on. React can interrupt a
 * deferred render, so the page stays usable while the first value is rendered. Later values are returned at once.
 */
export function useDeferredFirstValue<T>(value: T | null): T | null {
  const hasArrived = useDeferredValue(value !== null);
  return hasArrived ? value : null;
}
