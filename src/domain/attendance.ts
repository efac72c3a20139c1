import type { Day } from './day';
import type { MinyanEvent } from './event';
import type { Member } from './member';
import { isSameId } from './memberId';
import type { SignUp } from './signUp';

/** Everybody's sign-ups, in the server's order. The `title` of a holiday is its display name. */
export type Attendance = {
  /**
   * The upcoming Shabbos that the server named for the member when these records were read. Null if it is unknown, or if it
   * changed during the read.
   */
  listedShabbos: Day | null;
  upcomingShabbos: SignUp[];
  upcomingHolidays: { title: string; signUps: SignUp[] }[];
  futureShabbos: { day: Day; signUps: SignUp[] }[];
};

/** The list that the server has for an event. Its rows may belong to another day. */
function listFor(event: MinyanEvent, attendance: Attendance): SignUp[] {
  if (event.kind === 'shabbos') return attendance.upcomingShabbos;
  if (event.kind === 'later')
    return attendance.futureShabbos.find(({ day }) => day === event.day)?.signUps ?? [];
  const { displayName } = event.holiday;
  return attendance.upcomingHolidays.find(({ title }) => title === displayName)?.signUps ?? [];
}

/**
 * The sign-ups for an event, in the server's order. A holiday is looked up by its display name, a later Shabbos by its day.
 * Rows of another day are left out; a row of the upcoming Shabbos without a date belongs to `listedShabbos`
 * (rule: records-of-the-day). Empty where the attendance has no such entry.
 */
export function signUpsOf(event: MinyanEvent, attendance: Attendance): SignUp[] {
  const list = listFor(event, attendance);
  const dayWithoutDate = event.kind === 'shabbos' ? attendance.listedShabbos : event.day;
  const isOfEvent = ({ day }: SignUp) => (day ?? dayWithoutDate) === event.day;
  return list.every(isOfEvent) ? list : list.filter(isOfEvent);
}

/**
 * Whether the attendance can tell who comes to an event. False for the upcoming Shabbos if the records were read for another
 * one (rule: changed-upcoming-shabbos).
 */
export function isReadFor(event: MinyanEvent, attendance: Attendance): boolean {
  return (
    event.kind !== 'shabbos' ||
    attendance.listedShabbos === event.day ||
    signUpsOf(event, attendance).length > 0
  );
}

/**
 * The attendance to show for an event: the latest, unless it was read for another Shabbos, else the one shown before. At the
 * change of the Shabbos the records can be newer than the member: the latest then has rows of the next Shabbos alone, and
 * the one before is kept until the member has been read too. Null if neither can be shown.
 */
export function attendanceFor(
  event: MinyanEvent,
  latest: Attendance | null,
  before: Attendance | null,
): Attendance | null {
  if (latest === null || !isReadFor(event, latest)) return before;
  const isOfAnotherDay = listFor(event, latest).length > 0 && signUpsOf(event, latest).length === 0;
  return isOfAnotherDay ? (before ?? latest) : latest;
}

/**
 * The member's own sign-up for an event. `recordId` is null if there is none to delete; `signUp` is null if there is none, or
 * if the server sends its id alone.
 */
export type OwnSignUp = { recordId: string | null; signUp: SignUp | null };

/**
 * The member's own sign-up for an event.
 *
 * The id is the first that exists of: the id that the holiday carries; the id in the member's future sign-ups for that day
 * (Shabbos only); the id of the member's row in the attendance.
 *
 * The sign-up is the first that exists of: the row with that id, whatever member it names; the member's first row; the
 * member's future sign-up for that day.
 */
export function ownSignUp(event: MinyanEvent, member: Member, attendance: Attendance): OwnSignUp {
  const all = signUpsOf(event, attendance);
  const rows = all.filter(({ userId }) => isSameId(userId, member.userId));
  const future = event.kind === 'holiday' ? [] : member.futureSignUps.filter(({ day }) => day === event.day);
  const listed = event.kind === 'holiday' ? event.holiday.recordId : null;
  const recordId = listed ?? firstRecordId(future) ?? firstRecordId(rows);
  const known = recordId === null ? undefined : all.find((row) => row.recordId === recordId);
  return { recordId, signUp: known ?? rows[0] ?? future[0] ?? null };
}

const firstRecordId = (signUps: SignUp[]) =>
  signUps.find(({ recordId }) => recordId !== null)?.recordId ?? null;
