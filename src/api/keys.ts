import { MINUTE_MS } from '../domain/duration';
import type { MemberId } from '../domain/memberId';

/**
 * The keys of the SWR cache. Keys of member data include the member's id, so that one member's data is never shown to
 * another member on the same device.
 */
export const keys = {
  session: '/api/user',
  community: (userId: MemberId) => ['/api/colony', String(userId)] as const,
  attendance: (userId: MemberId) => ['/api/minyan', String(userId)] as const,
  attendanceReadAt: (userId: MemberId) => ['/api/minyan', String(userId), 'read at'] as const,
  resetLink: (token: string) => ['/api/reset', token] as const,
  joinLink: (token: string) => ['/api/join', token] as const,
};

/** The polling interval of live data while the page is visible, in milliseconds. */
export const LIVE_INTERVAL = MINUTE_MS;

/** How often SWR retries a failed read before the next poll, with a growing delay of 5 to 25 seconds. */
export const QUICK_RETRIES = 2;

/** Returns a filter for the cache keys of a member's data. */
export function isKeyOf(userId: MemberId): (key: unknown) => boolean {
  const owners = [keys.community(userId), keys.attendance(userId), keys.attendanceReadAt(userId)].map((key) =>
    JSON.stringify(key),
  );
  return (key) => owners.includes(JSON.stringify(key));
}
