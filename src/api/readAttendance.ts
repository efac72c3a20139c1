import type { Attendance } from '../domain/attendance';
import type { Day } from '../domain/day';
import type { Part, SignUp } from '../domain/signUp';
import {
  isObject,
  readChoice,
  readCount,
  readDay,
  readFlag,
  readId,
  readInstant,
  readOptionalText,
  readText,
  type WireObject,
} from './reading';

const parts: readonly Part[] = ['full', '1-4', '5-end', '1st', '2nd'];

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
    peopleCount: readCount(value.poeple_count),
    isGuest: readFlag(value.is_guest, false),
    onlyIfMinyan: readFlag(value.only_if_minyan, false),
    anonymous: readFlag(value.anonymous, false),
    reservedMussaf: readFlag(value.reservedMussaf, false),
    baalKorah,
    part: baalKorah ? readChoice(value.preparedFor, parts, null) : null,
    comingEarlier: readFlag(value.comingEarlier, false),
    timeAdded: readInstant(value.timeAdded),
    day: readDay(value.date),
  };
}

/** A long computation that can pause at each `yield`. */
export type Steps<T> = Generator<void, T>;

export function runAtOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Runs a computation. After every `count` steps the browser can paint and handle input. */
export async function runInSlices<T>(steps: Steps<T>, count: number): Promise<T> {
  for (let done = 1; ; done += 1) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (done % count === 0)
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
  }
}

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

function* rowSteps(value: unknown, before: SignUp[] = []): Steps<SignUp[]> {
  const rows: SignUp[] = [];
  for (const item of itemsOf(value)) {
    const row = readSignUp(item);
    if (row !== null) rows.push(keepUnchanged(before[rows.length], row));
    yield;
  }
  return keepUnchanged(before, rows);
}

type Group<Head> = Head & { signUps: SignUp[] };

function* groupSteps<Head extends object>(
  value: unknown,
  before: Group<Head>[] = [],
  readHead: (item: WireObject) => Head | null,
): Steps<Group<Head>[]> {
  const groups: Group<Head>[] = [];
  for (const item of itemsOf(value)) {
    const head = isObject(item) ? readHead(item) : null;
    if (!isObject(item) || head === null) continue;
    const earlier = before[groups.length];
    const signUps = yield* rowSteps(item.users, earlier?.signUps);
    groups.push(keepUnchanged(earlier, { ...head, signUps }));
  }
  return keepUnchanged(before, groups);
}

/** Reads the records of the wire, one row in each step. Parts equal to those of `before` are the same objects. */
export function* attendanceSteps(
  value: unknown,
  recordedShabbos: Day | null,
  before?: Attendance | null,
): Steps<Attendance | null> {
  if (!isObject(value)) return null;
  return keepUnchanged(before, {
    recordedShabbos,
    upcomingShabbos: yield* rowSteps(value.upcomingShabbos, before?.upcomingShabbos),
    upcomingHolidays: yield* groupSteps(value.upcomingHolidays, before?.upcomingHolidays, (item) => ({
      title: readText(item.date_title),
    })),
    futureShabbos: yield* groupSteps(value.futureShabbos, before?.futureShabbos, (item) => {
      const day = readDay(item.date);
      return day === null ? null : { day };
    }),
  });
}

export function readAttendance(value: unknown, recordedShabbos: Day | null = null): Attendance | null {
  return runAtOnce(attendanceSteps(value, recordedShabbos));
}
