/** How the tabs of one build that share a backend find and notify each other. */
export type SharedTabs = {
  /** Tells the other tabs that the stored state has changed. */
  tell: () => void;
  /** Calls `listener` when another tab has changed the stored state. */
  listen: (listener: () => void) => void;
};

const lockName = (base: string) => `emulated-backend:${base}`;

/** Whether another tab shares its backend now. A closed tab releases its lock, so that an old shared state is not used. */
export async function isSharedElsewhere(base: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockName(base));
}

/** Announces that this tab shares its backend, until the tab closes. */
export function shareTab(base: string): SharedTabs {
  const untilClosed = new Promise<void>(() => undefined);
  void navigator.locks.request(lockName(base), { mode: 'shared' }, () => untilClosed);
  const channel = new BroadcastChannel(lockName(base));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no such argument
    tell: () => channel.postMessage('changed'),
    listen: (listener) => channel.addEventListener('message', listener),
  };
}
