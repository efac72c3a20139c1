import { GeoLocation, NOAACalculator } from '@hebcal/core';
import { toInstant, type Day, type Instant, type Zone } from '../day';
import { SECOND_MS } from '../duration';
import { isOnEarth, type Place } from '../place';

const SEA_LEVEL = 0;
const GEOMETRIC_ZENITH = 90;

/**
 * Sunset at a place on a day, to the full second, at sea level; null where the sun does not set or the place is no point on
 * earth. From the library's calculator itself: its `Zmanim` goes through the device's own clock, which in the hour that
 * repeats in autumn, in Cairo or Beirut, gives a sunset 60 minutes early. And of its date the calculator reads these three
 * fields alone, so nothing here needs the Temporal polyfill that the library brings along.
 */
export function sunset(day: Day, place: Place, zone: Zone): Instant | null {
  if (!isOnEarth(place)) return null;
  const [year, month, date] = day.split('-').map(Number);
  const location = new GeoLocation(null, place.lat, place.lon, SEA_LEVEL, zone);
  const calculator = new NOAACalculator(location, { year, month, day: date });
  const at = calculator.getEpochMillisFromTime(calculator.getUTCSunset0(GEOMETRIC_ZENITH), false);
  return Number.isNaN(at) ? null : toInstant(Math.floor(at / SECOND_MS) * SECOND_MS);
}
