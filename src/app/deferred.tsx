import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { GENERAL_ERROR } from '../lib/errorText';
import { LoadError } from '../ui/feedback/LoadError';

/**
 * A component whose code is fetched when it is first drawn. Unlike a lazy screen its failure stays where it stands, so
 * that nothing typed beside it is lost, and it can be tried again.
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function Deferred(props: P) {
    const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
    const [hasFailed, setHasFailed] = useState(false);

    const start = useCallback(() => {
      setHasFailed(false);
      load().then(
        (component) => setLoaded(() => component),
        () => setHasFailed(true),
      );
    }, []);
    useEffect(start, [start]);

    if (Loaded !== null) return <Loaded {...props} />;
    return hasFailed ? <LoadError message={GENERAL_ERROR} onRetry={start} /> : null;
  };
}
