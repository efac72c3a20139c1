import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession, type Session, type SessionActions } from '../../api/session';
import { routes } from '../../lib/routes';
import { useHasUnsavedInput } from '../../ui/forms/unsavedInput';
import { rememberSignedIn } from '../../lib/lastSession';
import { useHasJustLoggedOut } from './useHasJustLoggedOut';

interface SettledSession {
  session: Session;
  /** The path whose screen is shown. */
  pathname: string;
}

/**
 * Returns the session, and remembers for the next visit whether someone is signed in. A session that the server has ended
 * counts as signed out as soon as the page has no unsaved input (rules: session-end, session-end-over-form).
 *
 * A session that ends at '/' leads to the login screen, because '/' would show the landing page. React shows the new address
 * only when the login screen's code has loaded. So the member is forgotten only then, and until then `pathname` names the
 * login screen: '/' without a member would show the landing page for that long.
 */
export function useSettledSession(actions: SessionActions): SettledSession {
  const { pathname } = useLocation();
  const session = useSession(actions);
  const hasJustLoggedOut = useHasJustLoggedOut(session.status);
  const hasEnded = session.status === 'ended';
  const isOver = !useHasUnsavedInput(hasEnded) && hasEnded;
  const isLeavingHome = isOver && pathname === routes.home.path;
  const { clearSession } = actions;
  const navigate = useNavigate();
  useEffect(() => {
    if (isLeavingHome) void navigate(routes.login.path, { replace: true });
    else if (isOver) void clearSession();
  }, [isOver, isLeavingHome, clearSession, navigate]);
  const status = isOver ? 'out' : session.status;
  useEffect(() => {
    if (status === 'in' || status === 'out') rememberSignedIn(status === 'in');
  }, [status]);
  const visitorPath = isLeavingHome ? routes.login.path : pathname;
  return {
    session: isOver ? { status: 'out', member: null } : session,
    pathname: hasJustLoggedOut ? routes.home.path : visitorPath,
  };
}
