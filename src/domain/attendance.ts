import type { Day } from './day';
import { eventKey, type MinyanEvent } from './event';
import type { Holiday, Member } from './member';
import { isSameId, type MemberId } from './memberId';
import { newSignUp, type SentSignUp, type SignUp } from './signUp';

/** Everybody's sign-ups, in the server's order. The `title` of a holiday is its display name. */
export type Attendance = {
  /**
   * The Shabbos to which rows without a date belong: the one that the server named for the member, or the coming Saturday if
   * it named none. Null if nobody knows: the named Shabbos has passed since the member was read, or passed while the
   * records were read.
   */
  recordedShabbos: Day | null;
  upcomingShabbos: SignUp[];
  upcomingHolidays: { title: string; signUps: SignUp[] }[];
  futureShabbos: { day: Day; signUps: SignUp[] }[];
};

/** Keeps one row for each record id, because the server may list a day twice. Rows without an id are all kept. */
const uniqueRows = (rows: SignUp[]) => [...new Map(rows.map((row) => [row.recordId ?? row, row])).values()];

/**
 * The rows of a holiday (rule: holidays-with-one-name). Several listed holidays can share a display name, as both days of a Yom
 * Tov do. A row with a date belongs to the holiday of that day. For a row without a date the order decides: if there are as many
 * groups as holidays with that name, the first group belongs to the first holiday, and so on. Otherwise the row belongs to none.
 * In a group without a title, a row belongs to the first holiday on its day.
 */
function holidayRows(holiday: Holiday, listed: readonly Holiday[], attendance: Attendance): SignUp[] {
  const groups = attendance.upcomingHolidays.filter(({ title }) => title === holiday.displayName);
  const namesakes = listed.filter(({ displayName }) => displayName === holiday.displayName);
  // `holiday` may be from an earlier read of the member. One that is no longer listed counts as the only one with its name.
  const found = namesakes.find((one) => one === holiday) ?? namesakes.find(({ day }) => day === holiday.day);
  const self = found ?? holiday;
  const holidays = found === undefined ? [holiday] : namesakes;
  const ownerOf = ({ day }: SignUp, index: number): Holiday | undefined => {
    const byOrder = groups.length === holidays.length ? holidays[index] : undefined;
    if (day === null || byOrder?.day === day) return byOrder;
    return holidays.find((one) => one.day === day);
  };
  const rows = groups.flatMap(({ signUps }, index) => signUps.filter((row) => ownerOf(row, index) === self));
  const untitled = attendance.upcomingHolidays.flatMap(({ title, signUps }) => (title === '' ? signUps : []));
  const isOnDay = (row: SignUp) => row.day !== null && listed.find(({ day }) => day === row.day) === self;
  return uniqueRows([...rows, ...untitled.filter(isOnDay)]);
}

/** The rows of the upcoming Shabbos. A row without a date belongs to `recordedShabbos` (rule: records-of-the-day). */
function shabbosRows(day: Day, { upcomingShabbos, recordedShabbos }: Attendance): SignUp[] {
  return upcomingShabbos.filter((row) => (row.day ?? recordedShabbos) === day);
}

/**
 * The rows of a later Shabbos. If its group is missing or empty, they are the rows with its date in the list of the upcoming
 * Shabbos: the server moves them there before it names that Shabbos as the upcoming one.
 */
function laterRows(day: Day, { futureShabbos, upcomingShabbos }: Attendance): SignUp[] {
  const groups = futureShabbos.filter((group) => group.day === day);
  const rows = uniqueRows(groups.flatMap(({ signUps }) => signUps.filter((row) => (row.day ?? day) === day)));
  return rows.length > 0 ? rows : upcomingShabbos.filter((row) => row.day === day);
}

/** The sign-up or removal that the member has sent for an event. Undefined if nothing was sent, or once a read contains it. */
export function sentFor(event: MinyanEvent, sent: readonly SentSignUp[]): SentSignUp | undefined {
  return sent.find(({ key }) => key === eventKey(event));
}

/**
 * The sign-ups for an event, in the server's order. Those of a holiday are in the groups with its display name (see
 * holidayRows), those of a later Shabbos in the group of its day. Rows of another day are left out. What the member has sent
 * is applied (see withSent).
 */
