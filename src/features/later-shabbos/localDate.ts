import { parseDay, type Day } from '../../domain/day';

// The picker thinks in the device's own dates; noon keeps every one of them away from a clock change.
const NOON = 12;

/** A calendar day as the picker's date. */
export function toLocalDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // oxlint-disable-next-line no-restricted-globals -- a given day, not the clock
  return new Date(year, month - 1, date, NOON);
}

/** The calendar day that the picker's date shows. */
export function fromLocalDate(date: Date): Day | null {
  const pad = (number: number, length: number) => String(number).padStart(length, '0');
  return parseDay(`${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`);
}
