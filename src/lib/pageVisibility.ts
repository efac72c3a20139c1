export const isPageVisible = (): boolean => document.visibilityState === 'visible';

/** Calls `listener` when the page is hidden or shown, also from the back/forward cache. Returns a function that unsubscribes. */
export function onPageVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
