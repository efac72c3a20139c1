import { isHolyDay } from '@/domain/calendar/holyDay';
import { dayOf, toInstant } from '@/domain/day';
import { HOUR_MS } from '@/domain/duration';
import { addDays } from '@/domain/time';
import { instantAt } from './instantAt';
import { communityZone } from './zone';

// A cache, because a scenario with many rows asks for the same hours again and again.
const found = new Map<number, number>();

/**
 * The last time at or before `time`, in steps of an hour, at which a member signs up: from 8 am to 10 pm in the community's
 * zone, never on Shabbos or Yom Tov, and on the day before only until 3 pm.
 */
export function signUpTime(time: number): number {
  const answer = found.get(time) ?? (isSignUpTime(time) ? time : signUpTime(time - HOUR_MS));
  found.set(time, answer);
  return answer;
}

function isSignUpTime(time: number): boolean {
  const day = dayOf(toInstant(time), communityZone);
  const until = isHolyDay(addDays(day, 1)) ? '15:00' : '22:00';
  return (
    !isHolyDay(day) &&
    time >= instantAt(day, '08:00', communityZone) &&
    time < instantAt(day, until, communityZone)
  );
}
