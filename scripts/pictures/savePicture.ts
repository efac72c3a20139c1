import type { Page } from '@playwright/test';
import { twoFrames } from '../../e2e/support/waitForReads';

/** Takes a picture of a page once its fonts have loaded. */
export async function savePicture(page: Page, path: string): Promise<void> {
  // A font is loaded once a text needs it.
  await page.evaluate(twoFrames);
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.screenshot({ path });
}
