import { use, useMemo, useState, type ReactNode } from 'react';
import { useCommunityState, useMember } from '../../../api/memberContext';
import { eventTitle } from '../../../domain/calendar/eventName';
import { attendanceFor, pendingFor, type Attendance } from '../../../domain/attendance';
import { eventKey, type MinyanEvent } from '../../../domain/event';
import { Spinner } from '../../../ui/feedback/Spinner';
import { Panel } from '../../../ui/layout/Panel';
import { Name } from '../../../ui/text/Name';
import { useToday } from '../../../ui/useNow';
import { withPending, type PendingSignUp } from '../../../domain/signUp';
import { UnsavedInput, UnsavedInputContext, useHasUnsavedInput } from '../../../ui/forms/unsavedInput';
import { eventAnchor } from './eventAnchor';
import { EventHead } from './EventHead';
import { EventSignUp } from './EventSignUp';
import './HomeEvent.scss';

function panelTitle(event: MinyanEvent): ReactNode {
  if (event.kind !== 'holiday') return 'Add yourself to minyan';
  return (
    <span>
      sign up for minyan for <Name>{eventTitle(event)}</Name>
    </span>
  );
}

const keyOf = (event: MinyanEvent | null) => (event === null ? '' : eventKey(event));

/** The latest records that can be shown for the event, null until there are any (rule: changed-upcoming-shabbos). */
export function useRecordsFor(event: MinyanEvent | null, latest: Attendance | null): Attendance | null {
  const key = keyOf(event);
  const [held, setHeld] = useState<{ key: string; records: Attendance | null }>({ key, records: null });
  const before = held.key === key ? held.records : null;
  const records = event === null ? null : attendanceFor(event, latest, before);
  if (held.key !== key || held.records !== records) setHeld({ key, records });
  return records;
}

/**
 * What the card of an event shows. Once the event has passed, that stays as it was while the form of the card holds changed input
 * (rule: passed-event).
 */
function useHeldEvent(event: MinyanEvent | null, attendance: Attendance | null, form: UnsavedInput) {
  const member = useMember();
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
  return {
    ...shown,
    records: shown.records && sent ? withPending(shown.records, sent) : shown.records,
    isHeld,
  };
}

interface HomeEventProps {
  /** Null if the server does not list the event any more. */
  event: MinyanEvent | null;
  /** Null until the records have been read. */
  attendance: Attendance | null;
  /** What is below the form. Its input does not keep a passed event. */
  children?: ReactNode;
}

/** The home screen's card for the upcoming Shabbos or a holiday (rules: shabbos-card, holiday-card). */
export function HomeEvent(props: HomeEventProps) {
  const page = use(UnsavedInputContext);
  const [form] = useState(() => new UnsavedInput(page));
  const { event, member, records, isHeld } = useHeldEvent(props.event, props.attendance, form);
  const { community } = useCommunityState();
  const today = useToday();
  if (event === null) return null;
  const isPassed = isHeld || event.day < today;
  return (
    <UnsavedInputContext value={form}>
      <Panel title={panelTitle(event)} className="event-panel" id={eventAnchor(event)}>
        <EventHead event={event} isPassed={isPassed} />
        {community === null || records === null ? (
          <div className="event-loading">
            <Spinner />
          </div>
        ) : (
          <EventSignUp
            key={eventKey(event)}
            event={event}
            member={member}
            attendance={records}
            isPassed={isPassed}
          />
        )}
        <UnsavedInputContext value={page}>{props.children}</UnsavedInputContext>
      </Panel>
    </UnsavedInputContext>
  );
}
