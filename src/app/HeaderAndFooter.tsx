import type { ReactNode } from 'react';
import { useCommunity } from '../api/community';
import type { Session } from '../api/session';
import { dayOf, toInstant } from '../domain/day';
import { currentTime } from '../lib/clock';
import { site } from '../site';
import { SiteFooter } from '../ui/layout/SiteFooter';
import { SiteFrame } from '../ui/layout/SiteFrame';
import { SiteHeader } from '../ui/layout/SiteHeader';
import { useSignOut } from './session/useSignOut';

/** Header and footer around a screen. After the session has ended, the member's links stay behind the sign-in dialog. */
export function HeaderAndFooter({ session, children }: { session: Session; children: ReactNode }) {
  const signOut = useSignOut();
  const { community, hasFailed } = useCommunity(session.member?.userId ?? null);
  const shownStatus = session.status === 'ended' ? 'in' : session.status;
  const links = { session: shownStatus, onLogout: signOut.run, isLoggingOut: signOut.isPending };
  // Hidden until the community has loaded, so that the menu never disappears again (rule: blocked-requests).
  const isRequestMenuHidden = community?.blockWinterize ?? !hasFailed;
  const year = Number(dayOf(toInstant(currentTime()), site.timeZone).slice(0, 4));
  return (
    <SiteFrame
      header={<SiteHeader {...links} isRequestMenuHidden={isRequestMenuHidden} logoutError={signOut.error} />}
      footer={<SiteFooter {...links} year={year} />}
    >
      {children}
    </SiteFrame>
  );
}
