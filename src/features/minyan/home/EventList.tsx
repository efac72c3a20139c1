import { type Records, useSent } from '@/api/attendance';
import { useMember } from '@/api/memberContext';
import { ownSignUp, signUpsOf } from '@/domain/attendance';
import { countPeople } from '@/domain/counts';
import { eventKey, type MinyanEvent } from '@/domain/event';
import type { SignUp } from '@/domain/signUp';
import { daysBetween, formatShortDay } from '@/domain/time';
import { passFocusOn } from '@/ui/focus/focus';
import { useToday } from '@/ui/useNow';
import { Link } from 'react-router';
import { eventAnchor, toHash } from '../event/eventAnchor';
import { EventTitle } from '../event/EventHead';
import { ownState } from '../event/ownState';
import './EventList.scss';

/** A count without a minyan has the accent colour if the event is at most this many days away. */
const SHORT_COUNT_DAYS = 7;

/** The count of an entry, such as '14 coming' or '3 coming, 5 if minyan' (rule: event-list). */
function countText(signUps: readonly SignUp[]): string {
  const { sure, onlyIf, total, hasMinyan } = countPeople(signUps);
  if (hasMinyan || onlyIf === 0) return `${total} coming`;
  return `${sure} coming, ${onlyIf} if minyan`;
}

/** An entry of the list. Its count and the member's own state are empty until the records have been read. */
function EventEntry({ event, records }: { event: MinyanEvent; records: Records | null }) {
  const member = useMember();
  const today = useToday();
  const sent = useSent(records);
  const signUps = records === null ? [] : signUpsOf(event, member, records.attendance, sent);
  const own = records && ownSignUp(event, member, records.attendance, sent);
  const { isComing, entry } = ownState(own, signUps);
  const isShort =
    records !== null && daysBetween(today, event.day) <= SHORT_COUNT_DAYS && !countPeople(signUps).hasMinyan;
  return (
    <Link className="event-list__link" to={toHash(eventAnchor(event))}>
      <span className="event-list__row">
        <span className="event-list__name">
          <EventTitle event={event} />
        </span>{' '}
        <span className="event-list__date">{formatShortDay(event.day)}</span>{' '}
      </span>
      <span className="event-list__row event-list__row--records">
        <span className={isShort ? 'event-list__count event-list__count--short' : 'event-list__count'}>
          {records && countText(signUps)}
        </span>{' '}
        <span className={isComing ? 'event-list__own event-list__own--yes' : 'event-list__own'}>
          {records && entry}
        </span>
      </span>
    </Link>
  );
}

/** A list of events. Each entry links to the card of its event (rule: event-list). */
export function EventList({ events, records }: { events: readonly MinyanEvent[]; records: Records | null }) {
  return (
    <nav className="panel event-list" aria-label="Upcoming events">
      <ul className="event-list__entries">
        {events.map((event) => (
          <li key={eventKey(event)} ref={passFocusOn}>
            <EventEntry event={event} records={records} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
