import type { Page, Request } from '@playwright/test';

/** Keeps requests of one kind on their way until they are let through. */
export async function hold(page: Page, isHeld: (request: Request) => boolean): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/*', async (route) => {
    if (isHeld(route.request())) await gate;
    await route.fallback();
  });
  return letThrough;
}
