import { useDeferredValue } from 'react';
import { useLocation } from 'react-router';

/**
 * False in the first render of a screen that the user comes to from another one: its heading is painted before the rest, which
 * has many elements. The first screen of a visit has no such step.
 */
export function useIsHeadingPainted(): boolean {
  const isFirstScreen = useLocation().key === 'default';
  return useDeferredValue(true, isFirstScreen);
}
