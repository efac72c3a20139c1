import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession, useSessionActions, type Session } from '../../api/session';
import { paths } from '../../lib/paths';
import { useHasUnsavedInput } from '../../ui/forms/unsavedInput';
import { rememberSignedIn } from './lastSession';

/**
 * Returns the session, and remembers for the next visit whether someone is signed in. If the server has ended the session,
 * clears it as soon as the page has no unsaved input (rules: session-end, session-end-over-form). Then navigates from '/' to
 * the login screen, because '/' would show the landing page.
 */
export function useSettledSession(pathname: string): Session {
  const session = useSession();
  const { status } = session;
  const hasEnded = status === 'ended';
  const isOver = !useHasUnsavedInput(hasEnded) && hasEnded;
  const { forget } = useSessionActions();
  const navigate = useNavigate();
  const isAtHome = pathname === paths.home();
  useEffect(() => {
    if (!isOver) return;
    void forget();
    if (isAtHome) void navigate(paths.login(), { replace: true });
  }, [isOver, isAtHome, forget, navigate]);
  useEffect(() => {
    if (status === 'in' || status === 'out') rememberSignedIn(status === 'in');
  }, [status]);
  return session;
}
