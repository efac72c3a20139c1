import type { Day } from './day';
import type { MinyanEvent } from './event';
import type { Member } from './member';
import { comingSaturday } from './time';

/**
 * The events on the home screen in their order: the upcoming Shabbos, then the holidays in the server's order. If the server
 * names no upcoming Shabbos, it is the coming Saturday, which on a Saturday is `today`.
 */
export function upcomingEvents(member: Member, today: Day): MinyanEvent[] {
  return [
    { kind: 'shabbos', day: member.upcomingShabbos ?? comingSaturday(today) },
    ...member.upcomingHolidays.map((holiday) => ({ kind: 'holiday' as const, day: holiday.day, holiday })),
  ];
}
