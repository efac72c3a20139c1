import { forgetOutage } from '@/api/firstCalls';
import type { SessionActions } from '@/api/session';
import { isPageVisible, onPageVisibility } from '@/lib/pageVisibility';
import { SESSION_MARK } from '@/lib/sessionMark';
import { useEffect } from 'react';

/**
 * Reads the member again when another window logs in or out (rule: another-window). When the device is online again or the page is
 * shown, ends the wait after an outage (rule: reads-in-an-outage). SWR revalidates in a task after these events, when the wait has ended.
 */
export function useReadWhenStale({ followSessionMark }: SessionActions): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // The key is null when another window has cleared the storage.
      if (key === SESSION_MARK || key === null) void followSessionMark();
    };
    const stopWatching = onPageVisibility(() => {
      if (!isPageVisible()) return;
      forgetOutage();
      // A page in the back/forward cache gets no 'storage' event.
      void followSessionMark();
    });
    window.addEventListener('online', forgetOutage);
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('online', forgetOutage);
      window.removeEventListener('storage', onStorage);
      stopWatching();
    };
  }, [followSessionMark]);
}
