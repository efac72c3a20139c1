import { useDeferredValue, useState } from 'react';
import { SWRConfig } from 'swr';
import { ApiError } from '../api/client';
import { keys } from '../api/keys';
import { useSession, useSessionActions } from '../api/session';
import { UnsavedInput, UnsavedInputContext } from '../ui/forms/unsavedInput';
import { AppRoutes } from './routing/AppRoutes';
import { BalanceProvider } from './gates/BalanceGate';
import { ScrollToTop } from './routing/ScrollToTop';
import { useRevalidateAfterBfcache } from './session/useRevalidateAfterBfcache';
import { useClearPreviousMember } from './session/useClearPreviousMember';

/** Everything below belongs to one member, or to none: another one starts afresh. */
function PerMember({ isPrerendered }: AppProps) {
  const { status, member } = useSession();
  const userId = member?.userId ?? null;
  // The first screen is drawn in pieces, and the spinner goes on turning until it is there. What is mounted anew by the
  // key below has nothing yet that could be put off, so that it is told from here.
  const isUnknown = useDeferredValue(status === 'unknown');
  useClearPreviousMember(userId);
  useRevalidateAfterBfcache();
  return (
    <BalanceProvider key={String(userId ?? '')}>
      <AppRoutes isUnknown={isUnknown} isPrerendered={isPrerendered} />
    </BalanceProvider>
  );
}

/** After a read that the server refused for want of a session, the member is read again (decision C2). */
function RefreshOnRefusal({ isPrerendered }: AppProps) {
  const { refresh } = useSessionActions();
  return (
    <SWRConfig
      value={{
        onError: (error: unknown, key: string) => {
          if (key !== keys.session && error instanceof ApiError && error.status === 401) {
            void refresh();
          }
        },
      }}
    >
      <PerMember isPrerendered={isPrerendered} />
    </SWRConfig>
  );
}

interface AppProps {
  /** The page stands already, as the build has prerendered it. */
  isPrerendered: boolean;
}

/** The application, to be put inside a router. Each one mounted has a cache of its own. */
export function App({ isPrerendered }: AppProps) {
  const [cache] = useState(() => new Map<string, never>());
  const [unsavedInput] = useState(() => new UnsavedInput());
  return (
    <SWRConfig value={{ provider: () => cache }}>
      <UnsavedInputContext value={unsavedInput}>
        <ScrollToTop />
        <RefreshOnRefusal isPrerendered={isPrerendered} />
      </UnsavedInputContext>
    </SWRConfig>
  );
}
