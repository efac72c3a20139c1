/**
 * Opens the waiver in a window of its own, 800x600 (section 9 of the specification). False if the browser has blocked it.
 * Not with the feature 'noopener': then `window.open` answers null even where the window has opened, and a blocked one
 * could not be told from it. The new window still shows its empty first page here, so its opener can be taken from it.
 */
export function openWaiver(link: string): boolean {
  try {
    const opened = window.open(link, '_blank', 'popup,width=800,height=600');
    if (opened === null || opened.closed) return false;
    opened.opener = null;
    return true;
  } catch {
    // The request was taken all the same.
    return false;
  }
}
