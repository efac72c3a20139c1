import { memo, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Instant } from '../../../domain/day';
import type { MinyanEvent } from '../../../domain/event';
import type { SignUp } from '../../../domain/signUp';
import { PageSpinner } from '../../../ui/feedback/PageSpinner';
import { SignUpTable } from './SignUpTable';

/** As many rows as fill a tall window. Rows after them are not laid out until they are scrolled into view. */
const WINDOW_ROWS = 250;

const FIRST_STEP = 30;
/** Layout takes longer than React, so a step adds fewer rows while they are laid out. */
const stepAfter = (shown: number) => (shown < WINDOW_ROWS ? 50 : 800);

/** How many of `count` rows to render: more in each transition, so that no task blocks the page, and all before printing. */
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

export interface EventSignUps {
  key: string;
  event: MinyanEvent;
  /** Null until they have been read. */
  signUps: readonly SignUp[] | null;
}

/** Memoized, because `useGradualRows` renders the list again for each step. */
const Table = memo(SignUpTable);

/** One table per event. Thousands of rows appear step by step (see useGradualRows). */
export function SignUpTables({ tables, now }: { tables: readonly EventSignUps[]; now: Instant }) {
  const starts: number[] = [];
  let count = 0;
  for (const { signUps } of tables) {
    starts.push(count);
    // An empty table has a row too: it says that there are no sign-ups.
    count += Math.max(1, signUps?.length ?? 0);
  }
  const shown = useGradualRows(count);
  return tables.map(({ key, event, signUps }, index) => {
    const start = starts[index] ?? 0;
    if (start >= shown) return null;
    if (signUps === null) return <PageSpinner key={key} />;
    // A table below the window is not laid out, so it renders all its rows in one step.
    const rowLimit = start < WINDOW_ROWS ? Math.min(shown - start, signUps.length) : signUps.length;
    return <Table key={key} event={event} signUps={signUps} rowLimit={rowLimit} now={now} />;
  });
}
