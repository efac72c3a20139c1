import { eventTitle } from '../../src/domain/calendar/eventTitle';
import { dayOf, toInstant, type Day } from '../../src/domain/day';
import type { MinyanEvent } from '../../src/domain/event';
import { formatDay } from '../../src/domain/time';
import type { Backend } from '../backend';
import type { ColonyRecord, HolidayRecord, MemberRecord, SignUpRecord } from '../data/db';
import { isSameEvent, listedHolidays, upcomingShabbos } from '../services/minyanEvents';
import { membersOf } from '../services/minyanRows';
import { communityZone } from '../time/zone';
import { holidayTitle } from '../wire/quirks';

/** An event with the numbers in the tables. The QA panel compares the page with them. */
export type BackendEvent = {
  kind: MinyanEvent['kind'];
  day: Day;
  title: string;
  /** The day in the format of captions. */
  dayText: string;
  rows: number;
  sure: number;
  onlyIf: number;
  /** The number of men in the member's own sign-up, or null if there is none. */
  own: number | null;
};

/** All events that a member's page can show now. Reads the tables directly, so that mistakes of the client do not repeat here. */
export function backendEvents(backend: Backend, member: MemberRecord, colony: ColonyRecord): BackendEvent[] {
  const { db, quirks } = backend;
  const today = dayOf(toInstant(backend.now()), communityZone);
  const neighbours = membersOf({ db }, colony.id);
  const records = db.signUps.where(({ userId }) => neighbours.has(String(userId)));
  const upcoming = upcomingShabbos({ today });
  const later = [...new Set(records.filter(isLater).map(({ day }) => day))];

  function isLater({ day, holidayName }: SignUpRecord): boolean {
    return holidayName === null && day > upcoming;
  }

  const toHoliday = (holiday: HolidayRecord) => ({
    ...holiday,
    displayName: holidayTitle(holiday.displayName, quirks),
    recordId: null,
  });

  const toBackendEvent = (event: MinyanEvent): BackendEvent => {
    const holidayName = event.kind === 'holiday' ? event.holiday.name : null;
    const ofEvent = records.filter((record) => isSameEvent(record, { day: event.day, holidayName }));
    return {
      kind: event.kind,
      day: event.day,
      title: eventTitle(event),
      dayText: formatDay(event.day),
      rows: ofEvent.length,
      sure: countMen(ofEvent.filter(({ onlyIfMinyan }) => !onlyIfMinyan)),
      onlyIf: countMen(ofEvent.filter(({ onlyIfMinyan }) => onlyIfMinyan)),
      own: ofEvent.find(({ userId }) => String(userId) === String(member.id))?.peopleCount ?? null,
    };
  };

  return [
    toBackendEvent({ kind: 'shabbos', day: upcoming }),
    ...listedHolidays({ db, today }).map((holiday) =>
      toBackendEvent({ kind: 'holiday', day: holiday.day, holiday: toHoliday(holiday) }),
    ),
    ...later.map((day) => toBackendEvent({ kind: 'later', day })),
  ];
}

const countMen = (records: SignUpRecord[]) => records.reduce((sum, { peopleCount }) => sum + peopleCount, 0);
