import { eventTitle } from '@/domain/calendar/eventName';
import { dayOf, toInstant } from '@/domain/day';
import type { Backend } from '../backend';
import type { ColonyRecord } from '../data/db';
import {
  type EventKey,
  isSameEvent,
  listedHolidays,
  membersOf,
  upcomingShabbos,
} from '../services/minyanEvents';
import { communityZone } from '../time/zone';
import { holidayTitle } from '../wire/quirks';

export type ListedEvent = EventKey & { title: string };

/** The events on the home screen: the upcoming Shabbos, then the listed holidays. */
export function listEvents(
  { db, quirks }: Pick<Backend, 'db' | 'quirks'>,
  now: number,
): [upcomingShabbos: ListedEvent, ...holidays: ListedEvent[]] {
  const today = dayOf(toInstant(now), communityZone);
  const day = upcomingShabbos({ today });
  return [
    { day, holidayName: null, title: eventTitle({ kind: 'shabbos', day }) },
    ...listedHolidays({ db, today }).map((holiday) => ({
      day: holiday.day,
      holidayName: holiday.name,
      title: holidayTitle(holiday.displayName, quirks),
    })),
  ];
}

/** The time of the latest sign-up for an event in a community, or null if there is none. */
export function lastSignUpFor(
  { db }: Pick<Backend, 'db'>,
  event: EventKey,
  colony: ColonyRecord | null,
): number | null {
  if (colony === null) return null;
  const members = membersOf({ db }, colony.id);
  const times = db.signUps
    .where((record) => isSameEvent(record, event) && members.has(String(record.userId)))
    .flatMap(({ timeAdded }) => timeAdded ?? []);
  return times.length === 0 ? null : Math.max(...times);
}
