import { useCallback, useEffect, useEffectEvent } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { keys, LIVE_INTERVAL } from './keys';
import { useRefreshMember, type CachedSession } from './session';
import type { Attendance } from '../domain/attendance';
import type { Member } from '../domain/member';
import { isSameId, type MemberId } from '../domain/memberId';
import { withPending, type PendingSignUp } from '../domain/pendingSignUp';

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

const FIRST_RETRY = 5_000;

/**
 * Calls `read` again and again while something that was sent is pending: after 5 seconds, then after twice as long each time,
 * at most a minute (rule: sent-values-until-read).
 */
export function useReadBack(isPending: boolean, read: () => Promise<unknown>): void {
  const readAgain = useEffectEvent(read);
  useEffect(() => {
    if (!isPending) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = (delay: number) => {
      timer = setTimeout(() => void readAndSchedule(delay), delay);
    };
    const readAndSchedule = async (delay: number) => {
      await readAgain();
      if (!isOver) schedule(Math.min(2 * delay, LIVE_INTERVAL));
    };
    schedule(FIRST_RETRY);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isPending]);
}
