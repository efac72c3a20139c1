import { eventName } from '../calendar/eventName';
import { isHolyDay } from '../calendar/holyDay';
import { candleLighting, endLabel, nightfall } from '../calendar/times';
import { type Day, toDay } from '../day';
import type { Place } from '../place';
import { addDays, formatTime, SATURDAY, weekdayOf } from '../time';
import { catskills, manhattan, newYork } from './fixtures';

const buffalo: Place = { lat: 42.89, lon: -78.88 };

/** Manhattan in the south, the Catskills in the middle and Buffalo in the west of New York State. */
const places: readonly Place[] = [manhattan, catskills, buffalo];

function timesAt(day: Day, place: Place): string {
  const lighting = candleLighting(day, place);
  const end = nightfall(day, place);
  const lit =
    lighting === null ? '-' : formatTime(lighting.at, newYork) + (lighting.afterNightfall ? '*' : '');
  return `${lit} ${end === null ? '-' : formatTime(end, newYork)}`.replaceAll(' pm', '');
}

function lineOf(day: Day): string {
  const isShabbos = weekdayOf(day) === SATURDAY;
  const label = endLabel(day, isShabbos ? 'shabbos' : 'holiday');
  return [
    day,
    ...places.map((place) => timesAt(day, place)),
    label,
    ...(isShabbos ? [eventName(day)] : []),
  ].join(', ');
}

/**
 * The lines of calendarTable.txt, one for each Shabbos and Yom Tov from January 1 of the first year to December 31 of the last one:
 * the date, candle lighting and nightfall at three places without 'pm', the label of nightfall, and the name of a Shabbos. '*'
 * marks candle lighting after nightfall.
 */
export function calendarTable(firstYear: number, lastYear: number): string[] {
  const lines: string[] = [];
  const end = toDay(`${lastYear + 1}-01-01`);
  for (let day = toDay(`${firstYear}-01-01`); day < end; day = addDays(day, 1))
    if (isHolyDay(day)) lines.push(lineOf(day));
  return lines;
}
