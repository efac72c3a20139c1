import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** Counts what the pages of a context read, from the first of them on. */
export function watchReads(context: BrowserContext): void {
  const reads = new Set<Request>();
  underWay.set(context, reads);
  context.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.method() === 'GET') reads.add(request);
  });
  const forget = (request: Request) => void reads.delete(request);
  context.on('requestfinished', forget);
  context.on('requestfailed', forget);
}

/** Resolves when the page has drawn twice more, and so has had its turn with what came before. */
export const twoFrames = () =>
  new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(drawn));
  });

/**
 * Waits until nothing is being read, and what was has been taken in: in a page whose clock is moved on, a read under way
 * would run out of time.
 */
export async function atRest(page: Page): Promise<void> {
  const reads = underWay.get(page.context()) ?? new Set();
  const left = () => [...reads].filter((read) => !read.frame().page().isClosed()).map((read) => read.url());
  do {
    await expect.poll(left, { intervals: [10] }).toEqual([]);
    await page.evaluate(twoFrames);
  } while (left().length > 0);
}
