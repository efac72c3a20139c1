import { type Day, type Instant, toInstant, type Zone } from '../day';
import { MINUTE_MS } from '../duration';
import type { MinyanEvent } from '../event';
import type { Place } from '../place';
import { addDays, formatTime, FRIDAY, SATURDAY, weekdayOf } from '../time';
import { isHolyDay, isYomTov } from './holyDay';
import { sunset } from './sunset';

/** The calendar library's candle lighting, in minutes before sunset. */
const LIGHTING_MINUTES_BEFORE_SUNSET = 18;
/** Nightfall, in minutes after sunset. */
const NIGHT_MINUTES_AFTER_SUNSET = 72;
/** How many minutes after the calendar library's time the community lights candles. */
const MINUTES_AFTER_LIBRARY_TIME = 3;

/**
 * When candles are lit for a day: on the day before, 3 minutes after the calendar library's time, on a full minute. The
 * library's time is 18 minutes before sunset, with the seconds of sunset cut off. If the day before is Shabbos or Yom Tov, but
 * not a Friday, the library's time is nightfall, and `afterNightfall` is true. Null if the day is neither Shabbos nor Yom Tov,
 * the place is not on earth, or the sun does not set there (rule: candle-lighting).
 */
export function candleLighting(day: Day, place: Place): { at: Instant; afterNightfall: boolean } | null {
  if (!isHolyDay(day)) return null;
  const eve = addDays(day, -1);
  const afterNightfall = isHolyDay(eve) && weekdayOf(eve) !== FRIDAY;
  const at = afterNightfall ? nightfall(eve, place) : beforeSunset(eve, place);
  return at === null ? null : { at: toInstant(at + MINUTES_AFTER_LIBRARY_TIME * MINUTE_MS), afterNightfall };
}

/**
 * When a day ends: 72 minutes after sunset, on a full minute. Sunset is rounded to the nearest minute, 30 seconds up, as the
 * calendar library does. Null if the place is not on earth or the sun does not set there.
 */
export function nightfall(day: Day, place: Place): Instant | null {
  const set = sunset(day, place);
  if (set === null) return null;
  return toInstant((Math.round(set / MINUTE_MS) + NIGHT_MINUTES_AFTER_SUNSET) * MINUTE_MS);
}

function beforeSunset(day: Day, place: Place): number | null {
  const set = sunset(day, place);
  return set === null ? null : (Math.floor(set / MINUTE_MS) - LIGHTING_MINUTES_BEFORE_SUNSET) * MINUTE_MS;
}

/**
 * The label of an event's nightfall in its panel: 'End of Yom Tov' for a holiday that is Yom Tov, 'End of Shabbos' on any other
 * Saturday. It is 'Nightfall' on any other weekday, and if the next day is Shabbos or Yom Tov (rule: end-of-day-label).
 */
export function endLabel(day: Day, kind: MinyanEvent['kind']): string {
  if (isHolyDay(addDays(day, 1))) return 'Nightfall';
  if (kind === 'holiday' && isYomTov(day)) return 'End of Yom Tov';
  return weekdayOf(day) === SATURDAY ? 'End of Shabbos' : 'Nightfall';
}

/**
 * The times of an event in the zone, as members read them: candle lighting, then its end. A time that does not exist is left
 * out (rules: candle-lighting, end-of-day-label).
 *
 * @example
 * eventTimes({ kind: 'shabbos', day: toDay('2026-08-15') }, catskills, 'America/New_York');
 * // [{ label: 'Candle lighting', time: '7:44 pm' }, { label: 'End of Shabbos', time: '9:10 pm' }]
 */
export function eventTimes({ day, kind }: MinyanEvent, place: Place, zone: Zone) {
  const lighting = candleLighting(day, place);
  const end = nightfall(day, place);
  const after = lighting?.afterNightfall ? ' (after nightfall)' : '';
  return [
    lighting && { label: 'Candle lighting', time: `${formatTime(lighting.at, zone)}${after}` },
    end === null ? null : { label: endLabel(day, kind), time: formatTime(end, zone) },
  ].filter((time) => time !== null);
}
