import moment from 'moment-timezone';
import { communityZone } from './zone';

/**
 * The instant of an ISO 8601 time. A time without 'Z' or an offset is in the zone of the communities. A date alone is
 * midnight there. Null for any other text, and for a date that does not exist.
 */
export function parseIsoTime(text: string): number | null {
  const time = moment.tz(text, moment.ISO_8601, true, communityZone);
  return time.isValid() ? time.valueOf() : null;
}

/** Formats an instant as the wire does, in UTC. */
export function isoTime(instant: number): string {
  return new Date(instant).toISOString();
}
