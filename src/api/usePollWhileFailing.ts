import { useEffect, useEffectEvent } from 'react';
import { LIVE_INTERVAL } from './keys';

/**
 * Reads once a minute while the page is visible and the last read has failed: SWR's own polling pauses while a key has an
 * error, and its retries stop, or back off to half an hour (rule: reading-goes-on).
 */
export function usePollWhileFailing(isFailing: boolean, read: () => unknown): void {
  const poll = useEffectEvent(() => {
    if (document.visibilityState === 'visible') read();
  });
  useEffect(() => {
    if (!isFailing) return undefined;
    const timer = setInterval(() => poll(), LIVE_INTERVAL);
    return () => clearInterval(timer);
  }, [isFailing]);
}
