import { parseDay } from '@/domain/day';
import { SECOND_MS } from '@/domain/duration';
import { instantAt } from '../../time/instantAt';
import { parseIsoTime } from '../../time/isoTime';
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

// In Swedish, date and time are written as in ISO 8601.
const localFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: communityZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});
const offsetFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: communityZone,
  timeZoneName: 'longOffset',
});

/** Formats an instant as 'YYYY-MM-DDTHH:mm:ss' in the zone of the communities. */
export function localTime(instant: number): string {
  return localFormat.format(instant).replace(' ', 'T');
}

/** Formats an instant for testers as 'YYYY-MM-DD HH:mm:ss' in the zone of the communities. */
export const spokenTime = (instant: number): string => localTime(instant).replace('T', ' ');

/** Like localTime, with the offset: '2026-08-13T15:59:00-04:00'. The offset makes it unambiguous in the hour that is repeated in autumn. */
export function linkTime(instant: number): string {
  const offset = offsetFormat.format(instant).slice(-'-04:00'.length);
  return localTime(instant) + offset;
}

/** A number of seconds after `now`, such as '30s', as an instant. Null for any other text. */
export function readSeconds(text: string, now: number): number | null {
  const [, seconds] = /^(\d{1,6})s$/.exec(text) ?? [];
  return seconds === undefined ? null : now + Number(seconds) * SECOND_MS;
}

export const writeSeconds = (at: number, now: number): string =>
  `${Math.max(0, Math.ceil((at - now) / SECOND_MS))}s`;
