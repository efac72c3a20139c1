import type { Day } from './day';
import type { MemberId } from './memberId';
import type { Place } from './place';
import type { SignUp } from './signUp';

/** A holiday that the server lists. `recordId` is the id of the member's own sign-up for it, null if there is none. */
export type Holiday = {
  name: string;
  displayName: string;
  day: Day;
  emoji: string | null;
  recordId: string | null;
};

/** The signed-in homeowner: `phone` without '+1', `balance` in US dollars, `upcomingShabbos` and `place` null where the server names none. */
export type Member = {
  userId: MemberId;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  username: string;
  unit: string;
  balance: number;
  /** When the member is notified about a minyan: 'N' never, 'A' after every sign-up, 'M' once there is a minyan. */
  notifications: 'N' | 'A' | 'M';
  /** How the member is notified about a minyan: 'T' by text message, 'E' by email. */
  notificationMethod: 'T' | 'E';
  place: Place | null;
  upcomingShabbos: Day | null;
  upcomingHolidays: Holiday[];
  futureSignUps: SignUp[];
};
