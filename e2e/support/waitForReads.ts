import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** The most milliseconds by which a test may move the clock at once. A read that was just sent times out after 15 seconds. */
export const LONGEST_STEP = 12_000;

const readsInFlight = new WeakMap<BrowserContext, Set<Request>>();

/** Tracks the reads in flight of all pages of a context: data, and also code, because code may read data once it has loaded. */
export function watchReads(context: BrowserContext): void {
  const reads = new Set<Request>();
  readsInFlight.set(context, reads);
  context.on('request', (request) => {
    if (/fetch|script/.test(request.resourceType()) && request.method() === 'GET') reads.add(request);
  });
  const forget = (request: Request) => void reads.delete(request);
  context.on('requestfinished', forget).on('requestfailed', forget);
}

/** Resolves after two animation frames. By then the page has rendered what it received before. */
export const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

/**
 * Waits until no read is in flight and the page has rendered the answers. Call it before the clock of the page is moved:
 * a read in flight would time out.
 */
export async function waitForReads(page: Page): Promise<void> {
  const reads = readsInFlight.get(page.context()) ?? new Set();
  const inFlight = () =>
    [...reads].filter((read) => !read.frame().page().isClosed()).map((read) => read.url());
  do {
    await expect.poll(inFlight, { intervals: [10] }).toEqual([]);
    await page.evaluate(twoFrames);
  } while (inFlight().length > 0);
}
