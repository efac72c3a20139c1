import { useEffect } from 'react';
import { useSessionActions } from '../../api/session';

/**
 * A page that the browser kept and brings back by its Back button knows nothing of what has happened since: whoever is
 * signed in is asked for at once, before another sees what the last one left.
 */
export function useRevalidateAfterBfcache(): void {
  const { refresh } = useSessionActions();
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void refresh();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [refresh]);
}
