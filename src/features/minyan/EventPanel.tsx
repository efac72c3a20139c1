import type { ReactNode } from 'react';
import type { Attendance } from '../../domain/attendance';
import { eventTitle } from '../../domain/calendar/eventTitle';
import type { Community } from '../../domain/community';
import type { MinyanEvent } from '../../domain/event';
import type { Member } from '../../domain/member';
import { formatDay } from '../../domain/time';
import { Spinner } from '../../ui/feedback/Spinner';
import { Panel } from '../../ui/layout/Panel';
import { EventName } from '../../ui/text/EventName';
import { EventSignUp } from './EventSignUp';

interface EventPanelProps {
  event: MinyanEvent;
  member: Member;
  /** Null until it has been read. */
  community: Community | null;
  /** Null until the records have been read. */
  attendance: Attendance | null;
  children?: ReactNode;
}

function panelTitle(event: MinyanEvent): ReactNode {
  if (event.kind !== 'holiday') return 'Add yourself to minyan';
  return (
    <>
      sign up for minyan for <bdi>{event.holiday.displayName}</bdi>
    </>
  );
}

/** The home screen's card for the upcoming Shabbos or a holiday (rules: shabbos-card, holiday-card). */
export function EventPanel({ event, member, community, attendance, children }: EventPanelProps) {
  return (
    <Panel title={panelTitle(event)} className="event-panel">
      <p className="event-head">
        <span className="event-head__name">
          <EventName name={eventTitle(event)} emoji={event.kind === 'holiday' ? event.holiday.emoji : null} />
        </span>{' '}
        <span className="event-head__date">{formatDay(event.day)}</span>
      </p>
      {community === null || attendance === null ? (
        <div className="event-loading">
          <Spinner />
        </div>
      ) : (
        <EventSignUp event={event} member={member} community={community} attendance={attendance} />
      )}
      {children}
    </Panel>
  );
}
