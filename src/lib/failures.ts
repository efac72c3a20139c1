/** A failure in a member's browser that the operator of the site can look into (rule: error-reports). */
export interface Failure {
  kind: 'render' | 'missing-chunk' | 'time-out' | 'unreadable' | 'server-error' | 'rejection' | 'error';
  /** Method and path of the call that failed. The path has no token, id or query. */
  call?: string;
  status?: number | null;
  /** The name of the file that is missing. */
  part?: string;
  error?: unknown;
}

type Listener = (failure: Failure) => void;

let listener: Listener | null = null;

export function listenForFailures(next: Listener): void {
  listener = next;
}

/** Passes a failure to the listener. Does nothing if the site collects no reports. */
export function reportFailure(failure: Failure): void {
  listener?.(failure);
}
