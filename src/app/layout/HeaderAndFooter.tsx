import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCommunityState, useSessionState } from '../../api/memberContext';
import { useSubmission } from '../../api/useSubmission';
import { dayOf, toInstant } from '../../domain/day';
import { currentTime } from '../../lib/clock';
import { routes } from '../../lib/routes';
import { site } from '../../site';
import { SiteFooter } from './SiteFooter';
import { SiteFrame } from './SiteFrame';
import { SiteHeader } from './SiteHeader';

/** Header and footer around a screen. After the session has ended, the member's links stay behind the sign-in dialog. */
export function HeaderAndFooter({ children }: { children: ReactNode }) {
  const { session, actions } = useSessionState();
  const navigate = useNavigate();
  // If the call fails, the member stays signed in and sees an error (rules: log-out, failed-logout).
  const { submit, error, isPending } = useSubmission(actions.signOut, {
    fixedError: () => 'Could not log out. Please try again.',
    onSuccess: () => navigate(routes.home.path),
    isSentAfterEnd: true,
  });
  const { community, hasFailed } = useCommunityState();
  const shownStatus = session.status === 'ended' ? 'in' : session.status;
  const links = { session: shownStatus, onLogout: () => void submit(), isLoggingOut: isPending };
  // Hidden until the community has loaded, so that the menu never disappears again (rule: blocked-requests).
  const isRequestMenuHidden = community?.blockWinterize ?? !hasFailed;
  const year = Number(dayOf(toInstant(currentTime()), site.timeZone).slice(0, 4));
  return (
    <SiteFrame
      header={<SiteHeader {...links} isRequestMenuHidden={isRequestMenuHidden} logoutError={error} />}
      footer={<SiteFooter {...links} year={year} />}
    >
      {children}
    </SiteFrame>
  );
}
