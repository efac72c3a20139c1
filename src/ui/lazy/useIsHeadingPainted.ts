import { useDeferredValue } from 'react';
import { useLocation } from 'react-router';

/** False in the first render of a screen, so that its heading is painted before the rest. Always true on the first screen of a visit. */
export function useIsHeadingPainted(): boolean {
  const isFirstScreen = useLocation().key === 'default';
  return useDeferredValue(true, isFirstScreen);
}
