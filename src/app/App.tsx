import { useState } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { ApiError } from '../api/client';
import { keys } from '../api/keys';
import { useSession } from '../api/session';
import { UnsavedInput, UnsavedInputContext } from '../ui/forms/unsavedInput';
import { AppRoutes } from './AppRoutes';
import { BalanceProvider } from './BalanceGate';
import { ScrollToTop } from './ScrollToTop';
import { useFreshWhenBroughtBack } from './useFreshWhenBroughtBack';
import { usePreviousForgotten } from './usePreviousForgotten';

/** Everything below belongs to one member, or to none: another one starts afresh. */
function PerMember({ isReturning }: AppProps) {
  const userId = useSession().member?.userId ?? null;
  usePreviousForgotten(userId);
  useFreshWhenBroughtBack();
  return (
    <BalanceProvider key={String(userId ?? '')}>
      <AppRoutes isReturning={isReturning} />
    </BalanceProvider>
  );
}

/** After a read that the server refused for want of a session, the member is read again (decision C2). */
function RefreshOnRefusal({ isReturning }: AppProps) {
  const { mutate } = useSWRConfig();
  return (
    <SWRConfig
      value={{
        onError: (error: unknown, key: string) => {
          if (key !== keys.session && error instanceof ApiError && error.status === 401) {
            void mutate(keys.session);
          }
        },
      }}
    >
      <PerMember isReturning={isReturning} />
    </SWRConfig>
  );
}

interface AppProps {
  /** This browser was last signed in. */
  isReturning: boolean;
}

/** The application, to be put inside a router. Each one mounted has a cache of its own. */
export function App({ isReturning }: AppProps) {
  const [cache] = useState(() => new Map<string, never>());
  const [unsavedInput] = useState(() => new UnsavedInput());
  return (
    <SWRConfig value={{ provider: () => cache }}>
      <UnsavedInputContext value={unsavedInput}>
        <ScrollToTop />
        <RefreshOnRefusal isReturning={isReturning} />
      </UnsavedInputContext>
    </SWRConfig>
  );
}
