import { LoadError } from '../feedback/LoadError';
import { useHasUnsavedInput } from '../forms/unsavedInput';

const MESSAGE = 'This page is out of date. Please reload it.';

/** Replaces a part of a screen when a deployment has removed its code (rule: outdated-page). */
export function OutdatedPage() {
  const hasUnsavedInput = useHasUnsavedInput(true);
  return (
    <LoadError
      message={hasUnsavedInput ? `${MESSAGE} What you have not sent yet will be lost.` : MESSAGE}
      retryText="Reload"
      onRetry={() => window.location.reload()}
    />
  );
}
