import type { Day } from '@/domain/day';
import { addDays, comingSaturday } from '@/domain/time';
import type { HolidayRecord, MemberRecord, SignUpRecord } from '../data/db';
import { wireValuesOf } from '../data/signUpFields';
import { isoTime } from '../time/isoTime';
import type { WireRow } from '../wire/wireTypes';
import type { Context } from './context';

const LISTED_DAYS = 60;

export function upcomingShabbos({ today }: Pick<Context, 'today'>): Day {
  return comingSaturday(today);
}

/**
 * The holidays that members can sign up for: those of today and the next 60 days, or the next holiday if there are none. With
 * `listsAllHolidays`, all coming ones.
 */
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

/** The members of a community, keyed by id. A key is text, because an id can be a number in one place and text in another. */
export function membersOf({ db }: Pick<Context, 'db'>, colonyId: string): Map<string, MemberRecord> {
  const members = db.members.where((member) => member.colonyId === colonyId);
  return new Map(members.map((member) => [String(member.id), member]));
}

/** The row of a sign-up. Only the rows of a holiday have a title. */
export function toWireRow(
  record: SignUpRecord,
  member: MemberRecord,
  holidayTitle: string | null,
): Required<Omit<WireRow, 'date_title'>> {
  return {
    _id: record.id,
    user_id: record.userId,
    user_name: `${member.firstName} ${member.lastName}`.trim(),
    unit: member.unit,
    ...wireValuesOf(record),
    timeAdded: record.timeAdded === null ? null : isoTime(record.timeAdded),
    date: record.day,
    ...(holidayTitle !== null && { date_title: holidayTitle }),
  };
}
