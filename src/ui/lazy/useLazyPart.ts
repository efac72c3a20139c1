import { type LazyPart, PartGoneError } from '@/lib/loading/lazyPart';
import { startTransition, useEffect, useState } from 'react';

/** Loads the code of a part when `isNeeded` is true. `code` is null until it has loaded. `failure` is 'gone' if only a reload can help. */
export function useLazyPart<Code>(part: LazyPart<Code>, isNeeded = true) {
  const [code, setCode] = useState(part.loaded);
  const [failure, setFailure] = useState<'failed' | 'gone' | null>(null);
  const isLoading = isNeeded && code === null && failure === null;
  useEffect(() => {
    if (!isLoading) return;
    part.load().then(
      // React renders a transition in pieces, so the page stays responsive.
      (loaded) => startTransition(() => setCode(() => loaded)),
      (error: unknown) => setFailure(error instanceof PartGoneError ? 'gone' : 'failed'),
    );
  }, [part, isLoading]);
  return { code, failure, retry: () => setFailure(null) };
}
