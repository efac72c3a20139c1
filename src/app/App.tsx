import { useDeferredValue, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ApiError } from '../api/client';
import { useCommunity } from '../api/community';
import { keys } from '../api/keys';
import { CommunityContext, SessionContext } from '../api/memberContext';
import { retryFailedRead } from '../api/retryFailedRead';
import { useSessionActions } from '../api/session';
import { DraftsContext } from '../ui/forms/drafts';
import { UnsavedInput, UnsavedInputContext } from '../ui/forms/unsavedInput';
import { PageSpinner } from '../ui/feedback/PageSpinner';
import { BalanceProvider } from './guards/BalanceGate';
import { ScreenChange } from './page/ScreenChange';
import { isPrerenderedAt } from './page/shownScreen';
import { usePrefetch } from './page/usePrefetch';
import { AppRoutes } from './routes';
import { useWatchOtherWindows } from './session/useWatchOtherWindows';
import { useClearPreviousMember } from './session/useClearPreviousMember';
import { useRevalidateAfterSignInAgain } from './session/useRevalidateAfterSignInAgain';
import { useMemberDrafts } from './session/useMemberDrafts';
import { onReadAgain } from '../lib/readAgain';
import { useSettledSession } from './session/useSettledSession';

/** Connects the session to the routes. The key of AppRoutes remounts them with fresh state when another member signs in. */
function SessionRoutes({ isPrerendered }: AppProps) {
  const { session, pathname } = useSettledSession();
  const userId = session.member?.userId ?? null;
  // Deferred, so that React can render the first screen without blocking while the spinner is shown. A remounted subtree
  // has no previous value to defer, so the flag is deferred here, above the key.
  const isSessionUnknown = useDeferredValue(session.status === 'unknown');
  useClearPreviousMember(userId);
  useWatchOtherWindows();
  usePrefetch(session, pathname);
  useRevalidateAfterSignInAgain(session);
  const community = useCommunity(userId);
  const drafts = useMemberDrafts(session);
  const location = useLocation();
  const isWaiting = isSessionUnknown && !(isPrerendered && isPrerenderedAt(pathname));
  return (
    <SessionContext value={{ session, isUnknown: isSessionUnknown }}>
      <CommunityContext value={community}>
        <BalanceProvider>
          <ScreenChange session={session} pathname={pathname}>
            {isWaiting ? (
              <PageSpinner />
            ) : (
              <DraftsContext value={drafts}>
                <AppRoutes key={String(userId ?? '')} location={{ ...location, pathname }} />
              </DraftsContext>
            )}
          </ScreenChange>
        </BalanceProvider>
      </CommunityContext>
    </SessionContext>
  );
}

/** Reads the member again when another read is answered with 401: the session may have ended (rule: session-end). */
function RefreshOnRefusal({ children }: { children: ReactNode }) {
  const { refresh } = useSessionActions();
  const onError = (error: unknown, key: string) => {
    if (key !== keys.session && error instanceof ApiError && error.status === 401) void refresh();
  };
  return <SWRConfig value={{ onError }}>{children}</SWRConfig>;
}

/** The browser's word that it is offline is unreliable: reading goes on, so it need not start again (rule: reading-goes-on). */
const readingOptions = {
  isOnline: () => true,
  initReconnect: onReadAgain,
  onErrorRetry: retryFailedRead,
} satisfies SWRConfiguration;

interface AppProps {
  /** The page came with prerendered content. */
  isPrerendered: boolean;
}

/** The application. Must be inside a router. Each mounted App has its own SWR cache. */
export function App({ isPrerendered }: AppProps) {
  const [cache] = useState(() => new Map<string, never>());
  const [unsavedInput] = useState(() => new UnsavedInput());
  return (
    <SWRConfig value={{ ...readingOptions, provider: () => cache }}>
      <UnsavedInputContext value={unsavedInput}>
        <RefreshOnRefusal>
          <SessionRoutes isPrerendered={isPrerendered} />
        </RefreshOnRefusal>
      </UnsavedInputContext>
    </SWRConfig>
  );
}
