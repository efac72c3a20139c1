import moment from 'moment-timezone/moment-timezone.js';
import type { Instant, Zone } from './day';
import { zoneData } from './zoneData';

// Only this module of the app uses moment. Moment objects are mutable, so every function here returns a plain value. Neither the
// first load nor the home screen may import this module: moment would delay them. The other modules of days and times use `Intl`.
moment.tz.load(zoneData);

/** The time of a sign-up in a zone, such as '8/13/2026, Thu 3:59pm'. Seconds are cut off, so that its date stays right. */
export function formatSignUpTime(instant: Instant, zone: Zone): string {
  return moment.tz(instant, zone).format('M/D/YYYY, ddd h:mma');
}
