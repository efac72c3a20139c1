import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { GENERAL_ERROR } from '../../lib/errorText';
import { LoadError } from '../../ui/feedback/LoadError';
import { fetchPart } from './fetchPart';

/**
 * A component whose code is fetched when it is first drawn. Unlike a lazy screen its failure stays where it stands, so
 * that nothing typed beside it is lost, and it can be tried again. `module` is the name of the file that `load` imports.
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
