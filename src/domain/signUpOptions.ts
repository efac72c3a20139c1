import { isPartAvailable, PARTS } from './baalKorah';
import type { Community } from './community';
import type { Day } from './day';
import { isAnotherUnit, MAX_MEN, MIN_MEN, type SignUp, type UnitMember } from './signUp';
import { addDays, isFridayOrSaturday, weekdayName } from './time';

/** The choices of a sign-up that the community, other units or the day can limit. */
export type SignUpOptions = ReturnType<typeof signUpOptions>;

interface SignUpSituation {
  /** The day of the event. */
  day: Day;
  member: UnitMember;
  community: Pick<Community, 'maftirMussafOption' | 'openOnThu'>;
  /** All sign-ups for the event. The member's own may be among them, even under another user id (see ownSignUp). */
  signUps: readonly SignUp[];
  /** The member's own sign-up for the event (see ownSignUp). */
  own: Pick<SignUp, 'reservedMussaf'> | null;
  /** The record that a removal would remove. Null without one. */
  recordId: string | null;
}

/**
 * Returns what a member may choose when signing up for an event or changing the sign-up. A sign-up of the member's own unit
 * never makes a choice unavailable.
 *
 * @example
 * const { men, parts } = signUpOptions({ day, member, community, signUps, own, recordId });
 * men; // { min: 1, max: 40 }
 * parts[0]; // { part: 'full', label: 'Full Parsha', isAvailable: false }
 */
export function signUpOptions({ day, member, community, signUps, own, recordId }: SignUpSituation) {
  const others = signUps.filter((row) => recordId === null || row.recordId !== recordId);
  const parts = PARTS.map((one) => ({ ...one, isAvailable: isPartAvailable(one.part, others, member) }));
  // The member may cancel their own reservation even if another unit has one, too (rule: maftir-one-per-week).
  const canReserveMaftir =
    own?.reservedMussaf || !others.some((signUp) => signUp.reservedMussaf && isAnotherUnit(signUp, member));
  const shownMaftir = canReserveMaftir ? 'available' : 'taken';
  const maftir: 'available' | 'taken' | 'hidden' = community.maftirMussafOption ? shownMaftir : 'hidden';
  return {
    /** The number of men, both bounds inclusive. `min` is 0 if there is a record to remove, otherwise 1. */
    men: { min: recordId === null ? MIN_MEN : 0, max: MAX_MEN },
    /** All parts of the reading, in the order of the form. Another unit's part is not available. */
    parts,
    /** Whether any part is available. If not, 'Baal Korah' can be cleared but not ticked. */
    isPartLeft: parts.some(({ isAvailable }) => isAvailable),
    /** The choice 'Reserve Maftir/Mussaf': 'hidden' by the community, 'taken' only by another unit, or 'available'. */
    maftir,
    /** The English name of the weekday two days before the event. Null if coming then is not offered. */
    comingEarlierWeekday: comingEarlierWeekday(day, community.openOnThu),
  };
}

/**
 * The English weekday two days before an event, for the choice 'Coming on {weekday}'. Null if the event has no such choice:
 * the community does not set `openOnThu`, or that weekday is a Friday or Saturday (rule: coming-earlier).
 */
export function comingEarlierWeekday(day: Day, openOnThu: boolean): string | null {
  if (!openOnThu) return null;
  const earlier = addDays(day, -2);
  return isFridayOrSaturday(earlier) ? null : weekdayName(earlier);
}
