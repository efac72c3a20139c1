/** A calendar date, 'YYYY-MM-DD', without any time or zone. Two days compare as their texts do. */
export type Day = string & { readonly __brand: 'Day' };

/** A moment in time, in milliseconds since 1970-01-01T00:00:00Z, the same everywhere. */
export type Instant = number & { readonly __brand: 'Instant' };

/** An IANA time zone. Only those of timeZoneData.ts are known. */
export type Zone = string;

const dateFormats = new Map<Zone, Intl.DateTimeFormat>();

function dateFormatOf(zone: Zone): Intl.DateTimeFormat {
  const known = dateFormats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  dateFormats.set(zone, format);
  return format;
}

/**
 * The calendar date at an instant in a zone. A day begins at 00:00:00.000 there, inclusive. Uses `Intl` instead of moment,
 * because the first chunk of every page needs this function and must not load moment.
 */
export function dayOf(instant: Instant, zone: Zone): Day {
  const [month = '', date = '', year = ''] = dateFormatOf(zone).format(instant).split('/');
  return toDay(`${year.padStart(4, '0')}-${month}-${date}`);
}

/** The instant at which a day begins in UTC. */
export function utcMidnight(day: Day): Instant {
  // oxlint-disable-next-line no-restricted-globals -- parses a date; the clock is not read
  return toInstant(Date.parse(day));
}

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * The day that a text names (decision C3). Strict: exactly 'YYYY-MM-DD', a date that exists, and a year from 1000 to 2999
 * (an old backend's '0000-00-00' and '0001-01-01' are no dates). Anything else is null.
 */
export function parseDay(text: unknown): Day | null {
  if (typeof text !== 'string' || !/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const date = Number(text.slice(8));
  const length = month === 2 && isLeapYear(year) ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);
  return date >= 1 && date <= length ? toDay(text) : null;
}

/** Marks a text as the day it is known to be: one that code has written itself. What comes from elsewhere goes to parseDay. */
export function toDay(text: string): Day {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand has no other way in
  return text as Day;
}

/** Marks milliseconds since the epoch as an instant. No zone is involved; the number stays as it is. */
export function toInstant(ms: number): Instant {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand has no other way in
  return ms as Instant;
}
