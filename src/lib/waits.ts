/** The calls and the code that the page is waiting for. */
const waits = new Set<Promise<unknown>>();

/** Adds `work` to what the page waits for, until it settles. */
export function trackWait<T>(work: Promise<T>): Promise<T> {
  const end = () => waits.delete(work);
  waits.add(work);
  work.then(end, end);
  return work;
}

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    // Safari has no idle callback.
    else setTimeout(resolve, 50);
  });

/** Resolves when the browser is idle and the page waits for no call and no code. */
export async function whenIdle(): Promise<void> {
  do {
    await Promise.allSettled(waits);
    await idle();
  } while (waits.size > 0);
}
