import type { Instant } from './day';
import { HOUR_MS } from './duration';
import { isSameId, type MemberId } from './memberId';
import type { SignUp } from './signUp';

/** The text that is shown in place of a hidden name. */
export const HIDDEN_NAME = 'Anonymous';

/**
 * Whether the name and unit of a sign-up are hidden from a member (rule: anonymous-twelve-hours). They are hidden if the
 * sign-up is anonymous, is another member's, and is less than 12 hours old; at exactly 12 hours they are shown. If
 * such a sign-up has no time, they stay hidden.
 */
export function isNameHidden(signUp: SignUp, viewerId: MemberId, now: Instant): boolean {
  if (!signUp.anonymous || isSameId(signUp.userId, viewerId)) return false;
  return signUp.timeAdded === null || now - signUp.timeAdded < 12 * HOUR_MS;
}
