import { comingSaturday, type Day } from '../../src/domain/day';
import { addDays } from '../../src/domain/time';
import type { Context } from './context';
import type { HolidayRecord, SignUpRecord } from '../data/db';

const LISTED_DAYS = 60;

export function upcomingShabbos({ today }: Pick<Context, 'today'>): Day {
  return comingSaturday(today);
}

/** The holidays that members can sign up for: those of today and the next 60 days, or else the next one after that. */
export function listedHolidays({ db, today }: Pick<Context, 'db' | 'today'>): HolidayRecord[] {
  const coming = db.holidays.where(({ day }) => day >= today);
  if (db.settings.listsAllHolidays === true) return coming;
  const lastListed = addDays(today, LISTED_DAYS);
  const listed = coming.filter(({ day }) => day <= lastListed);
  return listed.length > 0 ? listed : coming.slice(0, 1);
}

/** Identifies an event. A Shabbos that is also a holiday is two events. (rule: shabbos-that-is-a-holiday) */
export type EventKey = Pick<SignUpRecord, 'day' | 'holidayName'>;

export function isSameEvent(one: EventKey, other: EventKey): boolean {
  return one.day === other.day && one.holidayName === other.holidayName;
}
