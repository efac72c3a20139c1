import { isAnotherUnit, type SignUp } from './signUp';

/** The row that has reserved Maftir and Mussaf, the first if several have; null if nobody has (specification 5). */
export function maftirHolder(signUps: readonly SignUp[]): SignUp | null {
  return signUps.find(({ reservedMussaf }) => reservedMussaf) ?? null;
}

/**
 * Whether a member may reserve Maftir and Mussaf, or give it up (specification 5): not where another unit has reserved it,
 * unless the member's own record, null if there is none, holds it.
 */
export function canReserveMaftir(signUps: readonly SignUp[], unit: string, own: SignUp | null): boolean {
  if (own?.reservedMussaf) return true;
  return !signUps.some((signUp) => signUp.reservedMussaf && isAnotherUnit(signUp, unit));
}
