import { useDeferredValue } from 'react';

/**
 * The value; while it has only just come still null, so that what is drawn for it is drawn in pieces between which the
 * page can be used. Later changes of it show at once.
 */
export function useArrival<T>(value: T | null): T | null {
  const hasArrived = useDeferredValue(value !== null);
  return hasArrived ? value : null;
}
