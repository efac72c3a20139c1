import type { SignUp } from './attendance';
import type { Day } from './day';

/** The id of a member, opaque: it goes back to the server as it came. Compare two with isSameId. */
export type MemberId = string | number;

/** How often a member is told about a minyan (specification 3): 'N' never, 'A' every time, 'M' once there is minyan. */
export type NotificationFrequency = 'N' | 'A' | 'M';

/** How a member is told about a minyan (specification 3): 'T' by text message, 'E' by mail. */
export type NotificationMethod = 'T' | 'E';

/** A point on earth, in decimal degrees: latitude -90 to 90, north positive; longitude -180 to 180, east positive. */
export type Place = { lat: number; lon: number };

/** A listed holiday (specification 3, 'Holiday item'). `recordId` is the member's own record for it, null if none. */
export type Holiday = {
  name: string;
  displayName: string;
  day: Day;
  emoji: string | null;
  recordId: string | null;
};

/** The signed-in homeowner (specification 3, 'User'). `phone` is without the +1 prefix; `balance` is in US dollars. */
export type Member = {
  userId: MemberId;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  username: string;
  unit: string;
  balance: number;
  notifications: NotificationFrequency;
  notificationMethod: NotificationMethod;
  place: Place | null;
  upcomingShabbos: Day | null;
  upcomingHolidays: Holiday[];
  futureSignUps: SignUp[];
};

/**
 * Whether two ids are one member's. An old backend sends a number here and its text there (decision C4), so 7 is '7'.
 * A missing id is nobody's, not even another missing one's.
 */
export function isSameId(one: MemberId | null, other: MemberId | null): boolean {
  return one !== null && other !== null && String(one) === String(other);
}
