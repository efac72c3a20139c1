import { MIN_MEN } from './counts';
import type { MinyanEvent } from './event';
import { namesOf } from './fields';
import type { Member } from './member';
import type { SignUp } from './signUp';

/** The fields of a sign-up that nobody enters: the server sets them. */
type ServerField = 'recordId' | 'userId' | 'userName' | 'unit' | 'timeAdded' | 'day';

/** The values that a member enters to sign up for an event. `part` is ignored unless `baalKorah` is true. */
export type SignUpEntry = Omit<SignUp, ServerField>;

/**
 * The fields that a member enters, in the order of the form, with the values of a new sign-up. Form values, comparisons and
 * requests have these fields and no others.
 */
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

/** The fields that are ticked or not. */
export type EntryFlag = {
  [Name in keyof SignUpEntry]: SignUpEntry[Name] extends boolean ? Name : never;
}[keyof SignUpEntry];

export const entryFields = namesOf(newEntry);

/** A new sign-up of a member for an event, without a record and a time. */
export function newSignUp(
  { day }: Pick<MinyanEvent, 'day'>,
  { userId, firstName, lastName, unit }: Member,
): SignUp {
  const userName = `${firstName} ${lastName}`;
  return { ...newEntry, recordId: null, userId, userName, unit, timeAdded: null, day };
}
