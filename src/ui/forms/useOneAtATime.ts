import { useRef } from 'react';

/**
 * Whoever sends a second time while the first is under way, by a double click or by Enter beside it, waits for the first
 * one's answer and sends nothing. Returning at once instead would tell Formik that all is done, and free the button.
 */
export function useOneAtATime<Given extends unknown[]>(
  run: (...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
  const underWay = useRef<Promise<void> | null>(null);
  return (...given) => {
    underWay.current ??= run(...given).finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
}
