import { useEffect, useState } from 'react';
import type { Emulation } from '../startEmulation';

const INTERVAL = 500;

/**
 * Rerenders after each change of the emulation, and every half second for the clock and the call log. Also performs the acts
 * that have become due, which otherwise wait for the next call.
 */
export function useRerenderOnChange({ onChange, controls }: Emulation): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    const rerender = () => setCount((count) => count + 1);
    const timer = setInterval(() => {
      controls.catchUp();
      rerender();
    }, INTERVAL);
    const unsubscribe = onChange(rerender);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [onChange, controls]);
}
