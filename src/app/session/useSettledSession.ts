import { type Session, type SessionActions, useSession } from '@/api/session';
import { rememberSignedIn } from '@/lib/sessionMark';
import { useHasUnsavedInput } from '@/ui/forms/unsavedInput';
import { useEffect } from 'react';

/**
 * Returns the session, and remembers for the next visit whether someone is signed in. A session that the server has ended
 * counts as signed out as soon as the page has no unsaved input (rules: session-end, session-end-over-form).
 */
export function useSettledSession(actions: SessionActions): Session {
  const session = useSession(actions);
  const hasUnsavedInput = useHasUnsavedInput();
  const isOver = session.status === 'ended' && !hasUnsavedInput;
  const { clearSession } = actions;
  useEffect(() => {
    if (isOver) void clearSession();
  }, [isOver, clearSession]);
  const status = isOver ? 'out' : session.status;
  const hasFailed = session.status === 'out' && session.hasFailed === true;
  useEffect(() => {
    if (status === 'in' || (status === 'out' && !hasFailed)) rememberSignedIn(status === 'in');
  }, [status, hasFailed]);
  return isOver ? { status: 'out', member: null, hasJustEnded: true } : session;
}
