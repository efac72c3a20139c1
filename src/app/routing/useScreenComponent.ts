import { startTransition, useEffect, useState } from 'react';
import type { ScreenName } from '../../lib/routes';
import { screens, type ScreenComponent } from './screens';

interface Loaded {
  component: ScreenComponent | null;
  error?: unknown;
}

/**
 * The component of a screen, null while its code is loading. Throws a `MissingChunkError` if it cannot be loaded. `name` must
 * not change. Replaces `React.lazy`, whose component React shows at the earliest 300 ms after its fallback.
 */
export function useScreenComponent(name: ScreenName): ScreenComponent | null {
  const [loaded, setLoaded] = useState<Loaded>(() => ({ component: screens[name].loaded() }));
  const isLoaded = loaded.component !== null;

  useEffect(() => {
    if (isLoaded) return;
    screens[name].load().then(
      // React renders a transition in pieces, so the page stays responsive.
      (component) => startTransition(() => setLoaded({ component })),
      (error: unknown) => setLoaded({ component: null, error }),
    );
  }, [name, isLoaded]);

  if (loaded.error !== undefined) throw loaded.error;
  return loaded.component;
}
