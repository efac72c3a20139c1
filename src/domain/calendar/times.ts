import { toInstant, type Day, type Instant, type Zone } from '../day';
import { MINUTE_MS } from '../duration';
import type { MinyanEvent } from '../event';
import type { Place } from '../place';
import { addDays, FRIDAY, SATURDAY, weekdayOf } from '../time';
import { isHolyDay, isYomTov } from './holyDay';
import { sunset } from './sunset';

/** How many minutes before sunset the calendar library lights candles. */
const LIGHTING_BEFORE_SUNSET = 18;
/** How many minutes after sunset it is night (specification 9). */
const NIGHT_AFTER_SUNSET = 72;
/** How many minutes later than the library's the specification's candle lighting is (section 9). */
const MINUTES_AFTER_LIBRARY_TIME = 3;

/** A time of candle lighting, and whether it is after nightfall, because the day before is holy itself. */
type CandleLighting = { at: Instant; afterNightfall: boolean };

/**
 * When candles are lit for a day (specification 9, decision D2), to the full minute: the library's time on the day before,
 * plus 3 minutes. The library's is sunset, its seconds dropped, less 18 minutes; where the day before is itself Shabbos or Yom
 * Tov it is nightfall, and no fire is lit earlier, but on a Friday always before Shabbos. Null where there is no lighting:
 * the day is neither Shabbos nor Yom Tov, the place is none, or its sun does not set.
 */
export function candleLighting(day: Day, place: Place, zone: Zone): CandleLighting | null {
  if (!isHolyDay(day)) return null;
  const eve = addDays(day, -1);
  const afterNightfall = isHolyDay(eve) && weekdayOf(eve) !== FRIDAY;
  const at = afterNightfall ? nightfall(eve, place, zone) : beforeSunset(eve, place, zone);
  return at === null ? null : { at: toInstant(at + MINUTES_AFTER_LIBRARY_TIME * MINUTE_MS), afterNightfall };
}

/**
 * When a day ends (specification 9, decision D3), to the full minute: 72 minutes after its sunset, which is rounded to the
 * nearest minute, 30 seconds up, as the library does. Null where the place is none or its sun does not set.
 */
export function nightfall(day: Day, place: Place, zone: Zone): Instant | null {
  const set = sunset(day, place, zone);
  return set === null ? null : toInstant((Math.round(set / MINUTE_MS) + NIGHT_AFTER_SUNSET) * MINUTE_MS);
}

function beforeSunset(day: Day, place: Place, zone: Zone): number | null {
  const set = sunset(day, place, zone);
  return set === null ? null : (Math.floor(set / MINUTE_MS) - LIGHTING_BEFORE_SUNSET) * MINUTE_MS;
}

/** What the time of nightfall is called on an event's panel. */
type EndLabel = 'End of Shabbos' | 'End of Yom Tov' | 'Nightfall';

/**
 * The label of an event's nightfall (decision D3). On a Shabbos card 'End of Shabbos', on a holiday's 'End of Yom Tov'; but
 * 'Nightfall' where the day runs into another holy day, or is not what its card says.
 */
export function endLabel(day: Day, kind: MinyanEvent['kind']): EndLabel {
  const isHoliday = kind === 'holiday';
  const ends = isHoliday ? isYomTov(day) : weekdayOf(day) === SATURDAY;
  if (!ends || isHolyDay(addDays(day, 1))) return 'Nightfall';
  return isHoliday ? 'End of Yom Tov' : 'End of Shabbos';
}
