import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SWRConfig, useSWRConfig, type SWRConfiguration } from 'swr';
import { ApiError } from '../api/client';
import { useCommunity } from '../api/community';
import { CommunityContext, SessionContext } from '../api/memberContext';
import { retryFailedRead } from '../api/retryFailedRead';
import { createSessionActions, useSession, type Session, type SessionActions } from '../api/session';
import { onReadAgain } from '../lib/readAgain';
import { routeOf } from '../lib/routes';
import { DraftsContext } from '../ui/forms/drafts';
import { UnsavedInput, UnsavedInputContext } from '../ui/forms/unsavedInput';
import { PageSpinner } from '../ui/feedback/PageSpinner';
import { BalanceProvider } from './guards/BalanceGate';
import { ScreenChange } from './page/ScreenChange';
import { isPrerenderedAt, screenAt } from './page/shownScreen';
import { usePrefetch } from './page/usePrefetch';
import { AppRoutes } from './routes';
import { useMemberDrafts } from './session/useMemberDrafts';
import { useRevalidateAfterSignInAgain } from './session/useRevalidateAfterSignInAgain';
import { useSettledSession } from './session/useSettledSession';
import { useWatchOtherWindows } from './session/useWatchOtherWindows';

/** Options of both caches, that of the session and that of the member. */
const readingOptions = {
  provider: () => new Map(),
  // The browser's word that it is offline is unreliable: reading goes on, so it need not start again (rule: reading-goes-on).
  isOnline: () => true,
  initReconnect: onReadAgain,
  onErrorRetry: retryFailedRead,
} satisfies SWRConfiguration;

/** Reads the member when a screen that shows the records opens, and goes on reading (rule: reading-goes-on). */
function LiveSession({ actions }: { actions: SessionActions }) {
  useSession(actions, true);
  return null;
}

interface MemberCacheProps {
  session: Session;
  actions: SessionActions;
  children: ReactNode;
}

/** Reads what all screens of a member share. Must be inside a cache of the member's own. */
function MemberData({ session, children }: Omit<MemberCacheProps, 'actions'>) {
  useRevalidateAfterSignInAgain(session.status);
  return <CommunityContext value={useCommunity(session.member !== null)}>{children}</CommunityContext>;
}

/** Gives each member, and the visitor, a cache of their own. Another member starts with an empty one. */
function MemberCache({ session, actions, children }: MemberCacheProps) {
  // The session may have ended (rules: session-end, unauthorized-call).
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) void actions.refresh();
  };
  return (
    <SWRConfig key={String(session.member?.userId ?? '')} value={{ ...readingOptions, onError }}>
      <MemberData session={session}>{children}</MemberData>
    </SWRConfig>
  );
}

/** Connects the session to the routes. The cache of the member remounts them with fresh state when another member signs in. */
function SessionRoutes({ isPrerendered }: AppProps) {
  const cache = useSWRConfig();
  const [actions] = useState(() => createSessionActions(cache));
  const { session, pathname } = useSettledSession(actions);
  // Deferred, so that React can render the first screen without blocking while the spinner is shown. A remounted subtree
  // has no previous value to defer, so the flag is deferred here, above the key.
  const isUnknown = useDeferredValue(session.status === 'unknown');
  useWatchOtherWindows(actions);
  usePrefetch(session, pathname);
  const drafts = useMemberDrafts(session);
  const location = useLocation();
  const state = useMemo(() => ({ session, isUnknown, actions }), [session, isUnknown, actions]);
  const isWaiting = isUnknown && !(isPrerendered && isPrerenderedAt(pathname));
  const isLive = session.member !== null && routeOf(screenAt(pathname, true).screen).showsRecords === true;
  return (
    <SessionContext value={state}>
      {isLive ? <LiveSession key={pathname} actions={actions} /> : null}
      <BalanceProvider>
        <ScreenChange session={session} pathname={pathname}>
          {isWaiting ? <PageSpinner /> : null}
          <DraftsContext value={drafts}>
            <MemberCache session={session} actions={actions}>
              {isWaiting ? null : <AppRoutes location={{ ...location, pathname }} />}
            </MemberCache>
          </DraftsContext>
        </ScreenChange>
      </BalanceProvider>
    </SessionContext>
  );
}

interface AppProps {
  /** The page came with prerendered content. */
  isPrerendered: boolean;
}

/** The application. Must be inside a router. Each mounted App has its own SWR caches. */
export function App({ isPrerendered }: AppProps) {
  const [unsavedInput] = useState(() => new UnsavedInput());
  return (
    <SWRConfig value={readingOptions}>
      <UnsavedInputContext value={unsavedInput}>
        <SessionRoutes isPrerendered={isPrerendered} />
      </UnsavedInputContext>
    </SWRConfig>
  );
}
