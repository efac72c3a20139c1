import type { Page, Request } from '@playwright/test';

/** Holds the requests that match until the returned function is called. */
export async function holdRequests(page: Page, isHeld: (request: Request) => boolean): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*', async (route) => {
    if (isHeld(route.request())) await isReleased;
    await route.fallback();
  });
  return release;
}
