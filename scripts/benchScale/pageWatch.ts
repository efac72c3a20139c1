import type { Page } from '@playwright/test';

/** What the page itself sees, in milliseconds: when the first table was painted, which tasks were long, how long keys took. */
export type Seen = { firstTable: number; tasks: number[]; keys: number[] };

declare global {
  var seen: Seen;
}

/** Runs in the page before anything of the product. */
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
    // A task of its own after the next frame: by then it has been painted.
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

/** Until nothing has changed on the page for a second and a half. */
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
