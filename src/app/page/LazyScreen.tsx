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

const errorPage = (content: ReactNode) => (
  <div className="page">
    <title>{site.name}</title>
    {content}
  </div>
);

/** Replaces a screen that could not be shown, with a button that tries again. By default it reloads the page. */
export const screenError = (onRetry: () => void = () => void reloadIfReachable()) =>
  errorPage(<LoadError onRetry={onRetry} />);

/** Reloads the page once, because a deployment has removed code that the screen needs. Shows an error if the code is missing even then. */
function ReloadOnce() {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    void reloadIfReachable(claimReloadOnce).then((isReloading) => setHasFailed(!isReloading));
  }, []);
  return hasFailed ? screenError() : <Placeholder />;
}

/** The screen of a row of `screens`. If its code is gone, reloads the page, or over an unsent request offers to (rule: outdated-page). */
export function LazyScreen({ of: { code } }: { of: { code: LazyPart<ComponentType> } }) {
  const { code: Screen, failure, retry } = useLazyPart(code);
  const losesDraft = use(DraftsContext).isAny;
  if (Screen !== null) return <Screen />;
  if (failure === null) return <Placeholder />;
  if (failure === 'failed') return screenError(retry);
  return losesDraft ? errorPage(<OutdatedPage />) : <ReloadOnce />;
}
