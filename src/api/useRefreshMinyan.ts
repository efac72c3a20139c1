import { useCallback } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { keys } from './keys';
import { useRefreshMember, type CachedSession } from './session';
import type { Attendance } from '../domain/attendance';
import type { Member } from '../domain/member';
import type { MemberId } from '../domain/memberId';

interface FreshMinyan {
  attendance: Attendance;
  member: Member;
  /** False if the member could not be read: `member` is then the earlier one. */
  isMemberRead: boolean;
}

/**
 * Returns a function that reads attendance and member again. It resolves with both, or with null if the attendance could not
 * be read. If only the member could not be read, it resolves with the earlier member.
 */
export function useRefreshMinyan(userId: MemberId): () => Promise<FreshMinyan | null> {
  const { cache, mutate } = useSWRConfig();
  const refreshMember = useRefreshMember();
  return useCallback(async () => {
    const key = keys.attendance(userId);
    const [attendance, member] = await Promise.all([mutate<Attendance>(key), refreshMember()]);
    // After a failed read `mutate` resolves with the earlier data, and only the cache holds the error.
    const hasFailed = cache.get(unstable_serialize(key))?.error !== undefined;
    if (hasFailed || attendance === undefined || member === null) return null;
    const session: CachedSession | undefined = cache.get(keys.session);
    const isMemberRead = session?.error === undefined && session?.data?.isEnded === false;
    return { attendance, member, isMemberRead };
  }, [cache, mutate, refreshMember, userId]);
}
