import type { Page } from '@playwright/test';
import { waitForReads } from './waitForReads';

/** Moves the clock of the page by a minute, so that it polls its data once. */
export async function passOneMinute(page: Page): Promise<void> {
  await waitForReads(page);
  await page.clock.fastForward(60_000);
}

/** Moves the clock of the page by a minute and focuses the page, so that it revalidates its data. */
export async function returnAfterOneMinute(page: Page): Promise<void> {
  await passOneMinute(page);
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
}
