import { useEffect, useState } from 'react';
import type { Emulation } from '../../mocks/qa/startEmulation';

const INTERVAL = 500;

/** Draws anew after each change from outside, and twice a second for the clock and the log. */
export function useEmulation({ onChange }: Emulation): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    const redraw = () => setCount((count) => count + 1);
    const timer = setInterval(redraw, INTERVAL);
    const forget = onChange(redraw);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [onChange]);
}
