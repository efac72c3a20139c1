import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { ApiError } from '../api/client';
import { keys } from '../api/keys';
import { useSessionActions } from '../api/session';
import { backClosesDialogs } from '../ui/dialog/backClosesDialogs';
import { UnsavedInput, UnsavedInputContext } from '../ui/forms/unsavedInput';
import { keepFocus } from '../ui/focus/keepFocus';
import { ignoreRepeatedPresses } from '../ui/presses/ignoreRepeatedPresses';
import { watchPresses } from '../ui/presses/whenReleased';
import { AppRoutes } from './routing/AppRoutes';
import { BalanceProvider } from './gates/BalanceGate';
import { ScreenChange } from './routing/ScreenChange';
import { useWatchOtherWindows } from './session/useWatchOtherWindows';
import { useClearPreviousMember } from './session/useClearPreviousMember';
import { useRevalidateAfterSignInAgain } from './session/useRevalidateAfterSignInAgain';
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
  useRevalidateAfterSignInAgain(session);
  return (
    <BalanceProvider>
      <AppRoutes
        key={String(userId ?? '')}
        session={session}
        pathname={pathname}
        isSessionUnknown={isSessionUnknown}
        isPrerendered={isPrerendered}
      />
      <ScreenChange session={session} pathname={pathname} />
    </BalanceProvider>
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

interface AppProps {
  /** The page came with prerendered content. */
  isPrerendered: boolean;
}

/** The application. Must be inside a router. Each mounted App has its own SWR cache. */
export function App({ isPrerendered }: AppProps) {
  const [cache] = useState(() => new Map<string, never>());
  const [unsavedInput] = useState(() => new UnsavedInput());
  useEffect(() => watchPresses(document), []);
  useEffect(() => ignoreRepeatedPresses(document), []);
  useEffect(() => keepFocus(document), []);
  useEffect(() => backClosesDialogs(), []);
  return (
    <SWRConfig value={{ provider: () => cache }}>
      <UnsavedInputContext value={unsavedInput}>
        <RefreshOnRefusal>
          <SessionRoutes isPrerendered={isPrerendered} />
        </RefreshOnRefusal>
      </UnsavedInputContext>
    </SWRConfig>
  );
}
