import { MINUTE_MS } from '../domain/duration';
import type { Member } from '../domain/member';
import type { MemberId } from '../domain/memberId';

/**
 * The keys of the SWR cache. Each but the session's begins with the call and the member, whose data no other member may see; what
 * else the answer depends on follows.
 */
export const keys = {
  session: '/api/user',
  community: ({ userId }: Member) => ['/api/colony', String(userId)],
  attendance: ({ userId, upcomingShabbos }: Member) => ['/api/minyan', String(userId), upcomingShabbos],
};

/** Whether a key of the cache holds data of a member. */
export const isKeyOf = (userId: MemberId, key: unknown): boolean =>
  Array.isArray(key) && key[1] === String(userId);

/** The polling interval of live data while the page is visible, in milliseconds. */
export const LIVE_INTERVAL = MINUTE_MS;
