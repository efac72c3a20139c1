import { type Day, type Instant, toInstant } from '@/domain/day';
import moment from 'moment-timezone';
import { communityZone } from './zone';

/** The number of days from the cut-off to the event, for each weekday of the event, Sunday first. */
const DAYS_BEFORE = [3, 3, 2, 2, 2, 2, 2];

/** The last instant at which a sign-up for an event on `day` is in time. (rule: sign-up-cut-off) */
export function signUpCutOff(day: Day): Instant {
  const cutOff = moment.tz(`${day} 16:00`, communityZone);
  return toInstant(cutOff.subtract(DAYS_BEFORE[cutOff.day()], 'days').valueOf());
}
