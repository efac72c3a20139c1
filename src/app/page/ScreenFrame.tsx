import { useSessionState } from '@/api/memberContext';
import { NextScreenContext } from '@/lib/loading/prefetch';
import { SectionBoundary } from '@/ui/feedback/SectionBoundary';
import { Outlet, useLocation } from 'react-router';
import { SiteFooter } from '../layout/SiteFooter';
import { SiteHeader } from '../layout/SiteHeader';
import { screenAt, screens } from '../screens';
import { screenError } from './LazyScreen';
import './ScreenFrame.scss';

/** The screen between header and footer; 'About' is bare for members (rule: about-route). A change of the address remounts the screen. */
export function ScreenFrame() {
  const { member } = useSessionState().session;
  const { pathname } = useLocation();
  const membersScreen = screenAt(pathname, true);
  const isBare = member !== null && membersScreen === screens.about;
  const main = (
    <main className={isBare ? undefined : 'site__main'} id="main" tabIndex={-1}>
      <SectionBoundary key={pathname} fallback={screenError()}>
        <NextScreenContext value={membersScreen}>
          <Outlet />
        </NextScreenContext>
      </SectionBoundary>
    </main>
  );
  if (isBare) return main;
  return (
    <div className="site">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader />
      {main}
      <SiteFooter />
    </div>
  );
}
