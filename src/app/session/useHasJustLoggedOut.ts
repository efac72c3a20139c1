import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Session } from '../../api/session';

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
