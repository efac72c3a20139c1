import type { Page } from '@playwright/test';

/** The shortest event that the browser reports, in milliseconds. */
export const MIN_EVENT_DURATION = 16;

/** Measured inside the page, in milliseconds: the paint of the first table, long tasks, and the delay of each key. */
export type PageTimings = { firstTable: number; tasks: number[]; keys: number[] };

declare global {
  var pageTimings: PageTimings;
}

/** Runs in the page before the app's scripts. */
export function recordTimings(): void {
  globalThis.pageTimings = { firstTable: 0, tasks: [], keys: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.pageTimings.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const keyEvents = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown') globalThis.pageTimings.keys.push(duration);
  }).observe(keyEvents);
  const observer = new MutationObserver(() => {
    if (document.querySelector('.roster tbody tr') === null) return;
    observer.disconnect();
    // A task after the next animation frame runs when the table has been painted.
    requestAnimationFrame(() => {
      setTimeout(() => {
        globalThis.pageTimings.firstTable = performance.now();
      });
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

export const timingsOf = (page: Page): Promise<PageTimings> => page.evaluate(() => globalThis.pageTimings);

/** Waits until the DOM has not changed for 1.5 seconds. */
export async function waitForQuietDom(page: Page): Promise<void> {
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

/** Presses a key. Waits until the browser has reported the time to its paint, and until the main thread is idle. */
export async function pressKey(page: Page, key: string): Promise<void> {
  const { keys } = await timingsOf(page);
  await page.keyboard.press(key);
  await page
    .waitForFunction((before) => globalThis.pageTimings.keys.length > before, keys.length, { timeout: 1_000 })
    // The browser never reports a key that takes less than MIN_EVENT_DURATION.
    .catch(() => undefined);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve());
      }),
  );
}
