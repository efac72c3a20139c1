import { isHolyDay } from '@/domain/calendar/holyDay';
import { toDay } from '@/domain/day';
import { HOUR_MS } from '@/domain/duration';
import { addDays } from '@/domain/time';
import moment from 'moment-timezone';
import { communityZone } from './zone';

// The times are cached, because a scenario with many rows needs the same hours again and again.
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
  const local = moment.tz(time, communityZone);
  const day = toDay(local.format('YYYY-MM-DD'));
  const until = isHolyDay(addDays(day, 1)) ? 15 : 22;
  return !isHolyDay(day) && local.hour() >= 8 && local.hour() < until;
}
