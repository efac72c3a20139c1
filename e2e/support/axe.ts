import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * Returns one entry for each accessibility rule that the page, or the part of it that the selector names, violates. An entry
 * lists the elements that violate the rule. axe runs in the page itself: @axe-core/playwright opens another page for each
 * run, which takes far longer.
 */
export async function violationsOn(page: Page, options: RunOptions = {}, within = 'html'): Promise<string[]> {
  const isLoaded = await page.evaluate(() => window.axe !== undefined);
  if (!isLoaded) await page.evaluate(axe.source);
  const settings: RunOptions = { ...options, resultTypes: ['violations'] };
  const results = await page.evaluate(({ selector, runOptions }) => window.axe?.run(selector, runOptions), {
    selector: within,
    runOptions: settings,
  });
  if (results === undefined) throw new Error('axe is not loaded in the page.');
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
}
