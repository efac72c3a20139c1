import { type Day, toDay } from '../day';
import { DAY_MS, HOUR_MS } from '../duration';
import type { Place } from '../place';
import { daysBetween } from '../time';

const degrees = Math.PI / 180;
/** The altitude of the sun's center at sunset: refraction raises the sun by 34 arc minutes, and its radius is 16. */
const ALTITUDE = -50 / 60;

/**
 * Sunset in milliseconds since 1970-01-01T00:00:00Z, by the low-precision formulas of the Astronomical Almanac (exact to 0.01
 * degrees). They are independent of the NOAA tables that the calendar library uses. NaN if the sun does not set.
 */
export function independentSunset(day: Day, { lat, lon }: Place): number {
  const days = daysBetween(toDay('2000-01-01'), day);
  /** The time of sunset in hours UTC, at first 18:00 by local solar time. Each pass makes it more exact. */
  let hours = 18 - lon / 15;
  for (let pass = 0; pass < 4; pass += 1) {
    // `positionOf` counts days from noon.
    const sun = positionOf(days - 0.5 + hours / 24);
    const cosine =
      (Math.sin(ALTITUDE * degrees) - Math.sin(lat * degrees) * Math.sin(sun.declination)) /
      (Math.cos(lat * degrees) * Math.cos(sun.declination));
    hours = 12 + (Math.acos(cosine) / degrees - lon) / 15 - sun.equationOfTime;
  }
  return Math.round(Date.UTC(2000, 0, 1) + days * DAY_MS + hours * HOUR_MS);
}

/** The sun's position `days` days after noon of January 1, 2000: declination in radians, equation of time in hours. */
function positionOf(days: number) {
  const longitude = 280.46 + 0.9856474 * days;
  const anomaly = (357.528 + 0.9856003 * days) * degrees;
  const ecliptic = (longitude + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * degrees;
  const obliquity = (23.439 - 0.0000004 * days) * degrees;
  const ascension = Math.atan2(Math.cos(obliquity) * Math.sin(ecliptic), Math.cos(ecliptic)) / degrees;
  const apart = (longitude - ascension) % 360;
  const equationOfTime = (apart > 180 ? apart - 360 : apart < -180 ? apart + 360 : apart) / 15;
  return { declination: Math.asin(Math.sin(obliquity) * Math.sin(ecliptic)), equationOfTime };
}
