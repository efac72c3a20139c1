import type { Day, Instant } from './day';
import type { MemberId } from './memberId';

/** A part of the reading that a Baal Korah can prepare. */
export type Part = 'full' | '1-4' | '5-end' | '1st' | '2nd';

/**
 * One member's sign-up for one event, as everybody sees it. `part` is null unless the member reads as Baal Korah. `recordId`,
 * `userId`, `timeAdded` and `day` are null where the server sends none.
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

/** Whether a sign-up is from another unit than `unit`. The comparison is exact: '12a' is another unit than '12A'. */
export function isAnotherUnit(signUp: SignUp, unit: string): boolean {
  return signUp.unit !== unit;
}
