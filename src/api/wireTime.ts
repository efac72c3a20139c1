import { dayOf, parseDay, toInstant, utcMidnight, type Day, type Instant, type Zone } from '../domain/day';
import { MINUTE_MS, SECOND_MS } from '../domain/duration';

/**
 * A day as the server sends it (decision C3): 'YYYY-MM-DD' as it stands; a date-time written in UTC at exactly
 * 00:00:00.000 is that UTC date; any other date-time is its date in the zone given. A date-time without a mark of its zone
 * keeps the date it is written with. What is none of these is null.
 */
export function dayFromWire(value: unknown, zone: Zone): Day | null {
  const plain = parseDay(value);
  if (plain !== null) return plain;
  const read = readDateTime(value);
  if (read === null) return null;
  const isBareDate = read.offset === null || (read.offset === 0 && read.time === 0);
  return isBareDate ? read.day : dayOf(toUtc(read), zone);
}

/**
 * An instant as the server sends it (decision C3): an ISO date-time, cut off at the millisecond. Without a mark of its zone
 * it is taken as UTC, never as the device's. What is no date-time, a bare date among them, is null.
 */
export function instantFromWire(value: unknown): Instant | null {
  const read = readDateTime(value);
  return read === null ? null : toUtc(read);
}

/** The day, the milliseconds since its midnight, and those by which its clock is ahead of UTC, null if it does not say. */
type DateTime = { day: Day; time: number; offset: number | null };

const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d+))?)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/;

function readDateTime(value: unknown): DateTime | null {
  const match = typeof value === 'string' ? DATE_TIME.exec(value) : null;
  if (match === null) return null;
  const [, date, hours, minutes, seconds = '', fraction = '', mark] = match;
  const day = parseDay(date);
  if (day === null) return null;
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  const time =
    (Number(hours) * 60 + Number(minutes)) * MINUTE_MS + Number(seconds) * SECOND_MS + milliseconds;
  return { day, time, offset: mark === undefined ? null : readOffset(mark) };
}

function readOffset(mark: string): number {
  if (mark === 'Z') return 0;
  const minutes = Number(mark.slice(1, 3)) * 60 + Number(mark.slice(-2));
  return (mark.startsWith('-') ? -minutes : minutes) * MINUTE_MS;
}

function toUtc({ day, time, offset }: DateTime): Instant {
  return toInstant(utcMidnight(day) + time - (offset ?? 0));
}
