type Listener = (isVisible: boolean) => void;

const listeners = new Set<Listener>();

function tell(): void {
  for (const listener of listeners) listener(document.visibilityState === 'visible');
}

/**
 * Calls `listener` whenever the page is hidden or shown, also when the browser restores it from its back/forward cache. Returns
 * a function that unsubscribes.
 */
export function onPageVisibility(listener: Listener): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', tell);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
