import { useEffect } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { ApiError, write } from './client';
import type { components } from './contract';
import { consumeFirstCall } from './firstCalls';
import { keys, LIVE_INTERVAL, QUICK_RETRIES } from './keys';
import {
  isObject,
  readChoice,
  readDay,
  readFlag,
  readId,
  readInstant,
  readList,
  readNumber,
  readOptionalText,
  readText,
} from './reading';
import { usePollWhileFailing } from './usePollWhileFailing';
import type { Attendance } from '../domain/attendance';
import { PARTS } from '../domain/baalKorah';
import { dayOf, toInstant, type Day, type Instant } from '../domain/day';
import type { MinyanEvent } from '../domain/event';
import type { Member } from '../domain/member';
import type { MemberId } from '../domain/memberId';
import type { SignUp } from '../domain/signUp';
import type { SignUpEntry } from '../domain/signUpEntry';
import { recordedShabbosOf } from '../domain/upcomingShabbos';
import { currentTime } from '../lib/clock';
import { site } from '../site';

type Wire = components['schemas'];

const partNames = PARTS.map(({ part }) => part);

/** Reads a row of the attendance records, or an entry of the user's `futureMinyanRecords`. Null if it is not an object. */
export function readSignUp(value: unknown): SignUp | null {
  if (!isObject(value)) return null;
  const baalKorah = readFlag(value.baalKorah, false);
  return {
    recordId: readOptionalText(value._id),
    userId: readId(value.user_id),
    userName: readText(value.user_name),
    unit: readText(value.unit),
    // Misspelled by the backend.
    peopleCount: readNumber(value.poeple_count) ?? 0,
    isGuest: readFlag(value.is_guest, false),
    onlyIfMinyan: readFlag(value.only_if_minyan, false),
    anonymous: readFlag(value.anonymous, false),
    reservedMussaf: readFlag(value.reservedMussaf, false),
    baalKorah,
    part: baalKorah ? readChoice(value.preparedFor, partNames, null) : null,
    comingEarlier: readFlag(value.comingEarlier, false),
    timeAdded: readInstant(value.timeAdded),
    day: readDay(value.date),
  };
}

/**
 * Reads the attendance records of the wire. `listedShabbos` is the upcoming Shabbos that the server names for the member.
 * Null if the value is not an object.
 */
export function readAttendance(value: unknown, listedShabbos: Day | null = null): Attendance | null {
  if (!isObject(value)) return null;
  return {
    listedShabbos,
    upcomingShabbos: readList(value.upcomingShabbos, readSignUp),
    upcomingHolidays: readList(value.upcomingHolidays, (item) =>
      isObject(item) ? { title: readText(item.date_title), signUps: readList(item.users, readSignUp) } : null,
    ),
    futureShabbos: readList(value.futureShabbos, (item) => {
      const day = isObject(item) ? readDay(item.date) : null;
      return isObject(item) && day !== null ? { day, signUps: readList(item.users, readSignUp) } : null;
    }),
  };
}

interface LastRead {
  value: unknown;
  listedShabbos: Day | null;
  attendance: Attendance | null;
}

let lastRead: LastRead = { value: undefined, listedShabbos: null, attendance: null };

/** Like `readAttendance`. Returns the same object again for the same value, so that unchanged records render nothing. */
function readOnce(value: unknown, listedShabbos: Day | null): Attendance | null {
  if (lastRead.value === value && lastRead.listedShabbos === listedShabbos) return lastRead.attendance;
  const attendance = readAttendance(value, listedShabbos);
  lastRead = { value, listedShabbos, attendance };
  return attendance;
}

/** Reads the records. If another Shabbos is listed once they arrive, nobody knows for which of the two they were read. */
async function fetchAttendance(listedShabbos: () => Day | null): Promise<Attendance> {
  const before = listedShabbos();
  const value = await consumeFirstCall('minyan');
  const attendance = readOnce(value, listedShabbos() === before ? before : null);
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
  const listedShabbos = () => {
    const known: { member: Member; readOn: Day } | null | undefined = shared.cache.get(keys.session)?.data;
    const today = dayOf(toInstant(currentTime()), site.timeZone);
    return known ? recordedShabbosOf(known.member, known.readOn, today) : null;
  };
  const ownKey = userId === null ? null : keys.attendance(userId);
  const readAtKey = userId === null ? null : keys.attendanceReadAt(userId);
  async function read(): Promise<Attendance> {
    const attendance = await fetchAttendance(listedShabbos);
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
  const isOutdated = data !== undefined && upcomingShabbos !== null && data.listedShabbos !== upcomingShabbos;
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
export type LoadedAttendance = ReturnType<typeof useAttendance>;

/** POST /api/minyan/add: adds the member's sign-up for `event`, or updates it (rule: sign-up-payload). */
export async function addSignUp(event: MinyanEvent, entry: SignUpEntry): Promise<void> {
  const body: Wire['MinyanAddRequest'] = {
    poeple_count: entry.peopleCount,
    is_guest: entry.isGuest,
    only_if_minyan: entry.onlyIfMinyan,
    holiday: event.kind === 'holiday',
    added_by: 'Self',
    anonymous: entry.anonymous,
    holidayName: event.kind === 'holiday' ? event.holiday.name : null,
    reservedMussaf: entry.reservedMussaf,
    baalKorah: entry.baalKorah,
    preparedFor: entry.baalKorah ? entry.part : null,
    futureShabbos: event.kind === 'later',
    date: event.day,
    comingEarlier: entry.comingEarlier,
  };
  await write('POST', '/api/minyan/add', body);
}

/** DELETE /api/minyan/{recordId}. */
export async function removeSignUp(recordId: string): Promise<void> {
  await write('DELETE', `/api/minyan/${encodeURIComponent(recordId)}`);
}
