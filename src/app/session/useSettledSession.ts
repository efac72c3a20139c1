import { useEffect } from 'react';
import { useSession, type Session, type SessionActions } from '../../api/session';
import { useHasUnsavedInput } from '../../ui/forms/unsavedInput';
import { rememberSignedIn } from '../../lib/sessionMark';

/** The session. One that the server has ended is over as soon as nothing typed is unsaved (rule: session-end-over-form). */
export function useSettledSession(actions: SessionActions): Session {
  const session = useSession(actions);
  const hasEnded = session.status === 'ended';
  const isOver = !useHasUnsavedInput(hasEnded) && hasEnded;
  const { clearSession } = actions;
  useEffect(() => {
    if (isOver) void clearSession();
  }, [isOver, clearSession]);
  const status = isOver ? 'out' : session.status;
  useEffect(() => {
    if (status === 'in' || status === 'out') rememberSignedIn(status === 'in');
  }, [status]);
  return isOver ? { status: 'out', member: null, hasJustEnded: true } : session;
}
