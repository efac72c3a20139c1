import { isPartAvailable, PARTS } from './baalKorah';
import { comingEarlierWeekday } from './comingEarlier';
import type { Community } from './community';
import { MAX_MEN, MIN_MEN } from './counts';
import type { Day } from './day';
import { canReserveMaftir } from './maftirMussaf';
import type { Part, SignUp, UnitMember } from './signUp';

/** A part of the reading as a choice. */
type PartOption = { part: Part; label: string; refusal: 'heldByAnotherUnit' | null };

/**
 * Everything that a member may choose when signing up for an event. A `refusal` says why a choice is not allowed; it is null
 * where the choice is allowed.
 */
export type SignUpOptions = {
  /** The number of men, both bounds inclusive. `min` is 0 if the sign-up can be removed, otherwise 1. */
  men: { min: number; max: number };
  /** Removing the sign-up, which the form does for 0 men. 'noRecordId': the server has the sign-up but names no id for it. */
  removal: { refusal: 'notSignedUp' | 'noRecordId' | null };
  /** Ticking 'Baal Korah'. Clearing the box is always allowed. */
  baalKorah: { refusal: 'noPartLeft' | null };
  /** All parts of the reading, in the order of the form. */
  parts: readonly PartOption[];
  /** Ticking or clearing 'Reserve Maftir/Mussaf'. 'hiddenByCommunity' comes before any other reason. */
  maftir: { refusal: 'hiddenByCommunity' | 'heldByAnotherUnit' | null };
  /** Coming two days before the event: that weekday's English name, or null where it cannot be chosen. */
  comingEarlier: { weekday: string | null; refusal: 'hiddenByCommunity' | 'fridayOrSaturday' | null };
};

interface SignUpSituation {
  /** The day of the event. */
  day: Day;
  member: UnitMember;
  community: Pick<Community, 'maftirMussafOption' | 'openOnThu'>;
  /** All sign-ups for the event. The member's own may be among them, also under another user id (see ownSignUp). */
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
 * parts[0]; // { part: 'full', label: 'Full Parsha', refusal: 'heldByAnotherUnit' }
 */
export function signUpOptions(situation: SignUpSituation): SignUpOptions {
  const { day, member, community, recordId } = situation;
  const signUps = situation.signUps.filter((row) => recordId === null || row.recordId !== recordId);
  const removal = removalRefusal(situation);
  const parts = PARTS.map(({ part, label }): PartOption => {
    const isFree = isPartAvailable(part, signUps, member);
    return { part, label, refusal: isFree ? null : 'heldByAnotherUnit' };
  });
  const isAnyPartLeft = parts.some(({ refusal }) => refusal === null);
  return {
    men: { min: removal === null ? 0 : MIN_MEN, max: MAX_MEN },
    removal: { refusal: removal },
    baalKorah: { refusal: isAnyPartLeft ? null : 'noPartLeft' },
    parts,
    maftir: { refusal: maftirRefusal({ ...situation, signUps }) },
    comingEarlier: comingEarlierOption(day, community),
  };
}

function removalRefusal({ recordId, own }: SignUpSituation): SignUpOptions['removal']['refusal'] {
  if (recordId !== null) return null;
  return own === null ? 'notSignedUp' : 'noRecordId';
}

function maftirRefusal({
  community,
  signUps,
  member,
  own,
}: SignUpSituation): SignUpOptions['maftir']['refusal'] {
  if (!community.maftirMussafOption) return 'hiddenByCommunity';
  return canReserveMaftir(signUps, member, own) ? null : 'heldByAnotherUnit';
}

function comingEarlierOption(
  day: Day,
  community: SignUpSituation['community'],
): SignUpOptions['comingEarlier'] {
  if (!community.openOnThu) return { weekday: null, refusal: 'hiddenByCommunity' };
  const weekday = comingEarlierWeekday(day, community.openOnThu);
  return { weekday, refusal: weekday === null ? 'fridayOrSaturday' : null };
}
