import type { LazyPart } from '@/lib/loading/lazyPart';
import { claimReloadOnce, reloadIfReachable } from '@/lib/loading/reloadOnce';
import { site } from '@/site';
import { LoadError } from '@/ui/feedback/LoadError';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { DraftsContext } from '@/ui/forms/drafts';
import { OutdatedPage, useLazyPart } from '@/ui/lazy/lazyComponent';
import { type ComponentType, type ReactNode, use, useEffect, useState } from 'react';
import { useOutletContext } from 'react-router';

/** The page while it is unknown which screen to show, or while the code of the screen loads. */
export const LoadingPage = () => (
  <>
    <title>{site.name}</title>
    <PageSpinner />
  </>
);

/** What the guard around the screen shows until the code has loaded. The guard passes it to its `<Outlet>`. */
const Placeholder = () => useOutletContext<ReactNode>() ?? <LoadingPage />;

const ErrorPage = ({ children }: { children: ReactNode }) => (
  <div className="page">
    <title>{site.name}</title>
    {children}
  </div>
);

/** Replaces a screen that could not be shown, with a button that tries again. */
export const screenError = (onRetry: () => void) => (
  <ErrorPage>
    <LoadError onRetry={onRetry} />
  </ErrorPage>
);

/**
 * Reloads the page once, because a deployment has removed code that the screen needs. Shows an error if the code is still missing
 * after the reload. If the reload would lose an unsent request, it only offers to reload (rule: outdated-page).
 */
function ReloadOnce() {
  const drafts = use(DraftsContext);
  const [losesDraft] = useState(() => drafts.isAny);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (losesDraft) return;
    void reloadIfReachable(claimReloadOnce).then((isReloading) => setHasFailed(!isReloading));
  }, [losesDraft]);
  if (losesDraft)
    return (
      <ErrorPage>
        <OutdatedPage losesDraft />
      </ErrorPage>
    );
  return hasFailed ? screenError(() => void reloadIfReachable()) : <Placeholder />;
}

/** The screen of a row of `screens`, once its code has loaded. */
export function LazyScreen({ of: { code } }: { of: { code: LazyPart<ComponentType> } }) {
  const { code: Screen, failure, retry } = useLazyPart(code);
  if (Screen !== null) return <Screen />;
  if (failure === null) return <Placeholder />;
  return failure === 'failed' ? screenError(retry) : <ReloadOnce />;
}
