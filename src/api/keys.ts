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
  resetLink: (token: string) => ['/api/reset', token] as const,
  joinLink: (token: string) => ['/api/join', token] as const,
};

/** The polling interval of live data while the page is visible, in milliseconds. */
export const LIVE_INTERVAL = MINUTE_MS;

/** Returns a filter for the cache keys of a member's data. */
export function isKeyOf(userId: MemberId): (key: unknown) => boolean {
  const owners = [keys.community(userId), keys.attendance(userId)].map((key) => JSON.stringify(key));
  return (key) => owners.includes(JSON.stringify(key));
}
