import { type Day, dayOf, type Instant, parseDay, toInstant, utcMidnight } from '../domain/day';
import { localInstant } from '../domain/zoneOffset';
import { site } from '../site';

// Readers for the loose values of an old backend (rule: loose-wire-values). They never throw. `readFlag` reads 'true' and 'false', too.

export type WireObject = Record<string, unknown>;

export function isObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text, or a finite number as text. '' for anything else. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The text, or a finite number as text. Null for anything else, and for blanks. */
export function readOptionalText(value: unknown): string | null {
  const text = readText(value);
  return text.trim() === '' ? null : text;
}

/** An id, unchanged, so that it can be sent back. Null if it is '', or neither a text nor a finite number. */
export function readId(value: unknown): string | number | null {
  if (typeof value === 'string') return value === '' ? null : value;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** An amount with a dollar sign or with commas between thousands, such as '-$1,234.50'. */
const AMOUNT = /^-?\$?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/;

/** A finite number, or a text that contains one or an AMOUNT. Null for anything else. */
export function readNumber(value: unknown): number | null {
  const text = readText(value).trim();
  const number = Number(AMOUNT.test(text) ? text.replace(/[$,]/g, '') : text);
  return text !== '' && Number.isFinite(number) ? number : null;
}

/** A whole number from 0, which may be written as text. Anything else counts as 0: a fraction, a negative or an unsafe integer. */
export function readCount(value: unknown): number {
  const number = readNumber(value) ?? 0;
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}

/** The flag. `fallback` if it is undefined, null or unreadable. */
export function readFlag(value: unknown, fallback: boolean): boolean {
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  if (value === false || value === 0 || value === '0' || value === 'false') return false;
  return fallback;
}

/** The items of a list that `readItem` can read. Empty for anything that is not a list. */
export function readList<T>(value: unknown, readItem: (item: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return [];
  return value.map(readItem).filter((item): item is T & {} => item !== null);
}

/** The value if it is one of `options`, otherwise `fallback`. */
export function readChoice<T extends string, U>(value: unknown, options: readonly T[], fallback: U): T | U {
  return options.find((option) => option === value) ?? fallback;
}

/**
 * A calendar day. 'YYYY-MM-DD' is that day. A date-time at exactly 00:00:00.000 UTC is that UTC date, because the backend writes
 * days in this way too. Any other date-time is its date in the community's time zone. A date-time without an offset is in that
 * zone, so it keeps its written date. Null for anything else (rule: wire-dates).
 */
export function readDay(value: unknown): Day | null {
  const plain = parseDay(value);
  if (plain !== null) return plain;
  const read = readDateTime(value);
  if (read === null) return null;
  const { day, utc, offset } = read;
  const isBareDate = offset === null || (utc === utcMidnight(day) && /^Z|00:00$/.test(offset));
  return isBareDate ? day : dayOf(utc, site.timeZone);
}

/**
 * An instant: an ISO date-time, cut off at the millisecond. Without an offset it is in the community's time zone, never in that
 * of the device. Of a time that occurs twice when clocks change, the second counts (rule: wire-dates). Null for anything else, and
 * for a date without a time.
 */
export function readInstant(value: unknown): Instant | null {
  const read = readDateTime(value);
  if (read === null) return null;
  const { day, utc, offset } = read;
  return offset === null ? localInstant(day, utc - utcMidnight(day), site.timeZone) : utc;
}

const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:\.(\d+))?)?(Z|([+-](?:0\d|1[0-4]))(?::?([0-5]\d))?)?$/;

/** `utc` is the instant of a date-time. Without a written offset, `offset` is null and `utc` treats the date-time as UTC. */
function readDateTime(value: unknown): { day: Day; utc: Instant; offset: string | null } | null {
  const match = typeof value === 'string' ? DATE_TIME.exec(value) : null;
  const day = parseDay(match?.[1]);
  if (match === null || day === null) return null;
  const [, , minutes, seconds = '00', fraction = '', zone = null, hours, rest = '00'] = match;
  const milliseconds = fraction.padEnd(3, '0').slice(0, 3);
  const offset = hours === undefined ? zone : `${hours}:${rest}`;
  const utc = toInstant(Date.parse(`${day}T${minutes}:${seconds}.${milliseconds}${offset ?? 'Z'}`));
  return { day, utc, offset };
}
