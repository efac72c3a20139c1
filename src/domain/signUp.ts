import type { Day, Instant } from './day';
import { isSameId, type MemberId } from './memberId';

/** The parts of the reading that a Baal Korah can prepare. */
export const partValues = ['full', '1-4', '5-end', '1st', '2nd'] as const;

export type Part = (typeof partValues)[number];

/** The values that a member enters. `part` is null where none is chosen or known, and ignored unless `baalKorah` is true. */
export type SignUpEntry = {
  peopleCount: number;
  isGuest: boolean;
  onlyIfMinyan: boolean;
  anonymous: boolean;
  reservedMussaf: boolean;
  baalKorah: boolean;
  part: Part | null;
  comingEarlier: boolean;
};

/**
 * One member's sign-up for one event, as everybody sees it. The server sets the fields that the member does not enter. `recordId`,
 * `userId`, `timeAdded` and `day` are null where it sends none. `part` is also null unless `baalKorah` is true.
 */
export type SignUp = SignUpEntry & {
  recordId: string | null;
  userId: MemberId | null;
  userName: string;
  unit: string;
  timeAdded: Instant | null;
  day: Day | null;
};

/** Identifies a sign-up among those of its event, in newer records too: by its record id, or without one by its member. */
export const signUpIdentity = ({ recordId, userId, userName }: SignUp): string =>
  recordId ?? `${userId} ${userName}`;

/** The part of a member that the rules about units need. `unit` is '' for a member without one. */
export type UnitMember = { userId: MemberId; unit: string };

/**
 * Whether a sign-up is from another unit than the member's. False for the member's own sign-up, whatever unit it names
 * (rule: another-unit). The comparison is exact: '12a' is another unit than '12A'. Another member's sign-up without a unit is
 * always from another unit (rule: members-without-unit).
 */
export function isAnotherUnit(signUp: SignUp, member: UnitMember): boolean {
  if (isSameId(signUp.userId, member.userId)) return false;
  return signUp.unit.trim() === '' || signUp.unit !== member.unit;
}

/** The smallest number of men that a sign-up can have, inclusive. Sending 0 removes a sign-up instead. */
export const MIN_MEN = 1;

/** The largest number of men that a sign-up can have, inclusive. */
export const MAX_MEN = 40;

/** The values of a new sign-up, in the order of the form. The form has exactly these fields, and two entries are compared by them. */
export const newEntry: SignUpEntry = {
  peopleCount: MIN_MEN,
  isGuest: false,
  onlyIfMinyan: false,
  anonymous: false,
  reservedMussaf: false,
  baalKorah: false,
  part: null,
  comingEarlier: false,
};

const isField = (name: string): name is keyof SignUpEntry => name in newEntry;

export const entryFields = Object.keys(newEntry).filter(isField);

/** Shown for a member without a name. */
export const UNNAMED = 'Member';

/** A new sign-up of a member for an event, without a record and a time. */
export function newSignUp(
  { day }: { day: Day },
  { userId, firstName, lastName, unit }: UnitMember & { firstName: string; lastName: string },
): SignUp {
  const userName = `${firstName} ${lastName}`.trim() || UNNAMED;
  return { ...newEntry, recordId: null, userId, userName, unit, timeAdded: null, day };
}

/** A sign-up or removal that the server has accepted, but no read contains yet (rule: sent-values-until-read). */
export type SentSignUp = {
  /** The `eventKey` of its event. A list of sent sign-ups has one for each key. */
  key: string;
  /** The record that it changes or removes. Null for a new sign-up. */
  recordId: string | null;
  /** The sign-up as a read will return it. Null for a removal. */
  signUp: SignUp | null;
};
