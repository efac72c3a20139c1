import { useDeferredValue } from 'react';
import { useLocation } from 'react-router';

/** False in the first render of a screen, so that its heading is painted before the rest. Always true in the first history entry. */
export function useIsHeadingPainted(): boolean {
  const isFirstEntry = useLocation().key === 'default';
  return useDeferredValue(true, isFirstEntry);
}
