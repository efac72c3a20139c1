import { use, useMemo, useState, type ReactNode } from 'react';
import { pendingFor, type Attendance } from '../../../domain/attendance';
import type { Community } from '../../../domain/community';
import { eventKey, type MinyanEvent } from '../../../domain/event';
import type { Member } from '../../../domain/member';
import { withPending, type PendingSignUp } from '../../../domain/signUp';
import { EventPanel } from '../event/EventPanel';
import { useRecordsFor } from '../event/useRecordsFor';
import { UnsavedInput, UnsavedInputContext, useHasUnsavedInput } from '../../../ui/forms/unsavedInput';

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

/**
 * Returns the latest value. If `identify` gives another result for it than for the previous value, and `unsavedInput` has
 * input, returns the previous value until that input is sent, cancelled or undone (rule: passed-event).
 */
function useKeepWhileUnsaved<T>(value: T, identify: (value: T) => string, unsavedInput: UnsavedInput): T {
  const [held, setHeld] = useState(value);
  const isKept = useHasUnsavedInput(identify(held) !== identify(value), unsavedInput);
  if (!isKept && held !== value) setHeld(value);
  return isKept ? held : value;
}

/** The card of an event. Once the event has passed, it stays while its form holds changed input (rule: passed-event). */
export function HomeEvent({ event, member, community, attendance, children }: HomeEventProps) {
  const page = use(UnsavedInputContext);
  const [form] = useState(() => new UnsavedInput(page));
  const records = useRecordsFor(event, attendance);
  const latest = useMemo(() => ({ event, member, records }), [event, member, records]);
  const shown = useKeepWhileUnsaved(latest, (one) => keyOf(one.event), form);
  const isHeld = shown !== latest;
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
        community={community}
        attendance={shown.records && sent ? withPending(shown.records, sent) : shown.records}
        isHeld={isHeld}
      >
        <UnsavedInputContext value={page}>{children}</UnsavedInputContext>
      </EventPanel>
    </UnsavedInputContext>
  );
}
