import type { Attendance } from '../domain/attendance';
import type { Day } from '../domain/day';
import type { SignUp } from '../domain/signUp';
import { isObject, readDay, readText, type WireObject } from './reading';
import { readSignUp } from './readSignUp';

/** How many rows are read without a pause: about 10 ms of work for a slow phone. */
const ROWS_AT_ONCE = 1_000;

/** `before` if both have the same values in the same order, else `after`. Tables of unchanged objects do not render again. */
function keepUnchanged<T extends object>(before: T | null | undefined, after: T): T {
  if (!before) return after;
  const values = Object.values(before);
  const newValues = Object.values(after);
  const isSame =
    values.length === newValues.length && values.every((value, i) => Object.is(value, newValues[i]));
  return isSame ? before : after;
}

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

type Group<Head> = Head & { signUps: SignUp[] };

/** Reads the attendance records of the wire. Parts that equal those of `before` are the same objects. Null if it is no object. */
export async function readAttendance(
  value: unknown,
  recordedShabbos: Day | null = null,
  before?: Attendance | null,
): Promise<Attendance | null> {
  if (!isObject(value)) return null;
  let rowCount = 0;

  async function readRows(users: unknown, earlier: SignUp[] = []): Promise<SignUp[]> {
    const rows: SignUp[] = [];
    const keys = new Set<string | null>();
    for (const item of itemsOf(users)) {
      const row = readSignUp(item);
      const key = row && row.recordId !== null ? `${row.recordId} ${row.userId} ${row.day}` : null;
      // The server may list a row twice.
      if (row !== null && (key === null || !keys.has(key)))
        rows.push(keepUnchanged(earlier[rows.length], row));
      keys.add(key);
      rowCount += 1;
      // Lets the browser paint and handle input.
      if (rowCount % ROWS_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    return keepUnchanged(earlier, rows);
  }

  async function readGroups<Head extends object>(
    list: unknown,
    earlier: Group<Head>[] = [],
    readHead: (item: WireObject) => Head | null,
  ): Promise<Group<Head>[]> {
    const groups: Group<Head>[] = [];
    for (const item of itemsOf(list).filter(isObject)) {
      const head = readHead(item);
      if (head === null) continue;
      const group = earlier[groups.length];
      const signUps = await readRows(item.users, group?.signUps);
      groups.push(keepUnchanged(group, { ...head, signUps }));
    }
    return keepUnchanged(earlier, groups);
  }

  return keepUnchanged(before, {
    recordedShabbos,
    upcomingShabbos: await readRows(value.upcomingShabbos, before?.upcomingShabbos),
    upcomingHolidays: await readGroups(value.upcomingHolidays, before?.upcomingHolidays, (item) => ({
      title: readText(item.date_title).trim(),
    })),
    futureShabbos: await readGroups(value.futureShabbos, before?.futureShabbos, (item) => {
      const day = readDay(item.date);
      return day === null ? null : { day };
    }),
  });
}
