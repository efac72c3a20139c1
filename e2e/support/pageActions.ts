import { expect, type Page, type Request } from '@playwright/test';
import { LONGEST_STEP, waitForReads } from './waitForReads';

const block = () => {
  window.open = () => null;
};

/** Prevents a page from opening windows, as a browser that blocks popups does. */
export async function blockPopups(page: Page): Promise<void> {
  await page.addInitScript(block);
  await page.evaluate(block);
}

/** Opens a path within the application without loading the page again, as a link does. */
export const navigateTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Waits until a screen has loaded. Its heading shows before its code runs and sends its reads. */
export async function waitForScreen(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('main').locator('.page-spinner, [aria-label="Loading"]')).toHaveCount(0);
}

/** Moves the clock of the page by a minute, so that the page polls member and records once. */
export async function passOneMinute(page: Page): Promise<void> {
  for (let passed = 0; passed < 60_000; passed += LONGEST_STEP) {
    await waitForReads(page);
    await page.clock.fastForward(LONGEST_STEP);
  }
}

/** Hides the page or shows it again, as a change of tabs and the back/forward cache do. */
export const setVisibility = (page: Page, visibility: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);

/** Moves the clock of the page by a minute and shows the page, so that it revalidates its data. */
export async function returnAfterOneMinute(page: Page): Promise<void> {
  await passOneMinute(page);
  await setVisibility(page, 'visible');
}

/**
 * Holds the requests to an address for which `isHeld` is true, until the returned function is called. Only this address is routed
 * through the test, because routing every file would double the loading time of the page.
 */
export async function holdRequests(
  page: Page,
  address: RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await released;
    await route.fallback();
  });
  return release;
}
