import type { Zone } from '../day';
import type { MinyanEvent } from '../event';
import type { Place } from '../place';
import { formatTime } from '../time';
import { candleLighting, endLabel, nightfall } from './times';

/** A time of an event as the member reads it. */
interface EventTime {
  label: string;
  time: string;
}

/**
 * The times of an event in the zone: candle lighting, then its end. A time that does not exist is left out (rules:
 * candle-lighting, end-of-day-label).
 *
 * @example
 * eventTimes({ kind: 'shabbos', day: toDay('2026-08-15') }, catskills, 'America/New_York');
 * // [{ label: 'Candle lighting', time: '7:44 pm' }, { label: 'End of Shabbos', time: '9:10 pm' }]
 */
export function eventTimes({ day, kind }: MinyanEvent, place: Place, zone: Zone): EventTime[] {
  const lighting = candleLighting(day, place);
  const end = nightfall(day, place);
  const after = lighting?.afterNightfall ? ' (after nightfall)' : '';
  return [
    ...(lighting === null
      ? []
      : [{ label: 'Candle lighting', time: `${formatTime(lighting.at, zone)}${after}` }]),
    ...(end === null ? [] : [{ label: endLabel(day, kind), time: formatTime(end, zone) }]),
  ];
}
