import type { Page, Request } from '@playwright/test';

/**
 * Holds the requests to an address, or those of them that match, until the returned function is called. The browser asks the
 * test only about these addresses: asking about each file of the page would take twice the time of the page.
 */
export async function holdRequests(
  page: Page,
  address: RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await isReleased;
    await route.fallback();
  });
  return release;
}
