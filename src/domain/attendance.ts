import type { Day, Instant } from './day';
import type { MinyanEvent } from './event';
import { isSameId, type Member, type MemberId } from './member';

/** A part of the reading (specification 3, 'preparedFor'). */
export type Part = 'full' | '1-4' | '5-end' | '1st' | '2nd';

/**
 * One row of attendance (specification 3). `part` is null unless the row is a Baal Korah's; `recordId`, `userId`,
 * `timeAdded` and `day` are null where the server sends none.
 */
export type SignUp = {
  recordId: string | null;
  userId: MemberId | null;
  userName: string;
  unit: string;
  peopleCount: number;
  isGuest: boolean;
  onlyIfMinyan: boolean;
  anonymous: boolean;
  reservedMussaf: boolean;
  part: Part | null;
  comingEarlier: boolean;
  timeAdded: Instant | null;
  day: Day | null;
};

/** All attendance records, in the server's order (specification 3). A holiday's `title` is its display name. */
export type Attendance = {
  upcomingShabbos: SignUp[];
  upcomingHolidays: { title: string; signUps: SignUp[] }[];
  futureShabbos: { day: Day; signUps: SignUp[] }[];
};

/** Whether a row is another unit's (decision C9): its `unit` differs from the member's, to the letter. */
export function isAnotherUnit(signUp: SignUp, unit: string): boolean {
  return signUp.unit !== unit;
}

/**
 * The rows of an event, in the server's order. A holiday's are found by its display name, a later Shabbos's by its day
 * (specification 3); where the records have no such entry there are none.
 */
export function signUpsOf(event: MinyanEvent, attendance: Attendance): SignUp[] {
  if (event.kind === 'shabbos') return attendance.upcomingShabbos;
  if (event.kind === 'later')
    return attendance.futureShabbos.find(({ day }) => day === event.day)?.signUps ?? [];
  const { displayName } = event.holiday;
  return attendance.upcomingHolidays.find(({ title }) => title === displayName)?.signUps ?? [];
}

/** A member's own record of an event: its id, null if there is none, and what it says, null if the server does not tell. */
export type OwnSignUp = { recordId: string | null; values: SignUp | null };

/**
 * The member's own record of an event (decision C7). The id is, in this order, the holiday's own; that of the member's
 * future sign-up of that day, for a Shabbos only; that of the member's row. The values are those of the member's row (the
 * one with that id, if there are several, whoever it names), or else of the future sign-up.
 */
export function ownSignUp(event: MinyanEvent, member: Member, attendance: Attendance): OwnSignUp {
  const all = signUpsOf(event, attendance);
  const rows = all.filter(({ userId }) => isSameId(userId, member.userId));
  const future = event.kind === 'holiday' ? [] : member.futureSignUps.filter(({ day }) => day === event.day);
  const listed = event.kind === 'holiday' ? event.holiday.recordId : null;
  const recordId = listed ?? firstRecordId(future) ?? firstRecordId(rows);
  const known = recordId === null ? undefined : all.find((row) => row.recordId === recordId);
  return { recordId, values: known ?? rows[0] ?? future[0] ?? null };
}

const firstRecordId = (signUps: SignUp[]) =>
  signUps.find(({ recordId }) => recordId !== null)?.recordId ?? null;
