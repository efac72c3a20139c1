import type { Attendance } from '../domain/attendance';
import type { Day } from '../domain/day';
import type { SignUp } from '../domain/signUp';
import { isObject, readDay, readList, readText } from './reading';
import { readSignUp } from './readSignUp';

/** Reads the rows of a group. The server may list a row twice. */
function readRows(users: unknown): SignUp[] {
  const keys = new Set<string>();
  return readList(users, readSignUp).filter(({ recordId, userId, day }) => {
    if (recordId === null) return true;
    const key = `${recordId} ${userId} ${day}`;
    const isNew = !keys.has(key);
    keys.add(key);
    return isNew;
  });
}

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
