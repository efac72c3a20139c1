import { useCallback, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { GENERAL_ERROR } from '../../lib/errorText';
import { reportFailure } from '../../lib/failures';
import { LoadError } from '../feedback/LoadError';
import { fetchPart, PartGoneError } from './fetchPart';
import { OutdatedPage } from './OutdatedPage';

interface LazyOptions {
  /** Replaces the offer to reload when the server no longer has the files of the part. */
  gone?: ReactNode;
}

interface LazyProps {
  /** Called once the part has loaded. */
  onLoaded?: () => void;
}

/**
 * Like `React.lazy`, for a part of a screen such as a dialog. A failure to load shows an error in place of the part, so nothing
 * typed elsewhere on the screen is lost: with 'Try again', or with 'Reload' if only a reload can help. `module` is the name of
 * the file that `load` imports.
 */
export function lazyWithRetry<P extends object>(
  module: string,
  load: () => Promise<ComponentType<P>>,
  { gone }: LazyOptions = {},
): ComponentType<P & LazyProps> {
  return function LazyWithRetry({ onLoaded, ...props }: P & LazyProps) {
    const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
    const [failure, setFailure] = useState<'failed' | 'gone' | null>(null);

    const start = useCallback(() => {
      setFailure(null);
      fetchPart(module)
        .then(load)
        .then(
          (component) => setLoaded(() => component),
          (error: unknown) => {
            reportFailure({ kind: 'missing-chunk', part: module });
            setFailure(error instanceof PartGoneError ? 'gone' : 'failed');
          },
        );
    }, []);
    useEffect(start, [start]);
    const isLoaded = Loaded !== null;
    const reportLoaded = useEffectEvent(() => onLoaded?.());
    useEffect(() => {
      if (isLoaded) reportLoaded();
    }, [isLoaded]);

    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the props without onLoaded are those of the part
    if (Loaded !== null) return <Loaded {...(props as unknown as P)} />;
    if (failure === null) return null;
    if (failure === 'failed') return <LoadError message={GENERAL_ERROR} onRetry={start} />;
    return gone ?? <OutdatedPage />;
  };
}
