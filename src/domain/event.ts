import type { Day } from './day';

/** A holiday that the server lists. `recordId` is the id of the member's own sign-up for it, null if there is none. */
export type Holiday = {
  name: string;
  displayName: string;
  day: Day;
  emoji: string | null;
  recordId: string | null;
};

/**
 * What a member can sign up for: the upcoming Shabbos, a listed holiday, or a later Shabbos. A Shabbos that is also a listed
 * holiday is two events, as in the server's lists.
 */
export type MinyanEvent =
  | { kind: 'shabbos'; day: Day }
  | { kind: 'holiday'; day: Day; holiday: Holiday }
  | { kind: 'later'; day: Day };

/** A key that is unique among the events of a list, even for a holiday and a Shabbos on the same day. */
export function eventKey(event: MinyanEvent): string {
  return event.kind === 'holiday' ? `${event.holiday.name} ${event.day}` : event.day;
}
