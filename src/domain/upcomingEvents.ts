import type { Day } from './day';
import type { MinyanEvent } from './event';
import type { Member } from './member';
import { upcomingShabbosOf } from './upcomingShabbos';

/**
 * The events on the home screen in their order: the upcoming Shabbos, then the holidays in the server's order.
 */
export function upcomingEvents(member: Member, today: Day): MinyanEvent[] {
  return [
    { kind: 'shabbos', day: upcomingShabbosOf(member, today) },
    ...member.upcomingHolidays.map((holiday) => ({ kind: 'holiday' as const, day: holiday.day, holiday })),
  ];
}

/** The event of a Shabbos that a member picked: a later one, until the server lists that day as the upcoming Shabbos. */
export function shabbosOf(day: Day, { upcomingShabbos }: Pick<Member, 'upcomingShabbos'>): MinyanEvent {
  return { kind: day === upcomingShabbos ? 'shabbos' : 'later', day };
}

/**
 * The same event in newer member data. A holiday then carries the current id of the member's sign-up. A later Shabbos comes
 * back unchanged, because no list contains it. Null if the event is no longer listed.
 */
export function relistedEvent(event: MinyanEvent, member: Member): MinyanEvent | null {
  if (event.kind === 'later') return event;
  if (event.kind === 'shabbos') return (member.upcomingShabbos ?? event.day) === event.day ? event : null;
  const { name, day } = event.holiday;
  const holiday = member.upcomingHolidays.find((listed) => listed.name === name && listed.day === day);
  return holiday === undefined ? null : { ...event, holiday };
}
