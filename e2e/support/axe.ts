import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * What axe finds against a page, or the part of it that a selector names: an entry for each rule broken, with the elements
 * that break it. It runs within the page; its adapter for Playwright opens another page each time, which takes far longer.
 */
export async function violationsOn(page: Page, options: RunOptions = {}, within = 'html'): Promise<string[]> {
  const isThere = await page.evaluate(() => window.axe !== undefined);
  if (!isThere) await page.evaluate(axe.source);
  const settings: RunOptions = { ...options, resultTypes: ['violations'] };
  const results = await page.evaluate(({ selector, runOptions }) => window.axe?.run(selector, runOptions), {
    selector: within,
    runOptions: settings,
  });
  if (results === undefined) throw new Error('axe is not in the page.');
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
}
