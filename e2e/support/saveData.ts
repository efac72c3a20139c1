import type { Page } from '@playwright/test';

/** Opens all later pages with Save-Data, so that no code is loaded before it is needed (rule: prefetched-screens). */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
