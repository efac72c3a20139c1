/**
 * Opens the waiver in a new window of 800x600 (rule: waiver-window). False if the browser has blocked it.
 *
 * With the feature 'noopener', `window.open` would return null even for a window that opened. So the opener is removed
 * afterwards, before the waiver's page replaces the window's initial empty document.
 */
export function openWaiver(link: string): boolean {
  try {
    const opened = window.open(link, '_blank', 'popup,width=800,height=600');
    if (opened === null || opened.closed) return false;
    opened.opener = null;
    return true;
  } catch {
    // The request was accepted, so an error here must not look like a failed request.
    return false;
  }
}
