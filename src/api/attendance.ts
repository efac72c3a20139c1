import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Attendance } from '../domain/attendance';
import { type Instant, toInstant } from '../domain/day';
import { type MinyanEvent, recordedShabbosOf } from '../domain/event';
import type { SentSignUp, SignUpEntry } from '../domain/signUp';
import { currentTime } from '../lib/clock';
import { useStore } from '../lib/store';
import { currentDay } from '../lib/today';
import { send, type Wire } from './client';
import { readCall } from './firstCalls';
import { keys, LIVE_INTERVAL } from './keys';
import { useMember, useMemberRead, useSessionActions } from './memberContext';
import { readAttendance } from './readAttendance';

type CachedAttendance = { attendance: Attendance; readAt: Instant; sentUpTo: number };

/** Everybody's sign-ups, as they were read. They and the member's answer contain what was sent with a number up to `sentUpTo` (see SentSignUps). */
export type Records = { attendance: Attendance; sentUpTo: number };

/**
 * Everybody's sign-ups. They are read once a minute, and when the server names another upcoming Shabbos. A failure is logged,
 * without an error text for the member (rules: records-failure, reading-goes-on). Until the first read succeeds, `records` and
 * their time `readAt` are null and `hasFailed` can be true.
 */
export function useAttendance() {
  const { sent: sentSignUps } = useSessionActions();
  const { member, readOn, sentUpTo: memberSentUpTo } = useMemberRead();
  /** The Shabbos of rows without a date (see Attendance). */
  const recordedShabbos = () => recordedShabbosOf(member.upcomingShabbos, readOn, currentDay());

  async function read(): Promise<CachedAttendance> {
    const last = sentSignUps.last;
    const shabbos = recordedShabbos();
    try {
      const attendance = await readCall('minyan', (answer) =>
        // If that Shabbos passed during the read, the rows without a date may belong to it or to the next one.
        readAttendance(answer, recordedShabbos() === shabbos ? shabbos : null),
      );
      return { attendance, readAt: toInstant(currentTime()), sentUpTo: last };
    } catch (failure) {
      // If `readCall` has sent nothing, it rejects with the last error again, which has been logged already.
      // oxlint-disable-next-line no-console -- members are not told why a read has failed, so only the console says it
      if (failure !== error) console.error('The minyan records could not be loaded.', failure);
      throw failure;
    }
  }

  const { data, error } = useSWR<CachedAttendance, unknown>(keys.attendance(member), read, {
    refreshInterval: LIVE_INTERVAL,
    // The key has the upcoming Shabbos. The old records stay until those of the next Shabbos have been read.
    keepPreviousData: true,
  });
  const attendance = data?.attendance;
  const sentUpTo = Math.min(memberSentUpTo, data?.sentUpTo ?? 0);
  const records = useMemo(() => (attendance ? { attendance, sentUpTo } : null), [attendance, sentUpTo]);
  return { records, hasFailed: data === undefined && error !== undefined, readAt: data?.readAt ?? null };
}

/** What the member has sent and `records` do not contain yet (rule: sent-values-until-read). Returns the same array until it changes. */
export function useSent(records: Records | null): readonly SentSignUp[] {
  const all = useStore(useSessionActions().sent);
  const sentUpTo = records?.sentUpTo ?? 0;
  return useMemo(() => all.filter(({ number }) => number > sentUpTo), [all, sentUpTo]);
}

/** Returns a function that reads records and member again. It resolves with null if the records fail to load or nobody is signed in. */
export function useRefreshRecords() {
  const { mutate } = useSWRConfig();
  const { sent, refresh: refreshMember } = useSessionActions();
  const shown = useMember();

  return async () => {
    const start = sent.next();
    const [latest, member] = await Promise.all([
      // The promise rejects only after the app has unmounted, as between tests.
      mutate<CachedAttendance>(keys.attendance(shown)).catch(() => undefined),
      refreshMember(),
    ]);
    // After a failed read `mutate` resolves with the earlier data.
    const hasFailed = latest === undefined || latest.sentUpTo < start;
    return hasFailed || member === null ? null : { attendance: latest.attendance, member };
  };
}

/** POST /api/minyan/add: adds the member's sign-up for `event`, or updates it (rule: sign-up-payload). */
export async function addSignUp(event: MinyanEvent, entry: SignUpEntry): Promise<void> {
  const body: Required<Wire['MinyanAddRequest']> = {
    // The backend misspells this name.
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
  await send('POST /api/minyan/add', body);
}

export const removeSignUp = (recordId: string) => send('DELETE /api/minyan/{recordId}', null, recordId);