export function signUpsOf(
  event: MinyanEvent,
  member: Member,
  attendance: Attendance,
  sent: readonly SentSignUp[] = [],
): SignUp[] {
  return withSent(rowsOf(event, member, attendance), member.userId, sentFor(event, sent));
}

/** Replaces the member's own row of an event by the sent sign-up, or adds it at the end. A sent removal removes the row. */
export function withSent(rows: SignUp[], userId: MemberId, sent: SentSignUp | undefined): SignUp[] {
  if (sent === undefined) return rows;
  const { recordId, signUp } = sent;
  const own = signUp === null ? [] : [signUp];
  const isOwn = (row: SignUp) =>
    isSameId(row.userId, userId) || (recordId !== null && row.recordId === recordId);
  const index = rows.findIndex(isOwn);
  return index === -1 ? [...rows, ...own] : [...rows.slice(0, index), ...own, ...rows.slice(index + 1)];
}

function rowsOf(event: MinyanEvent, { upcomingHolidays }: Member, attendance: Attendance): SignUp[] {
  if (event.kind === 'shabbos' && hasRecordsFor(event, attendance)) return shabbosRows(event.day, attendance);
  // Also a 'shabbos': the records may have been read when its day was still a later Shabbos.
  if (event.kind !== 'holiday') return laterRows(event.day, attendance);
  return holidayRows(event.holiday, upcomingHolidays, attendance);
}

/**
 * Whether the attendance can tell who comes to an event. For the upcoming Shabbos: true if the records were read for it, or
 * if a row has its date. Always true for other events (rule: changed-upcoming-shabbos).
 */
export function hasRecordsFor({ kind, day }: MinyanEvent, attendance: Attendance): boolean {
  return kind !== 'shabbos' || attendance.recordedShabbos === day || shabbosRows(day, attendance).length > 0;
}

/**
 * The records to show for an event, usually `latest`. Returns `before` if `latest` is null or cannot tell who comes (see
 * hasRecordsFor). If `latest` has only rows of another Shabbos, returns `before ?? latest`: the server has moved on to the next
 * Shabbos, and the member has not been read since. Null if neither can be shown.
 */
export function recordsFor<Records extends { attendance: Attendance }>(
  event: MinyanEvent,
  latest: Records | null,
  before: Records | null,
): Records | null {
  if (latest === null || !hasRecordsFor(event, latest.attendance)) return before;
  if (event.kind !== 'shabbos') return latest;
  const rows = latest.attendance.upcomingShabbos;
  const isOfAnotherDay = rows.length > 0 && shabbosRows(event.day, latest.attendance).length === 0;
  return isOfAnotherDay ? (before ?? latest) : latest;
}

/**
 * The member's own sign-up for an event, null if there is none. A sent sign-up or removal has precedence.
 *
 * Its `recordId` is the first that exists of: the id in the listed holiday; the id in the member's future sign-ups for that day
 * (Shabbos only); the id of the member's row in the attendance. Null if there is no record to delete.
 *
 * Its values are the first that exist of: the row with that id, whatever member it names; the member's first row; the member's
 * future sign-up for that day. If the server sends only the id, they are the values of a new sign-up.
 */
export function ownSignUp(
  event: MinyanEvent,
  member: Member,
  attendance: Attendance,
  sent: readonly SentSignUp[] = [],
): SignUp | null {
  const last = sentFor(event, sent);
  if (last !== undefined) return last.signUp;
  const all = rowsOf(event, member, attendance);
  const rows = all.filter(({ userId }) => isSameId(userId, member.userId));
  const future = event.kind === 'holiday' ? [] : member.futureSignUps.filter(({ day }) => day === event.day);
  const listed = event.kind === 'holiday' ? event.holiday.recordId : null;
  const recordId = listed ?? firstRecordId(future) ?? firstRecordId(rows);
  const known = recordId === null ? undefined : all.find((row) => row.recordId === recordId);
  const signUp = known ?? rows[0] ?? future[0];
  if (signUp !== undefined) return signUp.recordId === recordId ? signUp : { ...signUp, recordId };
  return recordId === null ? null : { ...newSignUp(event, member), recordId };
}

const firstRecordId = (signUps: SignUp[]) =>
  signUps.find(({ recordId }) => recordId !== null)?.recordId ?? null;
