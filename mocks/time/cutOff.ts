import type { Day, Instant } from '@/domain/day';
import { addDays, weekdayOf } from '@/domain/time';
import { instantAt } from './instantAt';
import { communityZone } from './zone';

/** How many days before an event its cut-off is, by the weekday of the event, Sunday first. */
const DAYS_BEFORE = [3, 3, 2, 2, 2, 2, 2];

/** The last instant at which a sign-up for an event on `day` is in time. (rule: sign-up-cut-off) */
export function signUpCutOff(day: Day): Instant {
  const daysBefore = DAYS_BEFORE[weekdayOf(day)] ?? 2;
  return instantAt(addDays(day, -daysBefore), '16:00', communityZone);
}
