import { Component, type ReactNode } from 'react';
import { GENERAL_ERROR } from '../lib/errorText';
import { MissingChunkError, takeReload } from './missingChunk';

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
    if (error instanceof MissingChunkError && takeReload()) window.location.reload();
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="page" role="alert">
        <p>{GENERAL_ERROR}</p>
        <button type="button" className="btn btn-secondary" onClick={() => window.location.reload()}>
          Try again
        </button>
      </div>
    );
  }
}
