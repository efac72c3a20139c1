import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { SWRConfig, useSWRConfig } from 'swr';
import { SessionContext } from '../api/memberContext';
import { createSessionActions, useLiveSession } from '../api/session';
import { prefetchAll } from '../lib/loading/prefetch';
import { BalanceProvider } from './guards/BalanceGate';
import { LoadingPage } from './page/LazyScreen';
import { ScreenChange } from './page/ScreenChange';
import { appRoutes } from './routes';
import { isPrerenderedAt, missingCode, screenAt } from './screens';
import { MemberData, readingOptions } from './session/MemberData';
import { useReadWhenStale } from './session/useReadWhenStale';
import { useSettledSession } from './session/useSettledSession';

/** How long a screen must have been shown before the code of other screens is loaded, in milliseconds. */
const PREFETCH_DELAY_MS = 500;

/** Loads the code that the user may need after the screen at `pathname`. `isMember` is null while the session is unknown. */
function usePrefetch(isMember: boolean | null, pathname: string): void {
  useEffect(() => {
    if (isMember === null) return undefined;
    const abort = new AbortController();
    setTimeout(() => void prefetchAll(() => missingCode(isMember), abort.signal), PREFETCH_DELAY_MS);
    return () => abort.abort();
  }, [isMember, pathname]);
}

type AppProps = { isPrerendered: boolean };

/** Connects the session to the routes. The routes remount with fresh state when another member signs in. */
function SessionRoutes({ isPrerendered }: AppProps) {
  const cache = useSWRConfig();
  const [actions] = useState(() => createSessionActions(cache));
  const session = useSettledSession(actions);
  const { pathname } = useLocation();
  // A deferred `isUnknown` keeps the spinner while React renders the first screen in the background. The hook must be called above
  // the subtree that remounts for another member, because a remounted subtree has no previous value to show.
  const isUnknown = useDeferredValue(session.status === 'unknown');
  useLiveSession(actions, session.member !== null && screenAt(pathname, true).showsRecords === true);
  useReadWhenStale(actions);
  usePrefetch(session.status === 'unknown' ? null : session.member !== null, pathname);
  const state = useMemo(() => ({ session, isUnknown, actions }), [session, isUnknown, actions]);
  const isWaiting = isUnknown && !(isPrerendered && isPrerenderedAt(pathname));
  return (
    <SessionContext value={state}>
      <BalanceProvider>
        <ScreenChange>
          {isWaiting ? <LoadingPage /> : null}
          <MemberData>{isWaiting ? null : appRoutes}</MemberData>
        </ScreenChange>
      </BalanceProvider>
    </SessionContext>
  );
}

/** `App` needs a router without transitions: transitions would show the login screen after a log-out until the address changes. */
export const App = (props: AppProps) => (
  <SWRConfig value={readingOptions}>
    <SessionRoutes {...props} />
  </SWRConfig>
);
