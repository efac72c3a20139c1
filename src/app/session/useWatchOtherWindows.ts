import type { SessionActions } from '@/api/session';
import { onPageVisibility } from '@/lib/pageVisibility';
import { SESSION_MARK } from '@/lib/sessionMark';
import { useEffect } from 'react';

/**
 * Reads the member again when another window logs in or out (rule: another-window). A page in the back/forward cache gets no
 * 'storage' event, so it checks when it is shown again.
 */
export function useWatchOtherWindows({ followSessionMark }: SessionActions): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // The key is null when another window has cleared the storage.
      if (key === SESSION_MARK || key === null) void followSessionMark();
    };
    const stopWatching = onPageVisibility((isVisible) => {
      if (isVisible) void followSessionMark();
    });
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
      stopWatching();
    };
  }, [followSessionMark]);
}
