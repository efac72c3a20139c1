import type { Page } from '@playwright/test';

const block = () => {
  window.open = () => null;
};

/** Lets a page open no window, as a browser that blocks popups does. */
export async function blockPopups(page: Page): Promise<void> {
  await page.addInitScript(block);
  await page.evaluate(block);
}
