import { useEffect } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { ApiError, write } from './client';
import type { components } from './contract';
import { getEarlyOrNew } from './firstCalls';
import { keys, LIVE_INTERVAL, QUICK_RETRIES } from './keys';
import { attendanceSteps } from './readAttendance';
import { toWireEntry } from './signUpFields';
import { runInSlices } from './slices';
import { usePollWhileFailing } from './usePollWhileFailing';
import type { Attendance } from '../domain/attendance';
import { dayOf, toInstant, type Day, type Instant } from '../domain/day';
import type { MinyanEvent } from '../domain/event';
import type { Member } from '../domain/member';
import type { MemberId } from '../domain/memberId';
import type { SignUpEntry } from '../domain/signUpEntry';
import { recordedShabbosOf } from '../domain/upcomingShabbos';
import { currentTime } from '../lib/clock';
import { site } from '../site';

/** How many rows are read without a pause: about 10 ms of work for a slow phone. */
const ROWS_AT_ONCE = 1_000;

interface LastRead {
  value: unknown;
  recordedShabbos: Day | null;
  attendance: Promise<Attendance | null>;
}

const nothingRead = (): LastRead => ({
  value: undefined,
  recordedShabbos: null,
  attendance: Promise.resolve(null),
});

let lastRead = nothingRead();

/** Drops the records that were read last. Those of a call in flight are not kept either. */
export function dropLastRead(): void {
  lastRead = nothingRead();
}

/**
 * Reads an answer in slices, and keeps it in `last`. Does not read the same answer again, so that unchanged records cost
 * nothing.
 */
function readOnce(last: LastRead, value: unknown, recordedShabbos: Day | null): Promise<Attendance | null> {
  const { attendance: before } = last;
  if (last.value === value && last.recordedShabbos === recordedShabbos) return before;
  const read = async () => runInSlices(attendanceSteps(value, recordedShabbos, await before), ROWS_AT_ONCE);
  return Object.assign(last, { value, recordedShabbos, attendance: read() }).attendance;
}

/** Reads the records. If their Shabbos changes during the read, nobody knows for which of the two they were read. */
async function fetchAttendance(recordedShabbos: () => Day | null): Promise<Attendance> {
  const last = lastRead;
  const before = recordedShabbos();
  const value = await getEarlyOrNew('minyan');
  const attendance = await readOnce(last, value, recordedShabbos() === before ? before : null);
  if (attendance === null) throw new ApiError('unreadable', 'GET /api/minyan', 200);
  return attendance;
}

/**
 * Reads everybody's sign-ups. Revalidates on focus, on reconnect, and once a minute while the page is visible. A failure is
 * logged and retried without telling the member (rules: records-failure, reading-goes-on). With `userId` null nothing is
 * fetched. Revalidates also once the server names another `upcomingShabbos` than the one for which the records were read.
 */
export function useAttendance(userId: MemberId | null, upcomingShabbos: Day | null = null) {
  const shared = useSWRConfig();
  const recordedShabbos = () => {
    const known: { member: Member; readOn: Day } | null | undefined = shared.cache.get(keys.session)?.data;
    const today = dayOf(toInstant(currentTime()), site.timeZone);
    return known ? recordedShabbosOf(known.member, known.readOn, today) : null;
  };
  const ownKey = userId === null ? null : keys.attendance(userId);
  const readAtKey = userId === null ? null : keys.attendanceReadAt(userId);
  async function read(): Promise<Attendance> {
    const attendance = await fetchAttendance(recordedShabbos);
    // Rejects only if the app has unmounted meanwhile: SWR has then dropped the cache, and nobody needs the time.
    shared.mutate(readAtKey, toInstant(currentTime()), { revalidate: false }).catch(() => undefined);
    return attendance;
  }
  const { data, error, mutate } = useSWR<Attendance, unknown>(ownKey, read, {
    refreshInterval: LIVE_INTERVAL,
    errorRetryCount: QUICK_RETRIES,
    onError: (failure: unknown, key) => {
      // oxlint-disable-next-line no-console -- members are not told of this failure, so the console is its only trace
      console.error('The minyan records could not be loaded.', failure);
      // This handler replaces the one of the SWRConfig, so it calls that one too.
      shared.onError(failure, key, shared);
    },
  });
  const isOutdated =
    data !== undefined && upcomingShabbos !== null && data.recordedShabbos !== upcomingShabbos;
  useEffect(() => {
    if (isOutdated) void mutate();
  }, [isOutdated, upcomingShabbos, mutate]);
  usePollWhileFailing(error !== undefined, mutate);
  // No subscription: the time changes only when a read succeeds, which clears the error.
  const readAt: Instant | undefined = shared.cache.get(unstable_serialize(readAtKey))?.data;
  return {
    attendance: data ?? null,
    hasFailed: data === undefined && error !== undefined,
    failingSince: error === undefined ? null : (readAt ?? null),
  };
}

/**
 * `attendance` is null until the first load succeeds. `hasFailed` is true only while `attendance` is null. `failingSince` is
 * when `attendance` was read, while reading newer records fails, else null.
 */
export type AttendanceState = ReturnType<typeof useAttendance>;

/** POST /api/minyan/add: adds the member's sign-up for `event`, or updates it (rule: sign-up-payload). */
export async function addSignUp(event: MinyanEvent, entry: SignUpEntry): Promise<void> {
  const body: Required<components['schemas']['MinyanAddRequest']> = {
    ...toWireEntry(entry),
    added_by: 'Self',
    holiday: event.kind === 'holiday',
    holidayName: event.kind === 'holiday' ? event.holiday.name : null,
    futureShabbos: event.kind === 'later',
    date: event.day,
  };
  await write('POST', '/api/minyan/add', body);
}

/** DELETE /api/minyan/{recordId}. */
export async function removeSignUp(recordId: string): Promise<void> {
  await write('DELETE', `/api/minyan/${encodeURIComponent(recordId)}`);
}
