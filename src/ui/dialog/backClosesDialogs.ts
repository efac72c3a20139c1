/** A dialog on the page. */
interface OpenDialog {
  /** Called when Back closes the dialog. Null: Back does not close it, but leaves the page. */
  close: (() => void) | null;
  /** Back closes the dialog, but not now: a call is in flight. */
  isBusy: () => boolean;
}

/** The dialogs on the page, the topmost last. */
let dialogs: OpenDialog[] = [];
let isInstalled = false;
/** True while the history goes back over the entries of closed dialogs, until 'popstate'. */
let isLeavingEntries = false;

const closable = () => dialogs.filter(({ close }) => close !== null);

/** How many entries of dialogs lie above the entry of the page. */
function depth(): number {
  const state: unknown = window.history.state;
  const isObject = typeof state === 'object' && state !== null;
  return isObject && 'dialogs' in state && typeof state.dialogs === 'number' ? state.dialogs : 0;
}

/** Adds entries for the dialogs that have none. They keep the router's state, so to the router they are the page's own. */
function addEntries(): void {
  while (depth() < closable().length)
    window.history.pushState({ ...window.history.state, dialogs: depth() + 1 }, '');
}

/** Goes back from the entries of dialogs that are closed. */
function leaveEntries(): void {
  const count = depth() - closable().length;
  if (count <= 0 || isLeavingEntries) return;
  isLeavingEntries = true;
  window.history.go(-count);
}

/** Back has removed the entry of the topmost dialog. */
function closeTopmost(): void {
  const topmost = dialogs.at(-1);
  if (topmost === undefined) return;
  if (topmost.close === null) {
    // The dialogs below it close with the page.
    dialogs = dialogs.filter(({ close }) => close === null);
    window.history.back();
    return;
  }
  if (topmost.isBusy()) {
    addEntries();
    return;
  }
  dialogs = dialogs.filter((dialog) => dialog !== topmost);
  topmost.close();
}

function onPopState(): void {
  if (isLeavingEntries) {
    isLeavingEntries = false;
    addEntries();
  } else if (depth() < closable().length) closeTopmost();
  // Forward may have reached the entry of a closed dialog.
  leaveEntries();
}

/**
 * Makes the browser's Back close the topmost dialog (rule: back-closes-a-dialog). Each open dialog has an entry of its own in
 * the history, above the entry of the page.
 *
 * Returns a function that stops it.
 */
export function backClosesDialogs(): () => void {
  isInstalled = true;
  isLeavingEntries = false;
  window.addEventListener('popstate', onPopState);
  // After a reload the history may still be at the entry of a dialog that was open.
  leaveEntries();
  return () => {
    isInstalled = false;
    window.removeEventListener('popstate', onPopState);
  };
}

/** Registers a dialog that opens. Returns a function to call when it has closed. */
export function openDialog(dialog: OpenDialog): () => void {
  dialogs = [...dialogs, dialog];
  if (isInstalled && !isLeavingEntries) addEntries();
  return () => {
    dialogs = dialogs.filter((other) => other !== dialog);
    // Not at once: if the dialog closes because the app leaves the page, the new page replaces the entry right after this.
    if (isInstalled) queueMicrotask(leaveEntries);
  };
}
