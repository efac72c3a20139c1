import { isAnotherUnit, type SignUp, type UnitMember } from './signUp';

/** The sign-up that has reserved Maftir and Mussaf; the first one if several have. Null if none has. */
export function maftirHolder(signUps: readonly SignUp[]): SignUp | null {
  return signUps.find(({ reservedMussaf }) => reservedMussaf) ?? null;
}

/**
 * Whether a member may reserve Maftir and Mussaf, or cancel that reservation. False if another unit has reserved them, unless
 * the member's own sign-up has too. `own` is that sign-up, null if there is none (rule: maftir-one-per-week).
 */
export function canReserveMaftir(
  signUps: readonly SignUp[],
  member: UnitMember,
  own: Pick<SignUp, 'reservedMussaf'> | null,
): boolean {
  if (own?.reservedMussaf) return true;
  return !signUps.some((signUp) => signUp.reservedMussaf && isAnotherUnit(signUp, member));
}
