import { MINUTE_MS } from '../domain/duration';
import type { Member } from '../domain/member';
import type { MemberId } from '../domain/memberId';

/**
 * The keys of the SWR cache. All but the session's contain the member's id, so that no other member sees the data. The key of
 * the attendance also contains the upcoming Shabbos, on which its rows depend.
 */
export const keys = {
  session: '/api/user',
  community: ({ userId }: Member) => ['/api/colony', String(userId)],
  attendance: ({ userId, upcomingShabbos }: Member) => ['/api/minyan', String(userId), upcomingShabbos],
};

/** Whether a key of the cache belongs to a member. */
export const isKeyOf = (userId: MemberId, key: unknown): boolean =>
  Array.isArray(key) && key[1] === String(userId);

/** The polling interval of live data while the page is visible, in milliseconds. */
export const LIVE_INTERVAL = MINUTE_MS;
