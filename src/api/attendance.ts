import useSWR, { useSWRConfig } from 'swr';
import { ApiError, get, write } from './client';
import type { components } from './contract';
import { keys, LIVE_INTERVAL } from './keys';
import {
  isObject,
  readChoice,
  readFlag,
  readId,
  readInstant,
  readList,
  readNumber,
  readOptionalText,
  readText,
} from './reading';
import { dayFromWire } from './wireTime';
import type { Attendance } from '../domain/attendance';
import { PARTS } from '../domain/baalKorah';
import type { Day } from '../domain/day';
import type { MinyanEvent } from '../domain/event';
import type { MemberId } from '../domain/memberId';
import type { SignUp } from '../domain/signUp';
import type { SignUpEntry } from '../domain/signUpEntry';
import { site } from '../site';

type Wire = components['schemas'];

const partNames = PARTS.map(({ part }) => part);

/** A row of the attendance records, or an entry of the member's own `futureMinyanRecords`. */
export function parseRecord(value: unknown): SignUp | null {
  if (!isObject(value)) return null;
  return {
    recordId: readOptionalText(value._id),
    userId: readId(value.user_id),
    userName: readText(value.user_name),
    unit: readText(value.unit),
    // The wire spells it so.
    peopleCount: readNumber(value.poeple_count) ?? 0,
    isGuest: readFlag(value.is_guest, false),
    onlyIfMinyan: readFlag(value.only_if_minyan, false),
    anonymous: readFlag(value.anonymous, false),
    reservedMussaf: readFlag(value.reservedMussaf, false),
    part: readFlag(value.baalKorah, false) ? readChoice(value.preparedFor, partNames, null) : null,
    comingEarlier: readFlag(value.comingEarlier, false),
    timeAdded: readInstant(value.timeAdded),
    day: dayFromWire(value.date, site.timeZone),
  };
}

/** The wire's attendance records; null if they are none. */
export function readAttendance(value: unknown): Attendance | null {
  if (!isObject(value)) return null;
  return {
    upcomingShabbos: readList(value.upcomingShabbos, parseRecord),
    upcomingHolidays: readList(value.upcomingHolidays, (item) =>
      isObject(item)
        ? { title: readText(item.date_title), signUps: readList(item.users, parseRecord) }
        : null,
    ),
    futureShabbos: readList(value.futureShabbos, (item) => {
      const day = isObject(item) ? dayFromWire(item.date, site.timeZone) : null;
      return isObject(item) && day !== null ? { day, signUps: readList(item.users, parseRecord) } : null;
    }),
  };
}

async function fetchAttendance(): Promise<Attendance> {
  const attendance = readAttendance(await get('/api/minyan'));
  if (attendance === null) throw new ApiError('unreadable', 'GET /api/minyan', 200);
  return attendance;
}

/**
 * Everybody's sign-ups, read again on focus, on reconnect and once a minute while the page is visible. A failure
 * is logged and tried again; the member is not told (section 8 of the specification). Nothing is read for nobody.
 */
export function useAttendance(userId: MemberId | null) {
  const shared = useSWRConfig();
  const { data, error } = useSWR(userId === null ? null : keys.attendance(userId), fetchAttendance, {
    refreshInterval: LIVE_INTERVAL,
    onError: (failure: unknown, key) => {
      // oxlint-disable-next-line no-console -- the specification asks for this one
      console.error('The minyan records could not be loaded.', failure);
      shared.onError(failure, key, shared);
    },
  });
  return { attendance: data ?? null, hasFailed: data === undefined && error !== undefined };
}

/** `attendance` is null while the records have not come; `hasFailed` only then. */
export type LoadedAttendance = ReturnType<typeof useAttendance>;

/** POST /api/minyan/add: adds the member's sign-up for `event`, or updates it (decision C8). */
export async function addSignUp(event: MinyanEvent, entry: SignUpEntry): Promise<void> {
  const date: Day = event.day;
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
    date,
    comingEarlier: entry.comingEarlier,
  };
  await write('POST', '/api/minyan/add', body);
}

/** DELETE /api/minyan/{recordId}. */
export async function removeSignUp(recordId: string): Promise<void> {
  await write('DELETE', `/api/minyan/${encodeURIComponent(recordId)}`);
}
