import { MINUTE_MS } from '../domain/duration';

/**
 * The keys of the SWR caches. The session has a cache of its own. Below it, each member has one, so that no data of a member
 * are ever shown to another.
 */
export const keys = {
  session: '/api/user',
  community: '/api/colony',
  attendance: '/api/minyan',
  resetLink: (token: string) => ['/api/reset', token] as const,
  joinLink: (token: string) => ['/api/join', token] as const,
};

/** The polling interval of live data while the page is visible, in milliseconds. */
export const LIVE_INTERVAL = MINUTE_MS;
