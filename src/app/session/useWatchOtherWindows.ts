import { useEffect } from 'react';
import { useFollowSessionMark, useSessionActions } from '../../api/session';
import { SESSION_MARK } from '../../lib/sessionMark';

/**
 * Reads the member again when another window logs in or out, and when the browser restores the page from its back/forward
 * cache, in which it has heard of nothing (rule: another-window).
 */
export function useWatchOtherWindows(): void {
  const { refresh } = useSessionActions();
  const followSessionMark = useFollowSessionMark();
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // The key is null when another window has cleared the storage.
      if (key === SESSION_MARK || key === null) void followSessionMark();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void refresh();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [followSessionMark, refresh]);
}
