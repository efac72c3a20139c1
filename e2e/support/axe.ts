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
  return page.evaluate(
    async ({ selector, runOptions }) => {
      if (window.axe === undefined) throw new Error('axe is not loaded in the page.');
      window.axe.configure({
        // A day of the calendar shows '21', and its name is 'Saturday, November 21st, 2026'. axe expects '21' as a separate word.
        rules: [{ id: 'label-content-name-mismatch', selector: ':not(.rdp-day_button)' }],
      });
      const { violations } = await window.axe.run(selector, {
        ...runOptions,
        resultTypes: ['violations'],
        selectors: false,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
    },
    { selector: within, runOptions: options },
  );
}
