import { parseDay } from '@/domain/day';

const ISO_TIME =
  /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?)(?:Z|([+-](?:0\d|1[0-4])):?([0-5]\d))$/;

/** The instant of an ISO date-time with 'Z' or an offset. Null for any other text, and for a date that does not exist. */
export function parseIsoTime(text: string): number | null {
  const [, date, time = '', hours = '+00', minutes = '00'] = ISO_TIME.exec(text) ?? [];
  return parseDay(date) === null ? null : Date.parse(`${date}T${time}${hours}:${minutes}`);
}

/** Formats an instant as the wire does, in UTC. */
export function isoTime(instant: number): string {
  return new Date(instant).toISOString();
}
