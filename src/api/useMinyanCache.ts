import { useCallback } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { keys } from './keys';
import { useRefreshMember, type CachedSession } from './session';
import type { Attendance } from '../domain/attendance';
import type { Member } from '../domain/member';
import { isSameId, type MemberId } from '../domain/memberId';
import { withPending, type PendingSignUp } from '../domain/signUp';

/** Functions that read the member's sign-ups again, and write one that was sent into the cache. */
export function useMinyanCache(userId: MemberId) {
  const { cache, mutate } = useSWRConfig();
  const refreshMember = useRefreshMember();

  /** Reads attendance and member. Resolves with both, or with null if the attendance could not be read. */
  const refresh = useCallback(async (): Promise<{ attendance: Attendance; member: Member } | null> => {
    const key = keys.attendance(userId);
    const [attendance, member] = await Promise.all([mutate<Attendance>(key), refreshMember()]);
    // After a failed read `mutate` resolves with the earlier data, and only the cache holds the error.
    const hasFailed = cache.get(unstable_serialize(key))?.error !== undefined;
    return hasFailed || attendance === undefined || member === null ? null : { attendance, member };
  }, [cache, mutate, refreshMember, userId]);

  /** Reads the community again. If that fails, the earlier one stays. */
  const refreshCommunity = useCallback((): void => {
    mutate(keys.community(userId)).catch(() => undefined);
  }, [mutate, userId]);

  /**
   * Adds what was sent to member and records. The next good read of each replaces them. Reads that began before are dropped
   * (rule: sent-values-until-read).
   */
  const keepSent = useCallback(
    (sent: PendingSignUp): void => {
      // Written as optimistic data, because SWR would clear the error of the last read with any other data.
      const write = <Data>(key: Parameters<typeof mutate>[0], add: (known: Data) => Data) =>
        void mutate(key, undefined, {
          optimisticData: (_committed: unknown, shown: Data | undefined) => shown && add(shown),
          populateCache: false,
          revalidate: false,
        });
      write<Attendance>(keys.attendance(userId), (known) => withPending(known, sent));
      write<NonNullable<CachedSession['data']>>(keys.session, (known) =>
        isSameId(known.member.userId, userId) ? { ...known, member: withPending(known.member, sent) } : known,
      );
    },
    [mutate, userId],
  );

  return { refresh, refreshCommunity, keepSent };
}
