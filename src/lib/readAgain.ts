const listeners = new Set<() => void>();

/** Calls `listener` at each `readAgain`. Returns a function that unsubscribes. */
export function onReadAgain(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads again all that the page shows. For builds for testers, when they change the backend. */
export function readAgain(): void {
  for (const listener of listeners) listener();
}
