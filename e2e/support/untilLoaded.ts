import type { Page } from '@playwright/test';
import { twoFrames } from './waitForReads';

/** Resolves when the page has a heading, everything on it is loaded and the answers are rendered. */
export async function untilLoaded(page: Page): Promise<void> {
  // On a busy machine the network can be idle before the page has sent its calls, so this also waits for the spinners to go.
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('[aria-label="Loading"], [aria-busy="true"]')];
    return document.querySelector('h1') && waiting.every((one) => one.getClientRects().length === 0);
  });
  await page.evaluate(twoFrames);
}
