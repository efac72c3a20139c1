import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession, type Session, type SessionActions } from '../../api/session';
import { routes } from '../../lib/routes';
import { useHasUnsavedInput } from '../../ui/forms/unsavedInput';
import { rememberSignedIn } from '../../lib/sessionMark';

/**
 * Whether the member has logged out at the current history entry. The navigation to '/' is a transition, so React shows the
 * address of the page they have left a little longer. There, a visitor would see the login screen (rule: log-out).
 */
export function useHasJustLoggedOut(status: Session['status']): boolean {
  const { key } = useLocation();
  const [memberAt, setMemberAt] = useState<string | null>(null);
  // Back may be pressed before React has shown '/'. Then `key` never changes, and the login screen must be shown.
  useEffect(() => {
    const forget = () => setMemberAt(null);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  // Null after a later navigation, so that Back shows the login screen there.
  const isKept = status === 'in' || (status !== 'ended' && memberAt === key);
  const next = isKept ? key : null;
  if (next !== memberAt) setMemberAt(next);
  return status === 'out' && next !== null;
}

/**
 * Returns the session, and remembers for the next visit whether someone is signed in. A session that the server has ended
 * counts as signed out as soon as the page has no unsaved input (rules: session-end, session-end-over-form).
 *
 * A session that ends at '/' leads to the login screen, because '/' would show the landing page. React shows the new address
 * only when the login screen's code has loaded. So the member is forgotten only then, and until then `pathname` names the
 * login screen: '/' without a member would show the landing page for that long.
 */
export function useSettledSession(actions: SessionActions) {
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
  const settled: Session = isOver ? { status: 'out', member: null } : session;
  return {
    session: settled,
    /** The path whose screen is shown. */
    pathname: hasJustLoggedOut ? routes.home.path : visitorPath,
  };
}
