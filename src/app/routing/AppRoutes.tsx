import { Suspense, useEffect, type ReactNode } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation, useNavigate } from 'react-router';
import { useSession, useSessionActions, type Session } from '../../api/session';
import { LandingScreen } from '../../features/public/LandingScreen';
import { paths, patterns, tokenOf } from '../../lib/paths';
import { PageSpinner } from '../../ui/feedback/PageSpinner';
import { useHasUnsavedInput } from '../../ui/forms/unsavedInput';
import { HeaderAndFooter } from '../HeaderAndFooter';
import { MemberArea, type MemberScreen } from '../member/MemberArea';
import { RouteBoundary } from './RouteBoundary';
import { rememberSignedIn } from '../session/lastSession';
import { screens } from './screens';

/**
 * A session that the server has ended is over as soon as nothing typed would be lost by it (decision B5). Where the home
 * was there is the login screen then, and not the page that greets a visitor.
 */
function useSettledSession(pathname: string): Session {
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

/** What the build prerenders. */
const publicPatterns = [
  patterns.home,
  patterns.about,
  patterns.contact,
  patterns.privacyPolicy,
  patterns.login,
];

interface AppRoutesProps {
  /** Who is signed in is not known yet, or has only just come to be. */
  isUnknown: boolean;
  /** What is public stands already, and goes on standing while the session is unknown (decision B10). */
  isPrerendered: boolean;
}

export function AppRoutes({ isUnknown, isPrerendered }: AppRoutesProps) {
  const { pathname } = useLocation();
  const session = useSettledSession(pathname);
  const isPublic = publicPatterns.some((pattern) => matchPath(pattern, pathname) !== null);
  if (isUnknown && !(isPrerendered && isPublic)) return <PageSpinner />;

  const forMember = (screen: MemberScreen) =>
    session.member === null ? <screens.login.Component /> : <MemberArea session={session} screen={screen} />;
  const forVisitor = (element: ReactNode) =>
    session.member === null ? element : <Navigate to={paths.home()} replace />;
  const home = session.member === null ? <LandingScreen /> : forMember('home');
  const contact =
    session.member === null ? (
      <screens.contact.Component />
    ) : (
      <MemberArea session={session} screen="contact" />
    );

  const routes = (
    <RouteBoundary key={pathname}>
      <Suspense fallback={<PageSpinner />}>
        <Routes>
          <Route path={patterns.home} element={home} />
          <Route path={patterns.about} element={<screens.about.Component />} />
          <Route path={patterns.contact} element={contact} />
          <Route path={patterns.privacyPolicy} element={<screens.privacyPolicy.Component />} />
          <Route
            path={patterns.login}
            element={forVisitor(<screens.login.Component isUnknown={isUnknown} />)}
          />
          <Route path={patterns.forgot} element={forVisitor(<screens.forgot.Component />)} />
          <Route
            path={patterns.reset}
            element={forVisitor(<screens.reset.Component token={tokenOf(pathname)} />)}
          />
          <Route
            path={patterns.join}
            element={forVisitor(<screens.join.Component token={tokenOf(pathname)} />)}
          />
          <Route path={patterns.policies} element={forMember('policies')} />
          <Route path={patterns.account} element={forMember('account')} />
          <Route path={patterns.winterize} element={forMember('winterize')} />
          <Route path={patterns.dewinterize} element={forMember('dewinterize')} />
          <Route path={patterns.unitsOpen} element={forMember('unitsOpen')} />
          <Route path="*" element={<Navigate to={paths.home()} replace />} />
        </Routes>
      </Suspense>
    </RouteBoundary>
  );

  const isBare = matchPath(patterns.about, pathname) !== null && session.member !== null;
  return isBare ? (
    <main id="main">{routes}</main>
  ) : (
    <HeaderAndFooter session={session}>{routes}</HeaderAndFooter>
  );
}
