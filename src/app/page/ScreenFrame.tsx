import { Outlet, useLocation } from 'react-router';
import { useSessionState } from '../../api/memberContext';
import { HeaderAndFooter } from '../layout/HeaderAndFooter';
import { RouteBoundary } from './RouteBoundary';

interface ScreenFrameProps {
  /** Members see the screen without header and footer (rule: about-route). */
  isBareForMembers?: boolean;
}

/** Header and footer around a screen. Each address has a screen of its own, so that going back shows an empty form. */
export function ScreenFrame({ isBareForMembers = false }: ScreenFrameProps) {
  const { session } = useSessionState();
  const { pathname } = useLocation();
  const screen = (
    <RouteBoundary key={pathname}>
      <Outlet />
    </RouteBoundary>
  );
  const isBare = isBareForMembers && session.member !== null;
  return isBare ? (
    <main id="main" tabIndex={-1}>
      {screen}
    </main>
  ) : (
    <HeaderAndFooter>{screen}</HeaderAndFooter>
  );
}
