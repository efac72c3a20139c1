import { useSessionState } from '@/api/memberContext';
import { NextScreenContext } from '@/lib/loading/prefetch';
import { reloadIfReachable } from '@/lib/loading/reloadOnce';
import { SectionBoundary } from '@/ui/feedback/SectionBoundary';
import { Outlet, useLocation } from 'react-router';
import { SiteFooter } from '../layout/SiteFooter';
import { SiteFrame } from '../layout/SiteFrame';
import { SiteHeader } from '../layout/SiteHeader';
import { screenAt } from '../screens';
import { screenError } from './LazyScreen';

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
    <SiteFrame header={<SiteHeader />} footer={<SiteFooter />}>
      {screen}
    </SiteFrame>
  );
}
