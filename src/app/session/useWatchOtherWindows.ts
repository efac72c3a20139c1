import { useEffect } from 'react';
import type { SessionActions } from '../../api/session';
import { SESSION_MARK } from '../../lib/sessionMark';

/**
 * Reads the member again when another window logs in or out (rule: another-window). A page in the browser's back/forward cache
 * hears of nothing, but SWR reads again when the page is shown.
 */
export function useWatchOtherWindows({ followSessionMark }: SessionActions): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // The key is null when another window has cleared the storage.
      if (key === SESSION_MARK || key === null) void followSessionMark();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [followSessionMark]);
}
