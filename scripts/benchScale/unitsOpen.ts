import type { Browser, CDPSession, Page } from '@playwright/test';
import { heapOf, processOf } from './memory';
import { forgetTasks, quiet, seenBy, watch } from './pageWatch';

export const SLOWDOWN = 4;

export async function openPage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
}

/** When the last byte of the records arrived. */
function answeredAt(page: Page): Promise<number> {
  return page.evaluate(() => {
    const entry = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/minyan'));
    return entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0;
  });
}

/** Shows the future Shabbosim. Returns the time from the click to the last table. */
function showAll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const start = performance.now();
    let last = start;
    const observer = new MutationObserver(() => {
      last = performance.now();
    });
    observer.observe(document, { childList: true, subtree: true });
    document.querySelector<HTMLButtonElement>('.rosters__toggle')?.click();
    while (performance.now() - last < 1500)
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    observer.disconnect();
    return last - start;
  });
}

const longestTaskOf = async (page: Page) => Math.max(0, ...(await seenBy(page)).tasks);

/** `changeOneRow` changes the records on the backend, as another member does. */
export async function measureUnitsOpen(browser: Browser, url: string, changeOneRow: () => void) {
  const { page, session } = await openPage(browser);
  await page.goto(`${url}/units-open`);
  await page.waitForFunction(() => globalThis.seen.firstTable > 0);
  const firstTable = (await seenBy(page)).firstTable - (await answeredAt(page));
  await quiet(page);

  await forgetTasks(page);
  const allShown = await showAll(page);
  await quiet(page);
  const longestTask = await longestTaskOf(page);
  const heap = await heapOf(session);
  const process = await processOf(browser);

  await forgetTasks(page);
  changeOneRow();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await quiet(page);
  const refreshTask = await longestTaskOf(page);
  await page.context().close();
  return { firstTable, longestTask, allShown, heap, process, refreshTask };
}

/** The median time from a key typed in 'Number of men' to its paint. */
export async function measureTyping(browser: Browser, url: string): Promise<number> {
  const { page } = await openPage(browser);
  await page.goto(url);
  const men = page.getByRole('spinbutton', { name: 'Number of men' }).first();
  await men.waitFor();
  await quiet(page);
  await men.click();
  for (const key of ['1', 'Backspace', '2', 'Backspace', '3', 'Backspace', '4', 'Backspace', '5']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
  }
  const keys = (await seenBy(page)).keys.toSorted((one, other) => one - other);
  await page.context().close();
  // The browser does not report events shorter than 16 ms.
  return keys[Math.floor(keys.length / 2)] ?? 16;
}
