import type { Day } from './day';
import type { MinyanEvent } from './event';
import type { Member } from './member';
import { comingSaturday } from './time';

/**
 * What a member can sign up for on the home screen, in its order (specification 2): the upcoming Shabbos, then the
 * holidays as the server lists them (decision D12). The server says which Shabbos is the upcoming one (decision C11);
 * where it does not, it is the coming Saturday, `today` itself if it is one.
 */
export function upcomingEvents(member: Member, today: Day): MinyanEvent[] {
  return [
    { kind: 'shabbos', day: member.upcomingShabbos ?? comingSaturday(today) },
    ...member.upcomingHolidays.map((holiday) => ({ kind: 'holiday' as const, day: holiday.day, holiday })),
  ];
}
