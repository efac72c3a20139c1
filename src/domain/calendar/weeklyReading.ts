import { getSedra } from '@hebcal/core';
import type { Day } from '../day';
import { SATURDAY, weekdayOf } from '../time';
import { hebrewDateOf } from './hebrewDate';

/** The reading of a Saturday in the diaspora schedule. Null on any other day. */
export function weeklyReading(day: Day) {
  if (weekdayOf(day) !== SATURDAY) return null;
  const date = hebrewDateOf(day);
  return getSedra(date.getFullYear(), false).lookup(date);
}
