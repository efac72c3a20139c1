import type { Place } from '../place';
import { daysBetween } from '../time';
import { toDay, type Day } from '../day';

const degrees = Math.PI / 180;
/** The sun's upper limb on the horizon: 34 minutes of arc of refraction and 16 of its own radius below it. */
const ALTITUDE = -50 / 60;

/**
 * For tests alone: sunset in milliseconds by the low-precision formulas of the Astronomical Almanac (section C, 0.01 degrees),
 * which share nothing with the NOAA tables of the library. NaN where the sun does not set.
 */
export function independentSunset(day: Day, { lat, lon }: Place): number {
  const midnight = daysBetween(toDay('2000-01-01'), day) - 0.5;
  let hours = 18 - lon / 15;
  for (let pass = 0; pass < 4; pass += 1) {
    const sun = positionOf(midnight + hours / 24);
    const rise = Math.sin(ALTITUDE * degrees) - Math.sin(lat * degrees) * Math.sin(sun.declination);
    const hourAngle = Math.acos(rise / (Math.cos(lat * degrees) * Math.cos(sun.declination)));
    hours = 12 + (hourAngle / degrees - lon) / 15 - sun.equationOfTime;
  }
  return Math.round(946_684_800_000 + (midnight + 0.5) * 86_400_000 + hours * 3_600_000);
}

/** The sun so many days after noon of January 1, 2000: declination in radians, equation of time in hours. */
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
