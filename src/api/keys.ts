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

/**
 * The keys of everything that is cached for a member. A list and not a filter: SWR passes to a filter only keys that
 * `useSWR` has read, so a filter would miss `attendanceReadAt`.
 */
export const memberKeys = (userId: MemberId) =>
  [keys.community(userId), keys.attendance(userId), keys.attendanceReadAt(userId)] as const;
