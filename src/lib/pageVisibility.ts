/** Calls `listener` when the page is hidden or shown, also from the back/forward cache. Returns a function that unsubscribes. */
export function onPageVisibility(listener: (isVisible: boolean) => void): () => void {
  const tell = () => listener(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}
