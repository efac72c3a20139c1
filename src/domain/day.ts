/** A calendar date, 'YYYY-MM-DD', without any time or zone. Two days compare as their texts do. */
export type Day = string & { readonly __brand: 'Day' };

/** A moment in time, in milliseconds since 1970-01-01T00:00:00Z, the same everywhere. */
export type Instant = number & { readonly __brand: 'Instant' };

/** An IANA time zone. Only those of timeZoneData.ts are known. */
export type Zone = string;

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
