import { use, useMemo, useState, type ReactNode } from 'react';
import { attendanceFor, type Attendance } from '../../domain/attendance';
import type { Community } from '../../domain/community';
import { eventKey, type MinyanEvent } from '../../domain/event';
import type { Member } from '../../domain/member';
import { EventPanel } from '../../features/minyan/EventPanel';
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

/** The latest records that can be shown for the event, null until there are any (rule: changed-upcoming-shabbos). */
function useRecordsFor(event: MinyanEvent | null, latest: Attendance | null): Attendance | null {
  const key = keyOf(event);
  const [held, setHeld] = useState<{ key: string; records: Attendance | null }>({ key, records: null });
  const before = held.key === key ? held.records : null;
  const records = event === null ? null : attendanceFor(event, latest, before);
  if (held.key !== key || held.records !== records) setHeld({ key, records });
  return records;
}

/** The card of an event. Once the event has passed, it stays while its form holds changed input (rule: passed-event). */
export function HomeEvent({ event, member, community, attendance, children }: HomeEventProps) {
  const page = use(UnsavedInputContext);
  const [form] = useState(() => new UnsavedInput(page));
  const records = useRecordsFor(event, attendance);
  const latest = useMemo(() => ({ event, member, records }), [event, member, records]);
  const shown = useKeepWhileUnsaved(latest, (one) => keyOf(one.event), form);
  if (shown.event === null) return null;
  return (
    <UnsavedInputContext value={form}>
      <EventPanel
        event={shown.event}
        member={shown.member}
        community={community}
        attendance={shown.records}
        isPassed={shown !== latest}
      >
        <UnsavedInputContext value={page}>{children}</UnsavedInputContext>
      </EventPanel>
    </UnsavedInputContext>
  );
}
