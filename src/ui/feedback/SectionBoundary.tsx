import { reportFailure } from '@/lib/failures';
import { Component, type ReactNode } from 'react';
import { LoadError } from './LoadError';

type SectionBoundaryProps = {
  children: ReactNode;
  /** Shown instead of the error and the button. */
  fallback?: ReactNode;
};

/** An error boundary: if its children fail to render, it shows an error and a button that renders them again. */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportFailure({ kind: 'render', error });
  }

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.hasFailed) return children;
    return fallback ?? <LoadError onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
