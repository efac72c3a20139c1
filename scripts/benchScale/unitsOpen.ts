import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { holdRequests } from '../../e2e/support/pageActions';
import { median } from '../bench/visits';
import { MIN_EVENT_DURATION, pressKey, recordTimings, timingsOf, waitForQuietDom } from './pageTimings';

export const SLOWDOWN = 4;

async function openPage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
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

/** The longest task while `act` runs and until the page is idle again, in milliseconds. 0 if none takes 50 ms. */
async function longestTaskDuring(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    globalThis.pageTimings.tasks = [];
  });
  await act();
  await waitForQuietDom(page);
  return Math.max(0, ...(await timingsOf(page)).tasks);
}

/** The JavaScript heap of a page after a garbage collection, in megabytes. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1024 ** 2;
}

function privateMemory(processId: number): number {
  try {
    const sizes = readFileSync(`/proc/${processId}/smaps_rollup`, 'utf8');
    const kilobytes = [...sizes.matchAll(/^Private_\w+:\s+(\d+) kB/gm)].map(([, size]) => Number(size));
    return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
  } catch {
    return 0;
  }
}

/** The private memory of the page's process, in megabytes. 0 on a system other than Linux. */
async function processMemoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => privateMemory(id));
  return Math.max(0, ...sizes);
}

const readAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** What another member does on the backend. */
interface Neighbour {
  changeRow: () => void;
  removeRow: () => void;
}

/**
 * Measures Units open. The first answer with the records comes when the screen has loaded and waits for it. Otherwise the time
 * to the first table would mostly be that of loading the screen's code, and the same for 100 rows as for 12,000.
 */
export async function measureUnitsOpen(browser: Browser, url: string, neighbour: Neighbour) {
  const { page, session } = await openPage(browser);
  const releaseRecords = await holdRequests(page, /\/api\/minyan$/);
  await page.goto(`${url}/units-open`);
  await page.getByRole('heading', { name: 'Units open' }).waitFor();
  await waitForQuietDom(page);
  const firstTask = await longestTaskDuring(page, async () => {
    releaseRecords();
    await page.waitForFunction(() => globalThis.pageTimings.firstTable > 0);
  });
  const firstTable = (await timingsOf(page)).firstTable - (await recordsArrivedAt(page));
  await page.unrouteAll();

  let allShown = 0;
  const longestTask = await longestTaskDuring(page, async () => {
    allShown = await showFutureShabbosim(page);
  });
  const heap = await heapOf(session);
  const process = await processMemoryOf(browser);

  const changeTask = await longestTaskDuring(page, () => {
    neighbour.changeRow();
    return readAgain(page);
  });
  // SWR sends no second request on focus within five seconds.
  await page.waitForTimeout(5_000);
  const removalTask = await longestTaskDuring(page, () => {
    neighbour.removeRow();
    return readAgain(page);
  });

  await page.reload();
  await page.waitForFunction(() => globalThis.pageTimings.firstTable > 0);
  const visit = (await timingsOf(page)).firstTable;
  await page.context().close();
  return { firstTable, firstTask, longestTask, allShown, heap, process, changeTask, removalTask, visit };
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
