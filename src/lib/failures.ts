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

const listeners = new Set<Listener>();

/** Returns a function that stops listening. */
export function listenForFailures(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Passes a failure to the listeners. There are none if the site collects no reports. */
export function reportFailure(failure: Failure): void {
  for (const listener of listeners) listener(failure);
}
