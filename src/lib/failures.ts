/** A failure in a member's browser that the operator of the site can look into (rule: error-reports). */
export interface Failure {
  kind: 'render' | 'missing-chunk' | 'time-out' | 'unreadable' | 'server-error' | 'rejection' | 'error';
  /** Method and path of the call that failed. The path has no token, id or query. */
  call?: string;
  status?: number | null;
  /** The name of the part that failed to load. */
  part?: string;
  error?: unknown;
}

/** Called with each failure. Empty if the site collects no reports. */
export const failureListeners = new Set<(failure: Failure) => void>();

export function reportFailure(failure: Failure): void {
  for (const listener of failureListeners) listener(failure);
}
