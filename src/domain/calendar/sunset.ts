import { GeoLocation, NOAACalculator } from '@hebcal/core';
import { type Day, type Instant, toInstant } from '../day';
import { SECOND_MS } from '../duration';
import { isOnEarth, type Place } from '../place';

const SEA_LEVEL = 0;
const GEOMETRIC_ZENITH = 90;

/**
 * The instant of sunset at a place on a day, at sea level, rounded down to the second. Null if the sun does not set there, or
 * if the place is not on earth.
 *
 * Uses the library's calculator directly, for two reasons. The library's `Zmanim` depends on the device's time zone: its
 * sunset is 60 minutes early if it falls into the hour that the device's clock repeats in autumn, as in Cairo or Beirut. And
 * the calculator reads only the year, month and day of its date, so it does not need the Temporal polyfill.
 */
export function sunset(day: Day, place: Place): Instant | null {
  if (!isOnEarth(place)) return null;
  const [year, month, date] = day.split('-').map(Number);
  // The constructor requires a zone; the calculation does not read it.
  const location = new GeoLocation(null, place.lat, place.lon, SEA_LEVEL, 'UTC');
  const calculator = new NOAACalculator(location, { year, month, day: date });
  const at = calculator.getEpochMillisFromTime(calculator.getUTCSunset0(GEOMETRIC_ZENITH), false);
  return Number.isNaN(at) ? null : toInstant(Math.floor(at / SECOND_MS) * SECOND_MS);
}
