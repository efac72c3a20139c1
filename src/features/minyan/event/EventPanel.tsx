import type { ReactNode } from 'react';
import type { Attendance } from '../../../domain/attendance';
import { eventTitle } from '../../../domain/calendar/eventName';
import type { Community } from '../../../domain/community';
import { dayOf } from '../../../domain/day';
import { eventKey, type MinyanEvent } from '../../../domain/event';
import type { Member } from '../../../domain/member';
import { formatDay } from '../../../domain/time';
import { site } from '../../../site';
import { Spinner } from '../../../ui/feedback/Spinner';
import { Panel } from '../../../ui/layout/Panel';
import { EventName } from '../../../ui/text/EventName';
import { Name } from '../../../ui/text/Name';
import { useNow } from '../../../ui/useNow';
import { eventAnchor } from './eventAnchor';
import { EventSignUp } from './EventSignUp';
import './EventPanel.scss';

interface EventPanelProps {
  event: MinyanEvent;
  member: Member;
  /** Null until it has been read. */
  community: Community | null;
  /** Null until the records have been read. */
  attendance: Attendance | null;
  /** The event is not listed any more, and its form still holds input (rule: passed-event). */
  isHeld?: boolean;
  children?: ReactNode;
}

function panelTitle(event: MinyanEvent): ReactNode {
  if (event.kind !== 'holiday') return 'Add yourself to minyan';
  return (
    <span>
      sign up for minyan for <Name>{event.holiday.displayName}</Name>
    </span>
  );
}

const passedText = ({ kind }: MinyanEvent) =>
  kind === 'holiday' ? 'This event has passed.' : 'This Shabbos has passed.';

/** The home screen's card for the upcoming Shabbos or a holiday (rules: shabbos-card, holiday-card). */
export function EventPanel(props: EventPanelProps) {
  const { event, member, community, attendance, isHeld = false, children } = props;
  const isPassed = event.day < dayOf(useNow(), site.timeZone) || isHeld;
  return (
    <Panel title={panelTitle(event)} className="event-panel" id={eventAnchor(event)}>
      <p className="event-head">
        <span className="event-head__name">
          <EventName name={eventTitle(event)} emoji={event.kind === 'holiday' ? event.holiday.emoji : null} />
        </span>{' '}
        <span className="event-head__date">{formatDay(event.day)}</span>
        {/* Stays mounted: screen readers announce only changes of a live region that already exists. */}
        <output className="event-head__passed">{isPassed ? passedText(event) : null}</output>
      </p>
      {community === null || attendance === null ? (
        <div className="event-loading">
          <Spinner />
        </div>
      ) : (
        <EventSignUp
          key={eventKey(event)}
          event={event}
          member={member}
          community={community}
          attendance={attendance}
          isPassed={isPassed}
        />
      )}
      {children}
    </Panel>
  );
}
