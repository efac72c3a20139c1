import { candleLighting, nightfall } from '@/domain/calendar/times';
import { type Day, dayOf, toDay, toInstant } from '@/domain/day';
import { HOUR_MS, MINUTE_MS } from '@/domain/duration';
import type { Place } from '@/domain/place';
import { addDays } from '@/domain/time';
import { signUpCutOff } from '../../time/cutOff';
import { instantAt } from '../../time/instantAt';
import { communityZone } from '../../time/zone';
import { localTime } from '../links/linkTime';

export type JumpOrigin = {
  now: number;
  /** The day of the event for the first four jumps. */
  day: Day;
  place: Place | null;
  /** The time of the latest sign-up for that event. */
  lastSignUp: number | null;
};

/**
 * The time of each button in the QA panel that moves the clock. Null if there is no such time: no candles are lit, the place
 * is unknown, or nobody has signed up. The jumps to November are to noon in the current year.
 */
export function clockJumps({ now, day, place, lastSignUp }: JumpOrigin) {
  const cutOff = signUpCutOff(day);
  const inNovember = (date: string) =>
    instantAt(toDay(`${localTime(now).slice(0, 4)}-11-${date}`), '12:00', communityZone);
  return {
    'a minute before the cut-off': cutOff - MINUTE_MS,
    'a minute after the cut-off': cutOff + MINUTE_MS,
    'candle lighting': place && (candleLighting(day, place)?.at ?? null),
    'end of the day': place && nightfall(day, place),
    midnight: instantAt(addDays(dayOf(toInstant(now), communityZone), 1), '00:00', communityZone),
    '12 hours after the last sign-up': lastSignUp === null ? null : lastSignUp + 12 * HOUR_MS,
    'November 15': inNovember('15'),
    'November 16': inNovember('16'),
    'next week': weekLater(now),
  };
}

/** The same time of day a week later, also across a clock change. */
function weekLater(now: number): number {
  const later = addDays(dayOf(toInstant(now), communityZone), 7);
  return instantAt(later, localTime(now).slice(11, 16), communityZone) + (now % MINUTE_MS);
}
