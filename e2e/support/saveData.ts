import type { Page } from '@playwright/test';

/** Makes all later pages see Save-Data, so that they load code only when they need it (rule: prefetched-screens). */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
