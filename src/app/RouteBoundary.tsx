import { Component, type ReactNode } from 'react';
import { GENERAL_ERROR } from '../lib/errorText';
import { isServerThere, MissingChunkError, takeReload } from './missingChunk';

/** Without a network the page stays: it says what is wrong, and a browser's own page would not. */
async function reloadIfServed(mayReload = () => true): Promise<void> {
  if ((await isServerThere()) && mayReload()) window.location.reload();
}

interface RouteBoundaryProps {
  children: ReactNode;
}

/** Stands in for a screen that could not be loaded or drawn; the header and footer around it go on working. */
export class RouteBoundary extends Component<RouteBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    // After a deploy the chunks of the version that runs are gone; the new one has its own.
    if (error instanceof MissingChunkError) void reloadIfServed(takeReload);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
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
