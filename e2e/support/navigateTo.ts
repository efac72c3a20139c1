import type { Page } from '@playwright/test';

/** Opens a path within the application without loading the page again, as a link does. */
export const navigateTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
