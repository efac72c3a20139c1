import { candleLighting, nightfall } from '../../../src/domain/calendar/times';
import { dayOf, toDay, toInstant, type Day } from '../../../src/domain/day';
import { HOUR_MS, MINUTE_MS } from '../../../src/domain/duration';
import type { Place } from '../../../src/domain/place';
import { addDays } from '../../../src/domain/time';
import { instantAt } from '../../../src/domain/zonedTime';
import { signUpCutOff } from '../../time/cutOff';
import { communityZone } from '../../time/zone';
import { localTime, nextMidnight } from '../links/linkTime';

export type JumpName =
  | 'a minute before the cut-off'
  | 'a minute after the cut-off'
  | 'candle lighting'
  | 'end of the day'
  | 'midnight'
  | '12 hours after the last sign-up'
  | 'November 15'
  | 'November 16'
  | 'next week';

/** `at` is null if there is no such time: no candles are lit, the place is unknown, or nobody has signed up. */
type Jump = { name: JumpName; at: number | null };

export type JumpOrigin = {
  now: number;
  /** The day of the event for the first four jumps. */
  day: Day;
  place: Place | null;
  /** The time of the latest sign-up for that event. */
  lastSignUp: number | null;
};

/** One jump for each button in the QA panel. Those to November are to noon in the current year. */
export function clockJumps({ now, day, place, lastSignUp }: JumpOrigin): Jump[] {
  const cutOff = signUpCutOff(day);
  const inNovember = (date: string) =>
    instantAt(toDay(`${localTime(now).slice(0, 4)}-11-${date}`), '12:00', communityZone);
  return [
    { name: 'a minute before the cut-off', at: cutOff - MINUTE_MS },
    { name: 'a minute after the cut-off', at: cutOff + MINUTE_MS },
    { name: 'candle lighting', at: place && (candleLighting(day, place)?.at ?? null) },
    { name: 'end of the day', at: place && nightfall(day, place) },
    { name: 'midnight', at: nextMidnight(now) },
    { name: '12 hours after the last sign-up', at: lastSignUp === null ? null : lastSignUp + 12 * HOUR_MS },
    { name: 'November 15', at: inNovember('15') },
    { name: 'November 16', at: inNovember('16') },
    { name: 'next week', at: weekLater(now) },
  ];
}

/** The same time of day a week later, also across a clock change. */
function weekLater(now: number): number {
  const later = addDays(dayOf(toInstant(now), communityZone), 7);
  return instantAt(later, localTime(now).slice(11, 16), communityZone) + (now % MINUTE_MS);
}
