import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { write } from './client';
import type { components } from './contract';
import { readCall } from './firstCalls';
import { keys, LIVE_INTERVAL } from './keys';
import { attendanceSteps } from './readAttendance';
import { toWireEntry } from './signUpFields';
import { runInSlices } from './slices';
import type { Attendance } from '../domain/attendance';
import { dayOf, toInstant, type Day, type Instant } from '../domain/day';
import type { MinyanEvent } from '../domain/event';
import type { Member } from '../domain/member';
import type { MemberId } from '../domain/memberId';
import type { SignUpEntry } from '../domain/signUpEntry';
import { recordedShabbosOf } from '../domain/upcomingEvents';
import { currentTime } from '../lib/clock';
import { site } from '../site';

/** How many rows are read without a pause: about 10 ms of work for a slow phone. */
const ROWS_AT_ONCE = 1_000;

interface LastRead {
  value: unknown;
  recordedShabbos: Day | null;
  attendance: Promise<Attendance | null>;
  /** The last failure. */
  failure?: unknown;
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
  try {
    return await readCall('minyan', (value) =>
      readOnce(last, value, recordedShabbos() === before ? before : null),
    );
  } catch (error) {
    // The same error again means that nothing was sent (see readCall).
    // oxlint-disable-next-line no-console -- members are not told of this failure, so the console is its only trace
    if (error !== last.failure) console.error('The minyan records could not be loaded.', error);
    last.failure = error;
    throw error;
  }
}

/**
 * Reads everybody's sign-ups. Revalidates on focus, and once a minute while the page is visible. A failure is
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
  });
  const isOutdated =
    data !== undefined && upcomingShabbos !== null && data.recordedShabbos !== upcomingShabbos;
  useEffect(() => {
    if (isOutdated) void mutate();
  }, [isOutdated, upcomingShabbos, mutate]);
  const { data: readAt } = useSWR<Instant>(readAtKey, null);
  return {
    attendance: data ?? null,
    hasFailed: data === undefined && error !== undefined,
    readAt: readAt ?? null,
  };
}

/**
 * `attendance` is null until the first load succeeds. `hasFailed` is true only while `attendance` is null. `readAt` is
 * when `attendance` was read, null before.
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
