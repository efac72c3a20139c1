import { Navigate } from 'react-router';
import type { Session } from '../../api/session';
import { paths } from '../../lib/paths';
import { routeOf } from '../../lib/routes';
import { PageSpinner } from '../../ui/feedback/PageSpinner';
import { HeaderAndFooter } from '../HeaderAndFooter';
import { RouteBoundary } from './RouteBoundary';
import { RoutedScreen } from './RoutedScreen';
import { isPrerenderedAt, screenAt } from './shownScreen';

interface AppRoutesProps {
  session: Session;
  /** The path whose screen is shown. */
  pathname: string;
  /** The session is unknown, or has just become known and React is still rendering the first screen (see App). */
  isSessionUnknown: boolean;
  /** The page came with prerendered content, which stays while the session is unknown. */
  isPrerendered: boolean;
}

export function AppRoutes({ session, pathname, isSessionUnknown, isPrerendered }: AppRoutesProps) {
  const isSignedIn = session.member !== null;
  const { screen, isRedirected } = screenAt(pathname, isSignedIn);
  const route = routeOf(screen);
  if (isSessionUnknown && !(isPrerendered && isPrerenderedAt(pathname))) return <PageSpinner />;

  const content = (
    <RouteBoundary key={pathname}>
      {isRedirected ? (
        <Navigate to={paths.home()} replace />
      ) : (
        <RoutedScreen key={screen} name={screen} session={session} isSessionUnknown={isSessionUnknown} />
      )}
    </RouteBoundary>
  );

  const isBare = isSignedIn && route.isBareForMember === true;
  return isBare ? (
    <main id="main">{content}</main>
  ) : (
    <HeaderAndFooter session={session}>{content}</HeaderAndFooter>
  );
}
