import type { Instant } from '../domain/day';
import { instantFromWire } from './wireTime';

/**
 * Readers for the answers of an old backend (decision C4): booleans may come as true/false, 0/1 or '0'/'1',
 * numbers as strings, lists may be missing or null. None of them throws; each says what a missing field means.
 */
type WireObject = Record<string, unknown>;

export function isObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text, with numbers written out; '' for anything else. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The text, or null where there is none. */
export function readOptionalText(value: unknown): string | null {
  const text = readText(value);
  return text === '' ? null : text;
}

/** An id as it came, to be echoed; null where there is none. */
export function readId(value: unknown): string | number | null {
  if (typeof value === 'string') return value === '' ? null : value;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The number, or null where there is none to read. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/** The flag, or `otherwise` where it is undefined, null or unreadable. */
export function readFlag(value: unknown, otherwise: boolean): boolean {
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  if (value === false || value === 0 || value === '0' || value === 'false') return false;
  return otherwise;
}

/** The list's readable items; empty for anything that is no list. */
export function readList<T>(value: unknown, readItem: (item: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return [];
  return value.map(readItem).filter((item): item is T & {} => item !== null);
}

/** One of `options`, or `otherwise`. */
export function readChoice<T extends string, U>(value: unknown, options: readonly T[], otherwise: U): T | U {
  return options.find((option) => option === value) ?? otherwise;
}

/** A moment, or null. */
export function readInstant(value: unknown): Instant | null {
  return instantFromWire(value);
}
