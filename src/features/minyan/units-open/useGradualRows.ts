import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** As many rows as fill a tall window. Rows after them are not laid out until they are scrolled into view. */
export const WINDOW_ROWS = 250;

const FIRST_STEP = 30;
/** Layout takes longer than React, so a step adds fewer rows while they are laid out. */
const stepAfter = (shown: number) => (shown < WINDOW_ROWS ? 50 : 800);

/**
 * The number of rows to render of `count` rows; can be more than `count`. Starts with the first rows and adds more in each
 * transition, so that no task blocks the page for long. Before printing all rows are rendered at once.
 */
export function useGradualRows(count: number): number {
  const [shown, setShown] = useState(FIRST_STEP);
  const isComplete = shown >= count;
  useEffect(() => {
    if (isComplete) return undefined;
    const timer = setTimeout(() => startTransition(() => setShown(shown + stepAfter(shown))));
    const showAll = () => flushSync(() => setShown(count));
    window.addEventListener('beforeprint', showAll);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', showAll);
    };
  }, [count, isComplete, shown]);
  return shown;
}
