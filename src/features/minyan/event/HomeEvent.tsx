import type { Records } from '@/api/attendance';
import { useCommunityState, useMember } from '@/api/memberContext';
import { recordsFor } from '@/domain/attendance';
import { eventTitle } from '@/domain/calendar/eventName';
import { eventKey, type MinyanEvent } from '@/domain/event';
import { useStore } from '@/lib/store';
import { Spinner } from '@/ui/feedback/Spinner';
import { UnsavedInput, UnsavedInputContext } from '@/ui/forms/unsavedInput';
import { Panel } from '@/ui/structure/Panel';
import { Name } from '@/ui/text/Name';
import { useToday } from '@/ui/useNow';
import { type ReactNode, use, useMemo, useState } from 'react';
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

/**
 * What the card shows. Of the records, it shows the newest that were read for this event (rule: changed-upcoming-shabbos). If `event`
 * changes because the last one has passed, the card keeps the last one while its form has unsaved input (rule: passed-event).
 */
function useShownEvent(event: MinyanEvent | null, latestRecords: Records | null, formInput: UnsavedInput) {
  const member = useMember();
  const [last, setLast] = useState({ event, member, records: null as Records | null });
  const isSameEvent = (last.event && eventKey(last.event)) === (event && eventKey(event));
  const records = event && recordsFor(event, latestRecords, isSameEvent ? last.records : null);
  const latest = useMemo(() => ({ event, member, records }), [event, member, records]);
  const isKept = useStore(formInput) > 0 && !isSameEvent;
  if (!isKept && last !== latest) setLast(latest);
  return { ...(isKept ? last : latest), isKept };
}

interface HomeEventProps {
  /** Null once the server no longer lists the event. */
  event: MinyanEvent | null;
  /** Null until the records have been read. */
  records: Records | null;
  /** Shown below the form. Unsaved input in the children does not keep the card of a passed event. */
  children?: ReactNode;
}

/** The home screen's card for the upcoming Shabbos or a holiday (rules: shabbos-card, holiday-card). */
export function HomeEvent({ children, ...props }: HomeEventProps) {
  const pageInput = use(UnsavedInputContext);
  const [formInput] = useState(() => new UnsavedInput(pageInput));
  const { event, member, records, isKept } = useShownEvent(props.event, props.records, formInput);
  const { community } = useCommunityState();
  const today = useToday();
  if (event === null) return null;
  const isPassed = isKept || event.day < today;
  return (
    <Panel title={panelTitle(event)} className="event-panel" id={eventAnchor(event)}>
      <EventHead event={event} isPassed={isPassed} />
      {community === null || records === null ? (
        <div className="event-loading">
          <Spinner />
        </div>
      ) : (
        <UnsavedInputContext value={formInput}>
          <EventSignUp
            key={eventKey(event)}
            event={event}
            member={member}
            records={records}
            isPassed={isPassed}
          />
        </UnsavedInputContext>
      )}
      {children}
    </Panel>
  );
}
