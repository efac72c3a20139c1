import { dayOf, parseDay, toInstant, utcMidnight, type Day, type Instant, type Zone } from '../domain/day';
import { MINUTE_MS, SECOND_MS } from '../domain/duration';
import { localInstant } from '../domain/zoneOffset';

/**
 * Reads a calendar day of the backend. 'YYYY-MM-DD' is that day. A date-time at exactly 00:00:00.000 UTC is that UTC date,
 * because the backend writes days in this way too. Any other date-time is its date in `zone`. A date-time without an offset
 * is in `zone`, so it keeps its written date. Null for anything else (rule: wire-dates).
 */
export function dayFromWire(value: unknown, zone: Zone): Day | null {
  const plain = parseDay(value);
  if (plain !== null) return plain;
  const read = readDateTime(value);
  if (read === null) return null;
  const { day, time, offset } = read;
  const isBareDate = offset === null || (offset === 0 && time === 0);
  return isBareDate ? day : dayOf(toUtc(day, time, offset), zone);
}

/**
 * Reads an instant of the backend: an ISO date-time, cut off at the millisecond. A date-time without an offset is in `zone`,
 * never in the zone of the device; of a time that comes twice it is the second one (rule: wire-dates). Null for anything else,
 * and for a date without a time.
 */
export function instantFromWire(value: unknown, zone: Zone): Instant | null {
  const read = readDateTime(value);
  if (read === null) return null;
  const { day, time, offset } = read;
  return offset === null ? localInstant(day, time, zone) : toUtc(day, time, offset);
}

/** `time` is in milliseconds since midnight; `offset` is how far ahead of UTC, in milliseconds, null if not written. */
type DateTime = { day: Day; time: number; offset: number | null };

const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d+))?)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/;

function readDateTime(value: unknown): DateTime | null {
  const match = typeof value === 'string' ? DATE_TIME.exec(value) : null;
  if (match === null) return null;
  const [, date, hours, minutes, seconds = '', fraction = '', offset] = match;
  const day = parseDay(date);
  if (day === null) return null;
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  const time =
    (Number(hours) * 60 + Number(minutes)) * MINUTE_MS + Number(seconds) * SECOND_MS + milliseconds;
  return { day, time, offset: offset === undefined ? null : readOffset(offset) };
}

function readOffset(text: string): number {
  if (text === 'Z') return 0;
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(-2));
  return (text.startsWith('-') ? -minutes : minutes) * MINUTE_MS;
}

function toUtc(day: Day, time: number, offset: number): Instant {
  return toInstant(utcMidnight(day) + time - offset);
}
