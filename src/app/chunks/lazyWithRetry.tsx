import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { GENERAL_ERROR } from '../../lib/errorText';
import { LoadError } from '../../ui/feedback/LoadError';
import { fetchPart } from './fetchPart';

/**
 * Like `React.lazy`, for a part of a screen such as a dialog. A failure to load shows an error with 'Try again' in place
 * of the part, so nothing typed elsewhere on the screen is lost. `module` is the name of the file that `load` imports.
 */
export function lazyWithRetry<P extends object>(
  module: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return function LazyWithRetry(props: P) {
    const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
    const [hasFailed, setHasFailed] = useState(false);

    const start = useCallback(() => {
      setHasFailed(false);
      const loaded = fetchPart(module).then(load);
      loaded.then(
        (component) => setLoaded(() => component),
        () => setHasFailed(true),
      );
    }, []);
    useEffect(start, [start]);

    if (Loaded !== null) return <Loaded {...props} />;
    return hasFailed ? <LoadError message={GENERAL_ERROR} onRetry={start} /> : null;
  };
}
