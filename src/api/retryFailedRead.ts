import type { SWRConfiguration } from 'swr';
import { currentTime } from '../lib/clock';
import { ApiError } from './client';
import { LIVE_INTERVAL } from './keys';

/**
 * SWR's `onErrorRetry`: reads again at the error's `retryAt`, for as long as reads fail (rule: reads-in-an-outage). SWR does not
 * poll meanwhile. While the page is hidden, the retry waits for the next minute in which it is visible.
 */
export const retryFailedRead: NonNullable<SWRConfiguration['onErrorRetry']> = (
  error: unknown,
  _key,
  { isVisible },
  revalidate,
  options,
) => {
  const retry = () => {
    if (isVisible()) void revalidate(options);
    else setTimeout(retry, LIVE_INTERVAL);
  };
  setTimeout(retry, error instanceof ApiError ? error.retryAt - currentTime() : LIVE_INTERVAL);
};
