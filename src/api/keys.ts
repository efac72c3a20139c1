import { MINUTE_MS } from '../domain/duration';
import type { Member } from '../domain/member';
import type { MemberId } from '../domain/memberId';

/** The keys of the SWR cache. All but the session's name what the answer depends on: the member, and for attendance the upcoming Shabbos. */
export const keys = {
  session: '/api/user',
  community: ({ userId }: Member) => ['/api/colony', String(userId)],
  attendance: ({ userId, upcomingShabbos }: Member) => ['/api/minyan', String(userId), upcomingShabbos],
};

export const isKeyOf = (userId: MemberId, key: unknown): boolean =>
  Array.isArray(key) && key[1] === String(userId);

/** The polling interval of live data while the page is visible, in milliseconds. */
export const LIVE_INTERVAL = MINUTE_MS;
