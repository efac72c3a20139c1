import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Attendance } from '../domain/attendance';
import { toInstant, type Day, type Instant } from '../domain/day';
import { recordedShabbosOf, type MinyanEvent } from '../domain/event';
import type { Member } from '../domain/member';
import { withPending, type PendingSignUp, type SignUpEntry } from '../domain/signUp';
import { currentTime } from '../lib/clock';
import { currentDay } from '../lib/today';
import { changeCached, keys, LIVE_INTERVAL } from './keys';
import { write, type Wire } from './client';
import { readCall } from './firstCalls';
import { useMember, useSessionActions } from './memberContext';
import { readAttendance } from './readAttendance';
import type { SessionActions } from './session';

type CachedAttendance = { attendance: Attendance; readAt: Instant };

/** The Shabbos of rows without a date, for the member who was read last (see Attendance). */
function recordedShabbosFor(known: ReturnType<SessionActions['known']>): Day | null {
  return known ? recordedShabbosOf(known.member, known.readOn, currentDay()) : null;
}

/**
 * Everybody's sign-ups, read again once a minute, and once the server names another upcoming Shabbos. A failure is logged and
 * not shown (rules: records-failure, reading-goes-on). `attendance` and its time `readAt` are null until the first load
 * succeeds; only before that `hasFailed` can be true.
 */
export function useAttendance() {
  const { cache } = useSWRConfig();
  const { known } = useSessionActions();
  const { upcomingShabbos } = useMember();

  async function read(): Promise<CachedAttendance> {
    const shabbos = recordedShabbosFor(known());
    const last = () => cache.get(keys.attendance);
    try {
      const attendance = await readCall('minyan', (answer) => {
        const before: CachedAttendance | undefined = last()?.data;
        // If it has changed during the read, nobody knows for which of the two the records were read.
        const recordedShabbos = recordedShabbosFor(known()) === shabbos ? shabbos : null;
        return readAttendance(answer, recordedShabbos, before?.attendance);
      });
      return { attendance, readAt: toInstant(currentTime()) };
    } catch (error) {
      // The same error again means that nothing was sent (see readCall).
      // oxlint-disable-next-line no-console -- members are not told of this failure, so the console is its only trace
      if (error !== last()?.error) console.error('The minyan records could not be loaded.', error);
      throw error;
    }
  }

  const { data, error, mutate } = useSWR<CachedAttendance, unknown>(keys.attendance, read, {
    refreshInterval: LIVE_INTERVAL,
  });
  const isOutdated =
    data !== undefined && upcomingShabbos !== null && data.attendance.recordedShabbos !== upcomingShabbos;
  useEffect(() => {
    if (isOutdated) void mutate();
  }, [isOutdated, upcomingShabbos, mutate]);
  return {
    attendance: data?.attendance ?? null,
    hasFailed: data === undefined && error !== undefined,
    readAt: data?.readAt ?? null,
  };
}

/** Functions that read the member's sign-ups again, and show one that was sent. */
export function useMinyanCache() {
  const { cache, mutate } = useSWRConfig();
  const { refresh: refreshMember, known, keepChange } = useSessionActions();
  const { userId } = useMember();

  /** Reads attendance and member. Resolves with both, or with null if the attendance could not be read. */
  async function refresh(): Promise<{ attendance: Attendance; member: Member } | null> {
    // Rejects only if the cache has gone, because the member has.
    const read = mutate<CachedAttendance>(keys.attendance).catch(() => undefined);
    const [latest, member] = await Promise.all([read, refreshMember()]);
    // After a failed read `mutate` resolves with the earlier data, and only the cache holds the error.
    const hasFailed = cache.get(keys.attendance)?.error !== undefined;
    return hasFailed || latest === undefined || member === null
      ? null
      : { attendance: latest.attendance, member };
  }

  /** Reads the community again. If that fails, the earlier one stays. */
  function refreshCommunity(): void {
    mutate(keys.community).catch(() => undefined);
  }

  /** Adds what was sent to member and records, until the next good read of each (rule: sent-values-until-read). */
  function keepSent(sent: PendingSignUp): void {
    changeCached<CachedAttendance>(mutate, keys.attendance, (shown) => ({
      ...shown,
      attendance: withPending(shown.attendance, sent),
    }));
    const shown = known();
    if (shown) keepChange(userId, { pending: withPending(shown.member, sent).pending });
  }

  return { refresh, refreshCommunity, keepSent };
}

/** POST /api/minyan/add: adds the member's sign-up for `event`, or updates it (rule: sign-up-payload). */
export async function addSignUp(event: MinyanEvent, entry: SignUpEntry): Promise<void> {
  const body: Required<Wire['MinyanAddRequest']> = {
    // Misspelled by the backend.
    poeple_count: entry.peopleCount,
    is_guest: entry.isGuest,
    only_if_minyan: entry.onlyIfMinyan,
    anonymous: entry.anonymous,
    reservedMussaf: entry.reservedMussaf,
    baalKorah: entry.baalKorah,
    preparedFor: entry.baalKorah ? entry.part : null,
    comingEarlier: entry.comingEarlier,
    added_by: 'Self',
    holiday: event.kind === 'holiday',
    holidayName: event.kind === 'holiday' ? event.holiday.name : null,
    futureShabbos: event.kind === 'later',
    date: event.day,
  };
  await write('POST /api/minyan/add', body);
}

export async function removeSignUp(recordId: string): Promise<void> {
  await write('DELETE /api/minyan/{recordId}', null, recordId);
}
