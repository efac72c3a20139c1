import type { LazyPart } from '@/lib/loading/lazyPart';
import { claimReloadOnce, reloadIfReachable } from '@/lib/loading/reloadOnce';
import { site } from '@/site';
import { LoadError } from '@/ui/feedback/LoadError';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { DraftsContext } from '@/ui/forms/drafts';
import { lazyComponent, OutdatedPage } from '@/ui/lazy/lazyComponent';
import { type ComponentType, createContext, type ReactNode, use, useEffect, useState } from 'react';

/** True inside an outline that already shows the heading and the title while the code of its screen loads. */
export const HasTitleContext = createContext(false);

const CompanyTitle = () => (use(HasTitleContext) ? null : <title>{site.name}</title>);

/** The page while it is unknown which screen to show, or while the code of the screen loads. */
export const LoadingPage = () => (
  <>
    <CompanyTitle />
    <PageSpinner />
  </>
);

/** What a guard shows until the code of its screen has loaded. */
export const PlaceholderContext = createContext<ReactNode>(<LoadingPage />);

const Placeholder = () => use(PlaceholderContext);

const ErrorPage = ({ children }: { children: ReactNode }) => (
  <div className="page">
    <CompanyTitle />
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

export const lazyScreen = <P extends object>({ code }: { code: LazyPart<ComponentType<P>> }) =>
  lazyComponent(code, { placeholder: () => <Placeholder />, failed: screenError, gone: <ReloadOnce /> });
