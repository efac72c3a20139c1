type Listener = (isVisible: boolean) => void;

const listeners = new Set<Listener>();

function notify(): void {
  for (const listener of listeners) listener(document.visibilityState === 'visible');
}

/** Calls `listener` when the page is hidden or shown, also from the back/forward cache. Returns a function that unsubscribes. */
export function onPageVisibility(listener: Listener): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', notify);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
