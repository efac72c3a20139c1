import { candleLighting, nightfall } from '@/domain/calendar/times';
import type { Day } from '@/domain/day';
import { HOUR_MS, MINUTE_MS } from '@/domain/duration';
import type { Place } from '@/domain/place';
import moment from 'moment-timezone';
import { signUpCutOff } from '../../time/cutOff';
import { communityZone } from '../../time/zone';

export type JumpOrigin = {
  now: number;
  /** The day of the event for the first four jumps. */
  day: Day;
  place: Place | null;
  /** The time of the latest sign-up for that event. */
  lastSignUp: number | null;
};

/**
 * The times to which the buttons in the QA panel move the clock. Null if there is no such time: no candles are lit, the place
 * is unknown, or nobody has signed up. The jumps to November are to noon in the current year (rule: winterize-season-over).
 */
export function clockJumps({ now, day, place, lastSignUp }: JumpOrigin) {
  const cutOff = signUpCutOff(day);
  const local = moment.tz(now, communityZone);
  const inNovember = (date: number) => moment.tz(`${local.year()}-11-${date} 12:00`, communityZone).valueOf();
  return {
    'a minute before the cut-off': cutOff - MINUTE_MS,
    'a minute after the cut-off': cutOff + MINUTE_MS,
    'candle lighting': place && (candleLighting(day, place)?.at ?? null),
    'end of the day': place && nightfall(day, place),
    midnight: local.clone().add(1, 'day').startOf('day').valueOf(),
    '12 hours after the last sign-up': lastSignUp === null ? null : lastSignUp + 12 * HOUR_MS,
    'November 15': inNovember(15),
    'November 16': inNovember(16),
    'next week': local.clone().add(1, 'week').valueOf(),
  };
}
