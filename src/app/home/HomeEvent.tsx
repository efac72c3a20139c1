import { use, useMemo, useState, type ReactNode } from 'react';
import { pendingFor, type Attendance } from '../../domain/attendance';
import type { Community } from '../../domain/community';
import { eventKey, type MinyanEvent } from '../../domain/event';
import type { Member } from '../../domain/member';
import { withPending } from '../../domain/pendingSignUp';
import { EventPanel } from '../../features/minyan/EventPanel';
import { useRecordsFor } from '../../features/minyan/useRecordsFor';
import { UnsavedInput, UnsavedInputContext } from '../../ui/forms/unsavedInput';
import { useKeepWhileUnsaved } from './useKeepWhileUnsaved';

interface HomeEventProps {
  /** Null if the server does not list the event any more. */
  event: MinyanEvent | null;
  member: Member;
  community: Community | null;
  attendance: Attendance | null;
  /** What is below the form. Its input does not keep a passed event. */
  children: ReactNode;
}

const keyOf = (event: MinyanEvent | null) => (event === null ? '' : eventKey(event));

/** The card of an event. Once the event has passed, it stays while its form holds changed input (rule: passed-event). */
export function HomeEvent({ event, member, community, attendance, children }: HomeEventProps) {
  const page = use(UnsavedInputContext);
  const [form] = useState(() => new UnsavedInput(page));
  const records = useRecordsFor(event, attendance);
  const latest = useMemo(() => ({ event, member, records }), [event, member, records]);
  const shown = useKeepWhileUnsaved(latest, (one) => keyOf(one.event), form);
  if (shown.event === null) return null;
  const isPassed = shown !== latest;
  // The records of a passed card are not read any more, but what is sent from it is pending in the newest ones.
  const sent = isPassed && attendance ? pendingFor(shown.event, member, attendance) : undefined;
  return (
    <UnsavedInputContext value={form}>
      <EventPanel
        event={shown.event}
        member={shown.member}
        community={community}
        attendance={shown.records && sent ? withPending(shown.records, sent) : shown.records}
        isPassed={isPassed}
      >
        <UnsavedInputContext value={page}>{children}</UnsavedInputContext>
      </EventPanel>
    </UnsavedInputContext>
  );
}
