import { SECOND_MS } from '@/domain/duration';
import moment from 'moment-timezone';
import { parseIsoTime } from '../../time/isoTime';
import { communityZone } from '../../time/zone';

/** Parses a time from a link or from the QA panel, as parseIsoTime does. URLSearchParams decodes an unescaped '+' as a space. */
export function parseLinkTime(text: string): number | null {
  return parseIsoTime(text.trim().replace(/(T.*) (\d{2}:?\d{2})$/, '$1+$2'));
}

/** Formats an instant for testers as 'YYYY-MM-DD HH:mm:ss' in the zone of the communities. */
export const spokenTime = (instant: number): string =>
  moment.tz(instant, communityZone).format('YYYY-MM-DD HH:mm:ss');

/**
 * Formats an instant for a link in the zone of the communities, with the offset: '2026-08-13T15:59:00-04:00'. The offset makes
 * the text unambiguous in the hour that is repeated in autumn.
 */
export const linkTime = (instant: number): string => moment.tz(instant, communityZone).format();

/** The instant that is a number of seconds, such as '30s', after `now`. Null for any other text. */
export function readSeconds(text: string, now: number): number | null {
  const [, seconds] = /^(\d{1,6})s$/.exec(text) ?? [];
  return seconds === undefined ? null : now + Number(seconds) * SECOND_MS;
}

export const writeSeconds = (at: number, now: number): string =>
  `${Math.max(0, Math.ceil((at - now) / SECOND_MS))}s`;
