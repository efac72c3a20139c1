import { createContext, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { claimReloadOnce } from '../../lib/reloadOnce';
import { PageSpinner } from '../../ui/feedback/PageSpinner';
import { lazyComponent } from '../../ui/lazy/lazyComponent';
import { reloadIfReachable, ScreenError } from './ScreenError';

/** What a guard shows until the code of its screen has loaded. By default a spinner. */
export const PlaceholderContext = createContext<ReactNode>(<PageSpinner />);

const Placeholder = () => use(PlaceholderContext);

/** Reloads the page once, to get what a deployment has removed. If it is still missing, it says so (rule: outdated-page). */
function ReloadOnce() {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    void reloadIfReachable(claimReloadOnce).then((isReloading) => setHasFailed(!isReloading));
  }, []);
  return hasFailed ? <ScreenError onRetry={() => void reloadIfReachable()} /> : <Placeholder />;
}

export const lazyScreen = <Name extends string>(
  name: Name,
  importFile: () => Promise<Record<Name, ComponentType>>,
) =>
  lazyComponent(name, importFile, {
    placeholder: <Placeholder />,
    failed: (retry) => <ScreenError onRetry={retry} />,
    gone: <ReloadOnce />,
  });
