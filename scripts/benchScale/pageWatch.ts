import type { Page } from '@playwright/test';

/** Measured inside the page, in milliseconds: the paint of the first table, long tasks, and the delay of each key. */
export type Seen = { firstTable: number; tasks: number[]; keys: number[] };

declare global {
  var seen: Seen;
}

/** Runs in the page before the app's scripts. */
export function watch(): void {
  globalThis.seen = { firstTable: 0, tasks: [], keys: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.seen.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const keysToo = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown') globalThis.seen.keys.push(duration);
  }).observe(keysToo);
  const observer = new MutationObserver(() => {
    if (document.querySelector('.roster tbody tr') === null) return;
    observer.disconnect();
    // A task after the next animation frame runs when the table has been painted.
    requestAnimationFrame(() => {
      setTimeout(() => {
        globalThis.seen.firstTable = performance.now();
      });
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

export const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => globalThis.seen);

export async function forgetTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.seen.tasks = [];
  });
}

/** Waits until the DOM has not changed for 1.5 seconds. */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 1500);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 1500);
        }).observe(document, { childList: true, subtree: true });
      }),
  );
}
