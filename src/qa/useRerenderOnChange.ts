import { useEffect, useState } from 'react';
import type { Emulation } from '../../mocks/qa/startEmulation';

const INTERVAL = 500;

/** Rerenders the component after each change of the emulation, and every half second for the clock and the call log. */
export function useEmulation({ onChange, controls }: Emulation): void {
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
