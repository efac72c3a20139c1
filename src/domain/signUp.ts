import type { Day, Instant } from './day';
import { isSameId, type MemberId } from './memberId';

/** A part of the reading that a Baal Korah can prepare. */
export type Part = 'full' | '1-4' | '5-end' | '1st' | '2nd';

/**
 * One member's sign-up for one event, as everybody sees it. `part` is null unless `baalKorah` is true, and also where the
 * server names no known part. `recordId`, `userId`, `timeAdded` and `day` are null where the server sends none.
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
  baalKorah: boolean;
  part: Part | null;
  comingEarlier: boolean;
  timeAdded: Instant | null;
  day: Day | null;
};

/** A member as far as the rules about units know them. `unit` is '' for a member without one. */
export type UnitMember = { userId: MemberId; unit: string };

/**
 * Whether a sign-up is from another unit than the member's. The member's own never is, whatever unit it names
 * (rule: another-unit). The comparison is exact: '12a' is another unit than '12A'. A sign-up without a unit is from another
 * unit than everybody else's (rule: members-without-unit).
 */
export function isAnotherUnit(signUp: SignUp, member: UnitMember): boolean {
  if (isSameId(signUp.userId, member.userId)) return false;
  return signUp.unit.trim() === '' || signUp.unit !== member.unit;
}

/** A sign-up or removal that the server has accepted and the app has not read back (rule: sent-values-until-read). */
export type PendingSignUp = {
  /** The `eventKey` of its event. */
  key: string;
  /** The record that it changes or removes. Null for a new sign-up. */
  recordId: string | null;
  /** The sign-up as it will be read. Null for a removal. */
  signUp: SignUp | null;
};

/** Adds what was sent to data that were read before. An earlier one for the same event is replaced. */
export function withPending<Data extends { pending?: readonly PendingSignUp[] }>(
  data: Data,
  sent: PendingSignUp,
): Data {
  const others = (data.pending ?? []).filter(({ key }) => key !== sent.key);
  return { ...data, pending: [...others, sent] };
}
