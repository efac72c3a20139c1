import { useCommunityState, useSessionState } from '@/api/memberContext';
import { signOut } from '@/api/session';
import { type Submission, useSubmission } from '@/api/useSubmission';
import { NextScreenContext } from '@/lib/loading/prefetch';
import { reloadIfReachable } from '@/lib/loading/reloadOnce';
import { paths } from '@/lib/paths';
import { SectionBoundary } from '@/ui/feedback/SectionBoundary';
import { DraftsContext } from '@/ui/forms/drafts';
import { type ReactNode, use, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { SiteFooter } from '../layout/SiteFooter';
import { SiteFrame } from '../layout/SiteFrame';
import { SiteHeader } from '../layout/SiteHeader';
import { screenAt } from '../screens';
import { screenError } from './LazyScreen';

/** The error of a log-out that fails on this screen (rule: failed-logout). Each attempt has a new `sent`. */
function LogoutError({ attempt: { sent, isPending, error } }: { attempt: Submission<[]> }) {
  const [failedBefore] = useState(isPending ? null : sent);
  return sent === failedBefore ? null : <span>{error}</span>;
}

/** Header and footer around a screen. Once the session has ended, they keep the member's links behind the sign-in dialog. */
function HeaderAndFooter({ children }: { children: ReactNode }) {
  const { session, actions } = useSessionState();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const drafts = use(DraftsContext);
  // If the call fails, the member stays signed in and sees an error (rules: log-out, failed-logout).
  const attempt = useSubmission(signOut, {
    fixedError: () => 'Could not log out. Please try again.',
    onSuccess: async () => {
      drafts.close();
      // The address changes before the session ends: a visitor at a member's address would see the login screen.
      void navigate(paths.home);
      await actions.clearSession();
    },
    isSentAfterEnd: true,
  });
  const { community, isUnread } = useCommunityState();
  const shownStatus = session.status === 'ended' ? 'in' : session.status;
  const onLogout = () => void attempt.submit();
  const links = { session: shownStatus, onLogout, isLoggingOut: attempt.isPending };
  // The menu is hidden while the community is first read, because it could disappear again (rule: blocked-requests).
  const isRequestMenuHidden = community?.blockWinterize ?? isUnread;
  return (
    <SiteFrame
      header={
        <SiteHeader
          {...links}
          isRequestMenuHidden={isRequestMenuHidden}
          logoutError={<LogoutError key={pathname} attempt={attempt} />}
        />
      }
      footer={<SiteFooter {...links} />}
    >
      {children}
    </SiteFrame>
  );
}

/** The screen between header and footer, or bare for members (rule: about-route). A change of the address remounts it. */
export function ScreenFrame({ isBareForMembers = false }: { isBareForMembers?: boolean }) {
  const { session } = useSessionState();
  const { pathname } = useLocation();
  const screen = (
    <SectionBoundary key={pathname} fallback={screenError(() => void reloadIfReachable())}>
      <NextScreenContext value={screenAt(pathname, true)}>
        <Outlet />
      </NextScreenContext>
    </SectionBoundary>
  );
  return isBareForMembers && session.member !== null ? (
    <main id="main" tabIndex={-1}>
      {screen}
    </main>
  ) : (
    <HeaderAndFooter>{screen}</HeaderAndFooter>
  );
}
