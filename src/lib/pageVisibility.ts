/** `isRestored`: the browser shows the page again from its back/forward cache, in which nothing has run. */
type Listener = (change: { isVisible: boolean; isRestored: boolean }) => void;

const listeners = new Set<Listener>();

function tell(isRestored: boolean): void {
  const change = { isVisible: document.visibilityState === 'visible', isRestored };
  for (const listener of listeners) listener(change);
}

const onVisibilityChange = () => tell(false);
const onPageShow = ({ persisted }: PageTransitionEvent) => tell(persisted);

/** Calls `listener` whenever the page is hidden or shown. Returns a function that unsubscribes. */
export function onPageVisibility(listener: Listener): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pageshow', onPageShow);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}
