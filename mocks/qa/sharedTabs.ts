const lockName = (base: string) => `emulated-backend:${base}`;

/** Whether another tab shares its backend now. A closed tab releases its lock, so that an old shared state is not used. */
export async function isSharedElsewhere(base: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockName(base));
}

/** Announces that this tab shares its backend, until the tab closes. */
export function shareTab(base: string): void {
  const untilClosed = new Promise<void>(() => undefined);
  void navigator.locks.request(lockName(base), { mode: 'shared' }, () => untilClosed);
}
