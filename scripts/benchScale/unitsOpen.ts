import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from '../bench/median';
import { heapOf, processMemoryOf } from './memory';
import {
  clearTasks,
  MIN_EVENT_DURATION,
  pressKey,
  recordTimings,
  timingsOf,
  waitForQuietDom,
} from './pageTimings';

export const SLOWDOWN = 4;

export async function openPage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  await page.addInitScript(recordTimings);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
}

/** The time at which the last byte of the records arrived, in milliseconds since the navigation. */
function recordsArrivedAt(page: Page): Promise<number> {
  return page.evaluate(() => {
    const entry = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/minyan'));
    return entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0;
  });
}

/** Shows the future Shabbosim. Returns the milliseconds from the click to the last table. */
function showFutureShabbosim(page: Page): Promise<number> {
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

const longestTaskOf = async (page: Page) => Math.max(0, ...(await timingsOf(page)).tasks);

/** `changeOneRow` changes a record on the backend, as another member would. */
export async function measureUnitsOpen(browser: Browser, url: string, changeOneRow: () => void) {
  const { page, session } = await openPage(browser);
  await page.goto(`${url}/units-open`);
  await page.waitForFunction(() => globalThis.pageTimings.firstTable > 0);
  const firstTable = (await timingsOf(page)).firstTable - (await recordsArrivedAt(page));
  await waitForQuietDom(page);

  await clearTasks(page);
  const allShown = await showFutureShabbosim(page);
  await waitForQuietDom(page);
  const longestTask = await longestTaskOf(page);
  const heap = await heapOf(session);
  const process = await processMemoryOf(browser);

  await clearTasks(page);
  changeOneRow();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await waitForQuietDom(page);
  const refreshTask = await longestTaskOf(page);
  await page.context().close();
  return { firstTable, longestTask, allShown, heap, process, refreshTask };
}

/** The median milliseconds from a key typed in 'Number of men' to its paint. */
export async function measureTyping(browser: Browser, url: string): Promise<number> {
  const { page } = await openPage(browser);
  await page.goto(url);
  const men = page.getByRole('spinbutton', { name: 'Number of men' }).first();
  await men.waitFor();
  await waitForQuietDom(page);
  await men.click();
  for (const key of ['1', 'Backspace', '2', 'Backspace', '3', 'Backspace', '4', 'Backspace', '5'])
    await pressKey(page, key);
  const { keys } = await timingsOf(page);
  await page.context().close();
  // Without a report, every key took less than this.
  return keys.length === 0 ? MIN_EVENT_DURATION : median(keys);
}
