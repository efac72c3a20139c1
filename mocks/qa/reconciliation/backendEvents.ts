import { eventTitle } from '@/domain/calendar/eventName';
import { formatDay } from '@/domain/time';
import type { Backend } from '../../backend';
import type { ColonyRecord, MemberRecord, SignUpRecord } from '../../data/db';
import { isSameEvent, membersOf } from '../../services/minyanEvents';
import { type ListedEvent, listEvents } from '../listedEvents';

/** An event with the numbers in the tables. The QA panel compares the page with them. */
export type BackendEvent = ReturnType<typeof backendEvents>[number];

/**
 * All events that a member's page can show now. The numbers are counted in the tables directly, without the client's code. Titles and
 * days are the client's own texts.
 */
export function backendEvents(backend: Backend, member: MemberRecord, colony: ColonyRecord) {
  const { db } = backend;
  const neighbours = membersOf({ db }, colony.id);
  const records = db.signUps.where(({ userId }) => neighbours.has(String(userId)));
  const listed = listEvents(backend, backend.now());
  const [upcoming] = listed;
  const later = new Set(
    records.flatMap(({ day, holidayName }) => (holidayName === null && day > upcoming.day ? day : [])),
  );

  const withNumbers = (event: ListedEvent) => {
    const ofEvent = records.filter((record) => isSameEvent(record, event));
    return {
      title: event.title,
      /** The day in the format of captions. */
      dayText: formatDay(event.day),
      rows: ofEvent.length,
      sure: countMen(ofEvent.filter(({ onlyIfMinyan }) => !onlyIfMinyan)),
      onlyIf: countMen(ofEvent.filter(({ onlyIfMinyan }) => onlyIfMinyan)),
      /** The number of men in the member's own sign-up, or null if there is none. */
      own: ofEvent.find(({ userId }) => String(userId) === String(member.id))?.peopleCount ?? null,
    };
  };

  return [
    ...listed,
    ...[...later].map((day) => ({ day, holidayName: null, title: eventTitle({ kind: 'later', day }) })),
  ].map(withNumbers);
}

const countMen = (records: SignUpRecord[]) => records.reduce((sum, { peopleCount }) => sum + peopleCount, 0);
