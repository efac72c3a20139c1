import { dayFromWire, instantFromWire } from './wireTime';
import type { Day, Instant } from '../domain/day';
import { site } from '../site';

/*
 * Readers for the answers of an old backend. It may send booleans as true/false, 0/1 or '0'/'1', and numbers as strings. For
 * an empty list it may send null or no field (rule: loose-wire-values). `readFlag` also accepts 'true' and 'false'. No reader
 * throws.
 */

export type WireObject = Record<string, unknown>;

export function isObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text, or a finite number as text. '' for anything else. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The text, or a finite number as text. Null for anything else, and for ''. */
export function readOptionalText(value: unknown): string | null {
  const text = readText(value);
  return text === '' ? null : text;
}

/** An id, unchanged, so that it can be sent back. Null if it is '', or neither a text nor a finite number. */
export function readId(value: unknown): string | number | null {
  if (typeof value === 'string') return value === '' ? null : value;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The finite number, which may be written as text. Null for anything else. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/** The whole number from 0, which may be written as text. 0 for anything else: a fraction, a negative or an inexact number. */
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

/** A calendar day in the community's time zone, or null (see dayFromWire). */
export function readDay(value: unknown): Day | null {
  return dayFromWire(value, site.timeZone);
}

/** An instant, or null (see instantFromWire). Without an offset it is in the community's time zone. */
export function readInstant(value: unknown): Instant | null {
  return instantFromWire(value, site.timeZone);
}
