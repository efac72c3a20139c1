import type { SignUp } from './signUp';
import type { Instant } from './day';
import { HOUR_MS } from './duration';
import { isSameId, type MemberId } from './memberId';

/** For how many hours an anonymous sign-up hides its name (specification 9). */
export const ANONYMOUS_HOURS = 12;

/**
 * Whether a row's name and unit are hidden from a member (decision D6): it is anonymous, not the member's own, and less than
 * 12 hours old; at 12:00:00.000 hours the name shows. Without the time of signing up it stays hidden.
 */
export function isNameHidden(signUp: SignUp, viewerId: MemberId, now: Instant): boolean {
  if (!signUp.anonymous || isSameId(signUp.userId, viewerId)) return false;
  return signUp.timeAdded === null || now - signUp.timeAdded < ANONYMOUS_HOURS * HOUR_MS;
}

/** A row's name as a member may read it: 'Anonymous' while it is hidden. The '(guest)' after it is the reader's to add. */
export function shownName(signUp: SignUp, viewerId: MemberId, now: Instant): string {
  return isNameHidden(signUp, viewerId, now) ? 'Anonymous' : signUp.userName;
}
