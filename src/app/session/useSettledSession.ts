import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession, useSessionActions, type Session } from '../../api/session';
import { paths } from '../../lib/paths';
import { useHasUnsavedInput } from '../../ui/forms/unsavedInput';
import { rememberSignedIn } from './lastSession';

/**
 * The session. One that the server has ended is forgotten as soon as the page holds no unsaved input (rules: session-end,
 * session-end-over-form). The home is then replaced by the login screen, not by the landing page.
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
