import { useEffect } from 'react';
import type { SessionActions } from '../../api/session';
import { onPageVisibility } from '../../lib/pageVisibility';
import { SESSION_MARK } from '../../lib/sessionMark';

/**
 * Reads the member again when another window logs in or out, and when the browser restores the page from its back/forward
 * cache, in which it has heard of nothing (rule: another-window).
 */
export function useWatchOtherWindows({ refresh, followSessionMark }: SessionActions): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // The key is null when another window has cleared the storage.
      if (key === SESSION_MARK || key === null) void followSessionMark();
    };
    const stopWatching = onPageVisibility(({ isRestored }) => {
      if (isRestored) void refresh();
    });
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
      stopWatching();
    };
  }, [followSessionMark, refresh]);
}
