import type { Day } from '../../src/domain/day';
import { addDays, comingSaturday } from '../../src/domain/time';
import type { Context } from './context';
import type { HolidayRecord, SignUpRecord } from '../data/db';

const LISTED_DAYS = 60;

export function upcomingShabbos({ today }: Pick<Context, 'today'>): Day {
  return comingSaturday(today);
}

/** The holidays that can be signed up for: those of the next 60 days, today's included; where there are none, the next one. */
export function listedHolidays({ db, today }: Pick<Context, 'db' | 'today'>): HolidayRecord[] {
  const coming = db.holidays.where(({ day }) => day >= today);
  const listed = coming.filter(({ day }) => day <= addDays(today, LISTED_DAYS));
  return listed.length > 0 ? listed : coming.slice(0, 1);
}

/** An event is a day and, on a holiday, its name: a Shabbos that is a holiday too is two events. */
export type EventKey = Pick<SignUpRecord, 'day' | 'holidayName'>;

export function isSameEvent(one: EventKey, other: EventKey): boolean {
  return one.day === other.day && one.holidayName === other.holidayName;
}
