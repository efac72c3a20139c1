import { type LazyPart, lazyPart, PartGoneError } from '@/lib/loading/lazyPart';
import { type ComponentType, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { LoadError } from '../feedback/LoadError';
import { DraftsContext } from '../forms/drafts';
import { useHasUnsavedInput } from '../forms/unsavedInput';

/** Loads the code of a part when `isNeeded` is true. `code` is null until it has loaded. `failure` is 'gone' if only a reload can help. */
export function useLazyPart<Code>(part: LazyPart<Code>, isNeeded = true) {
  const [code, setCode] = useState(part.loaded);
  const [failure, setFailure] = useState<'failed' | 'gone' | null>(null);
  const isLoading = isNeeded && code === null && failure === null;
  useEffect(() => {
    if (!isLoading) return;
    part.load().then(
      // React renders a transition in pieces, so the page stays responsive.
      (loaded) => startTransition(() => setCode(() => loaded)),
      (error: unknown) => setFailure(error instanceof PartGoneError ? 'gone' : 'failed'),
    );
  }, [part, isLoading]);
  return { code, failure, retry: () => setFailure(null) };
}

const MESSAGE = 'This page is out of date. Please reload it.';

/** Replaces a screen, or a part of one, when a deployment has removed its code (rules: outdated-page, outdated-dialog). */
export function OutdatedPage() {
  const { isAny } = use(DraftsContext);
  const hasUnsavedInput = useHasUnsavedInput() || isAny;
  return (
    <LoadError
      message={hasUnsavedInput ? `${MESSAGE} What you have not sent yet will be lost.` : MESSAGE}
      retryText="Reload"
      onRetry={() => window.location.reload()}
    />
  );
}

interface LazyOptions<P> {
  /** Shown until the code has loaded. */
  placeholder?: (props: P) => ReactNode;
  /** Shown when only a reload can help. By default it offers one. */
  gone?: ReactNode;
}

/**
 * Declares a component that loads on demand. Its file and its export are called `name`. Like `React.lazy`, but shows an error if
 * the code cannot be loaded. `React.lazy` cannot retry after a failure, suspends once even for loaded code, and React keeps its
 * fallback for at least 300 ms.
 */
export function lazyComponent<Name extends string, P extends object>(
  name: Name,
  importModule: () => Promise<Record<Name, ComponentType<P>>>,
  { placeholder = () => null, gone = <OutdatedPage /> }: LazyOptions<P> = {},
): ComponentType<P> {
  const part: LazyPart<ComponentType<P>> = lazyPart(name, importModule);
  return function LazyComponent(props: P) {
    const { code: Loaded, failure, retry } = useLazyPart(part);
    if (Loaded !== null) return <Loaded {...props} />;
    if (failure === null) return placeholder(props);
    return failure === 'failed' ? <LoadError onRetry={retry} /> : gone;
  };
}
