import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { runAxe } from './runAxe';

/** The keys of the texts whose contrast is sufficient, of all pages of this worker; see `runAxe`. */
const sufficientContrasts = new Set<string>();

/**
 * Returns one entry for each accessibility rule that the page, or the part of it that the selector names, violates. An entry
 * lists the elements that violate the rule. axe runs in the page itself: @axe-core/playwright opens another page for each
 * run, which takes far longer.
 */
export async function violationsOn(page: Page, options: RunOptions = {}, within = 'html'): Promise<string[]> {
  const isLoaded = await page.evaluate(() => window.axe !== undefined);
  if (!isLoaded) {
    await page.evaluate(axe.source);
    await page.evaluate(
      (keys) => {
        window.sufficientContrasts = new Set(keys);
      },
      [...sufficientContrasts],
    );
  }
  const result = await page.evaluate(runAxe, { selector: within, options });
  for (const key of result.sufficientContrasts) sufficientContrasts.add(key);
  return result.violations;
}
