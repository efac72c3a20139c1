import { dayOf, parseDay, toInstant } from '../../../src/domain/day';
import { MINUTE_MS, SECOND_MS } from '../../../src/domain/duration';
import { addDays } from '../../../src/domain/time';
import { instantAt } from '../../../src/domain/zonedTime';
import { isoTime, parseIsoTime } from '../../time/isoTime';
import { communityZone } from '../../time/zone';

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?)?$/;

/**
 * Parses a time from a link or from the QA panel. '2026-08-13T15:59' is a time in the zone of the communities; it may have a
 * space instead of the 'T', and seconds. A date alone is its midnight there. A time with 'Z' or an offset is that instant.
 * Returns null for any other text.
 */
export function parseLinkTime(text: string): number | null {
  const [, date, hours = '00', minutes = '00', seconds = '00'] = LOCAL_TIME.exec(text.trim()) ?? [];
  const day = parseDay(date);
  if (day !== null) return instantAt(day, `${hours}:${minutes}`, communityZone) + Number(seconds) * SECOND_MS;
  // URLSearchParams decodes an unescaped '+' as a space.
  return parseIsoTime(text.trim().replace(/(T.*) (\d{2}:?\d{2})$/, '$1+$2'));
}

/** Formats an instant as 'YYYY-MM-DDTHH:mm:ss' in the zone of the communities. */
export function localTime(instant: number): string {
  return isoTime(instant + zoneOffset(instant)).slice(0, 19);
}

/** Like localTime, with the offset: '2026-08-13T15:59:00-04:00'. The offset makes it unambiguous in the hour that is repeated in autumn. */
export function linkTime(instant: number): string {
  const minutes = Math.abs(zoneOffset(instant)) / MINUTE_MS;
  const two = (number: number) => String(number).padStart(2, '0');
  const sign = zoneOffset(instant) < 0 ? '-' : '+';
  return `${localTime(instant)}${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: communityZone,
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
});

/** Milliseconds by which the zone of the communities is ahead of UTC at an instant. */
function zoneOffset(instant: number): number {
  const [hours = 0, minutes = 0] = format.format(instant).split(':').map(Number);
  const day = Date.parse(dayOf(toInstant(instant), communityZone));
  return day + (hours * 60 + minutes) * MINUTE_MS - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

/** The first midnight after an instant, in the zone of the communities. At midnight, it is 24 hours later. */
export function nextMidnight(instant: number): number {
  return instantAt(addDays(dayOf(toInstant(instant), communityZone), 1), '00:00', communityZone);
}
