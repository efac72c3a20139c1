import { Component, type ReactNode } from 'react';
import { reportFailure } from '../../lib/failures';
import { reloadIfReachable, ScreenError } from './ScreenError';

interface RouteBoundaryProps {
  children: ReactNode;
}

/** Shows an error in place of a screen that failed to render. Header and footer keep working. */
export class RouteBoundary extends Component<RouteBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportFailure({ kind: 'render', error });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <ScreenError onRetry={() => void reloadIfReachable()} />
    ) : (
      this.props.children
    );
  }
}
