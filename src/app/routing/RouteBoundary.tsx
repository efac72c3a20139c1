import { Component, type ReactNode } from 'react';
import { GENERAL_ERROR } from '../../lib/errorText';
import { PageSpinner } from '../../ui/feedback/PageSpinner';
import { isServerThere, MissingChunkError, claimReloadOnce } from '../chunks/missingChunk';

/** Loads the page anew if it can be had; without a network it stays, for a browser's own page would say nothing of use. */
async function reloadIfServed(mayReload = () => true): Promise<boolean> {
  const isReloading = (await isServerThere()) && mayReload();
  if (isReloading) window.location.reload();
  return isReloading;
}

interface RouteBoundaryProps {
  children: ReactNode;
}

/** reloading: a file is missing, and the page is about to be loaded anew if that can help. */
type Status = 'drawn' | 'reloading' | 'failed';

/** Stands in for a screen that could not be loaded or drawn; the header and footer around it go on working. */
export class RouteBoundary extends Component<RouteBoundaryProps, { status: Status }> {
  override state: { status: Status } = { status: 'drawn' };

  static getDerivedStateFromError(error: unknown): { status: Status } {
    return { status: error instanceof MissingChunkError ? 'reloading' : 'failed' };
  }

  override componentDidCatch(error: unknown): void {
    // After a deploy the chunks of the version that runs are gone; the new one has its own.
    if (error instanceof MissingChunkError) void this.#reload();
  }

  async #reload(): Promise<void> {
    if (!(await reloadIfServed(claimReloadOnce))) this.setState({ status: 'failed' });
  }

  override render(): ReactNode {
    const { status } = this.state;
    if (status === 'drawn') return this.props.children;
    if (status === 'reloading') return <PageSpinner />;
    return (
      <div className="page" role="alert">
        <p>{GENERAL_ERROR}</p>
        <button type="button" className="btn btn-secondary" onClick={() => void reloadIfServed()}>
          Try again
        </button>
      </div>
    );
  }
}
