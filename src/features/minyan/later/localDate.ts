import { type Day, parseDay } from '@/domain/day';

/** A `Date` for react-day-picker: noon of this day in the device's time zone, because a clock change may skip midnight. */
export const toLocalDate = (day: Day): Date => new Date(`${day}T12:00`);

/** The day on which a `Date` of react-day-picker falls in the device's time zone; null outside the years 1000 to 2999. */
export function fromLocalDate(date: Date): Day | null {
  const pad = (number: number, length: number) => String(number).padStart(length, '0');
  return parseDay(`${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`);
}
