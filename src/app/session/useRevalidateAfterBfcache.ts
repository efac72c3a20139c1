import { useEffect } from 'react';
import { useSessionActions } from '../../api/session';

/**
 * Reads the member again when the browser restores the page from its back/forward cache. Someone else may have signed in
 * since, and must not see the data of the previous member.
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
