import { use, useMemo, useState, type ReactNode } from 'react';
import { useCommunityState, useMember } from '../../../api/memberContext';
import { pendingFor, type Attendance } from '../../../domain/attendance';
import { eventKey, type MinyanEvent } from '../../../domain/event';
import type { Member } from '../../../domain/member';
import { Spinner } from '../../../ui/feedback/Spinner';
import { Panel } from '../../../ui/layout/Panel';
import { Name } from '../../../ui/text/Name';
import { useToday } from '../../../ui/useNow';
import { withPending, type PendingSignUp } from '../../../domain/signUp';
import { UnsavedInput, UnsavedInputContext, useHasUnsavedInput } from '../../../ui/forms/unsavedInput';
import { eventAnchor } from './eventAnchor';
import { EventHead } from './EventHead';
import { EventSignUp } from './EventSignUp';
import { useRecordsFor } from './useRecordsFor';
import './EventPanel.scss';

interface EventPanelProps {
  event: MinyanEvent;
  member: Member;
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

/** The home screen's card for the upcoming Shabbos or a holiday (rules: shabbos-card, holiday-card). */
export function EventPanel(props: EventPanelProps) {
  const { event, member, attendance, isHeld = false, children } = props;
  const { community } = useCommunityState();
  const isPassed = event.day < useToday() || isHeld;
  return (
    <Panel title={panelTitle(event)} className="event-panel" id={eventAnchor(event)}>
      <EventHead event={event} isPassed={isPassed} />
      {community === null || attendance === null ? (
        <div className="event-loading">
          <Spinner />
        </div>
      ) : (
        <EventSignUp
          key={eventKey(event)}
          event={event}
          member={member}
          attendance={attendance}
          isPassed={isPassed}
        />
      )}
      {children}
    </Panel>
  );
}

interface HomeEventProps {
  /** Null if the server does not list the event any more. */
  event: MinyanEvent | null;
  attendance: Attendance | null;
  /** What is below the form. Its input does not keep a passed event. */
  children: ReactNode;
}

const keyOf = (event: MinyanEvent | null) => (event === null ? '' : eventKey(event));

/** The card of an event. Once the event has passed, it stays while its form holds changed input (rule: passed-event). */
export function HomeEvent({ event, attendance, children }: HomeEventProps) {
  const member = useMember();
  const page = use(UnsavedInputContext);
  const [form] = useState(() => new UnsavedInput(page));
  const records = useRecordsFor(event, attendance);
  const latest = useMemo(() => ({ event, member, records }), [event, member, records]);
  const [held, setHeld] = useState(latest);
  const isHeld = useHasUnsavedInput(keyOf(held.event) !== keyOf(event), form);
  if (!isHeld && held !== latest) setHeld(latest);
  const shown = isHeld ? held : latest;
  // A held card keeps its old records, so it shows what was sent from it even when that has been read back.
  const [sent, setSent] = useState<PendingSignUp>();
  const pending = isHeld ? pendingFor(shown.event, member, attendance) : undefined;
  if (pending !== sent && (pending || !isHeld)) setSent(pending);
  if (shown.event === null) return null;
  return (
    <UnsavedInputContext value={form}>
      <EventPanel
        event={shown.event}
        member={shown.member}
        attendance={shown.records && sent ? withPending(shown.records, sent) : shown.records}
        isHeld={isHeld}
      >
        <UnsavedInputContext value={page}>{children}</UnsavedInputContext>
      </EventPanel>
    </UnsavedInputContext>
  );
}
