import moment from 'moment-timezone/moment-timezone.js';
import type { Instant, Zone } from './day';
import { MINUTE_MS } from './duration';
import { packedZones } from './timeZoneData';

// Only this module uses moment. Moment objects are mutable, so every function here returns a plain value. Neither the first load
// nor the home screen may import this module: moment would delay them. The other modules of days and times use `Intl`.
for (const packed of packedZones) moment.tz.add(packed);

const zones = new Map(moment.tz.names().map((name) => [name, moment.tz.zone(name)]));

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * The time of a sign-up in a zone, such as '8/13/2026, Thu 3:59pm'. Seconds are cut off, not rounded, so that a sign-up just
 * before midnight keeps its date. Takes only the offset of the zone from moment, because a table can have thousands of rows and
 * moment's own format takes ten times as long.
 */
export function formatSignUpTime(instant: Instant, zone: Zone): string {
  const minutesBehindUtc = zones.get(zone)?.utcOffset(instant) ?? 0;
  const local = new Date(instant - minutesBehindUtc * MINUTE_MS);
  const hours = local.getUTCHours();
  const date = `${local.getUTCMonth() + 1}/${local.getUTCDate()}/${String(local.getUTCFullYear()).padStart(4, '0')}`;
  const time = `${hours % 12 || 12}:${String(local.getUTCMinutes()).padStart(2, '0')}${hours < 12 ? 'am' : 'pm'}`;
  return `${date}, ${WEEKDAYS[local.getUTCDay()] ?? ''} ${time}`;
}
