import { uniqBy } from 'es-toolkit';
import type { Attendance } from '../domain/attendance';
import type { Day } from '../domain/day';
import { partValues, type SignUp, UNNAMED } from '../domain/signUp';
import {
  isObject,
  readChoice,
  readCount,
  readDay,
  readFlag,
  readId,
  readInstant,
  readList,
  readOptionalText,
  readText,
} from './reading';

/** Reads a row of the attendance records, or an entry of the user's `futureMinyanRecords`. Null if it is not an object. */
export function readSignUp(value: unknown): SignUp | null {
  if (!isObject(value)) return null;
  const baalKorah = readFlag(value.baalKorah, false);
  return {
    recordId: readOptionalText(value._id),
    userId: readId(value.user_id),
    userName: readOptionalText(value.user_name) ?? UNNAMED,
    unit: readText(value.unit).trim(),
    // Misspelled by the backend.
    peopleCount: readCount(value.poeple_count),
    isGuest: readFlag(value.is_guest, false),
    onlyIfMinyan: readFlag(value.only_if_minyan, false),
    anonymous: readFlag(value.anonymous, false),
    reservedMussaf: readFlag(value.reservedMussaf, false),
    baalKorah,
    part: baalKorah ? readChoice(value.preparedFor, partValues, null) : null,
    comingEarlier: readFlag(value.comingEarlier, false),
    timeAdded: readInstant(value.timeAdded),
    day: readDay(value.date),
  };
}

/** Reads the rows of a group. The server may list a row twice. */
const readRows = (users: unknown) =>
  uniqBy(readList(users, readSignUp), (row) =>
    row.recordId === null ? row : `${row.recordId} ${row.userId} ${row.day}`,
  );

/** Reads the attendance records of the wire. Null if the value is not an object. */
export function readAttendance(value: unknown, recordedShabbos: Day | null = null): Attendance | null {
  if (!isObject(value)) return null;
  return {
    recordedShabbos,
    upcomingShabbos: readRows(value.upcomingShabbos),
    upcomingHolidays: readList(value.upcomingHolidays, (item) =>
      isObject(item) ? { title: readText(item.date_title).trim(), signUps: readRows(item.users) } : null,
    ),
    futureShabbos: readList(value.futureShabbos, (item) => {
      const day = isObject(item) ? readDay(item.date) : null;
      return isObject(item) && day !== null ? { day, signUps: readRows(item.users) } : null;
    }),
  };
}
