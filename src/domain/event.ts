import type { Day } from './day';
import type { Holiday, Member } from './member';
import { comingSaturday } from './time';

// The first load of the records needs this module, so it must not import the calendar library.

/** What a member can sign up for. A Shabbos that is also a listed holiday is two events, as in the server's lists. */
export type MinyanEvent =
  | { kind: 'shabbos'; day: Day }
  | { kind: 'holiday'; day: Day; holiday: Holiday }
  | { kind: 'later'; day: Day };

/** A key that is unique among the events of a list, even for a holiday and a Shabbos on the same day. */
export function eventKey(event: MinyanEvent): string {
  return event.kind === 'holiday' ? `${event.holiday.name} ${event.day}` : event.day;
}

/** The Shabbos that the server names, which may have passed, else the coming Saturday (rule: upcoming-shabbos). */
const upcomingShabbosOf = (named: Day | null, today: Day): Day => named ?? comingSaturday(today);

/**
 * The Shabbos to which rows without a date belong if the records are read `today`. `readOn` is the day on which the last read of
 * the member began, `named` the Shabbos that it named, null if none. Returns null if this Shabbos has passed since that read: the
 * server may list the next one by now (rule: records-of-the-day).
 */
export function recordedShabbosOf(named: Day | null, readOn: Day, today: Day): Day | null {
  const shabbos = upcomingShabbosOf(named, today);
  return shabbos < today && readOn <= shabbos ? null : shabbos;
}

/** The events on the home screen in their order: the upcoming Shabbos, then the holidays in the server's order. */
export function upcomingEvents(member: Member, today: Day): MinyanEvent[] {
  return [
    { kind: 'shabbos', day: upcomingShabbosOf(member.upcomingShabbos, today) },
    ...member.upcomingHolidays.map((holiday) => ({ kind: 'holiday' as const, day: holiday.day, holiday })),
  ];
}

/** The event of a picked Shabbos: of kind 'shabbos' if the server names it as the upcoming one, else 'later'. */
export function shabbosOf(day: Day, { upcomingShabbos }: Pick<Member, 'upcomingShabbos'>): MinyanEvent {
  return { kind: day === upcomingShabbos ? 'shabbos' : 'later', day };
}

/**
 * The same event in newer member data, null if it is no longer listed. A holiday then carries the current id of the member's
 * sign-up. A later Shabbos is never listed, so it is returned unchanged.
 */
export function relistedEvent(event: MinyanEvent, member: Member): MinyanEvent | null {
  if (event.kind === 'later') return event;
  if (event.kind === 'shabbos') return (member.upcomingShabbos ?? event.day) === event.day ? event : null;
  const { name, day } = event.holiday;
  const holiday = member.upcomingHolidays.find((listed) => listed.name === name && listed.day === day);
  return holiday === undefined ? null : { ...event, holiday };
}
