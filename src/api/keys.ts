import { MINUTE_MS } from '../domain/duration';
import type { MemberId } from '../domain/memberId';

/**
 * The keys of the cache. What belongs to a member is kept under that member's id, so that nothing of one can be
 * shown to another.
 */
export const keys = {
  session: '/api/user',
  community: (userId: MemberId) => ['/api/colony', String(userId)] as const,
  attendance: (userId: MemberId) => ['/api/minyan', String(userId)] as const,
  resetLink: (token: string) => ['/api/reset', token] as const,
  joinLink: (token: string) => ['/api/join', token] as const,
};

/** How often live data is read again while the page is visible, in milliseconds. */
export const LIVE_INTERVAL = MINUTE_MS;

/** Picks the keys under which a member's data is kept. */
export function isKeyOf(userId: MemberId): (key: unknown) => boolean {
  const owners = [keys.community(userId), keys.attendance(userId)].map((key) => JSON.stringify(key));
  return (key) => owners.includes(JSON.stringify(key));
}
