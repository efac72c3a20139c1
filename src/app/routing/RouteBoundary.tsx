import { Component, type ReactNode } from 'react';
import { GENERAL_ERROR, TRY_AGAIN } from '../../lib/errorText';
import { reportFailure } from '../../lib/failures';
import { PageSpinner } from '../../ui/feedback/PageSpinner';
import { claimReloadOnce, isServerReachable } from '../../lib/reloadOnce';
import { MissingChunkError } from '../chunks/missingChunk';

/** Reloads the page if the server answers. Without a network the browser's own error page would replace the application. */
async function reloadIfReachable(mayReload = () => true): Promise<boolean> {
  const isReloading = (await isServerReachable()) && mayReload();
  if (isReloading) window.location.reload();
  return isReloading;
}

interface RouteBoundaryProps {
  children: ReactNode;
}

/** 'reloading': a chunk is missing, and the page reloads if the server answers. */
type Status = 'shown' | 'reloading' | 'failed';

/** Shows an error in place of a screen that failed to load or render. Header and footer keep working. */
export class RouteBoundary extends Component<RouteBoundaryProps, { status: Status }> {
  override state: { status: Status } = { status: 'shown' };

  static getDerivedStateFromError(error: unknown): { status: Status } {
    return { status: error instanceof MissingChunkError ? 'reloading' : 'failed' };
  }

  override componentDidCatch(error: unknown): void {
    // A deploy removes the chunks of the running version. A reload starts the new version.
    if (error instanceof MissingChunkError) void this.#reload();
    else reportFailure({ kind: 'render', error });
  }

  async #reload(): Promise<void> {
    if (!(await reloadIfReachable(claimReloadOnce))) this.setState({ status: 'failed' });
  }

  override render(): ReactNode {
    const { status } = this.state;
    if (status === 'shown') return this.props.children;
    if (status === 'reloading') return <PageSpinner />;
    return (
      <div className="page" role="alert">
        <p>{GENERAL_ERROR}</p>
        <button type="button" className="button button--secondary" onClick={() => void reloadIfReachable()}>
          {TRY_AGAIN}
        </button>
      </div>
    );
  }
}
