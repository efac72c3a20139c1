import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { recordDelays, time } from './bench/actions';
import { median, openSlowPage } from './bench/slowPhone';
import { launchOptions } from '../e2e/support/programs';
import { holdRequests } from '../e2e/support/pageActions';
import { serveBuild } from './serveBuild';

// npx tsx scripts/benchScale.ts [--runs 3]: measures the minyan screens with many rows, on the production build and the emulated
// backend, at CPU 4x. A figure above its limit does not fail the run, because every figure is worse on a busy machine.

const ROW_COUNTS = [100, 1_000, 12_000];

declare global {
  /** The milliseconds of each task of 50 ms or more. */
  var longTasks: number[];
  /** When the first table was painted, and when the document changed last, in milliseconds since the navigation. */
  var firstTable: number;
  var lastChange: number;
}

/** Runs in the page before its scripts. */
function recordTables(): void {
  Object.assign(globalThis, { longTasks: [], firstTable: 0, lastChange: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver(() => {
    globalThis.lastChange = performance.now();
    if (globalThis.firstTable > 0 || document.querySelector('.roster tbody tr') === null) return;
    globalThis.firstTable = performance.now();
    // A task after the next animation frame runs when the table has been painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        globalThis.firstTable = performance.now();
      }),
    );
  }).observe(document, { childList: true, subtree: true });
}

/** Waits until the document has not changed for 1.5 seconds. */
const waitForQuietDom = (page: Page) =>
  page.waitForFunction(() => performance.now() - globalThis.lastChange > 1_500, null, { polling: 100 });

/** The longest task while `act` runs and until the page is quiet again. 0 if none takes 50 ms. */
async function longestTaskDuring(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    globalThis.longTasks = [];
  });
  await act();
  await waitForQuietDom(page);
  return page.evaluate(() => Math.max(0, ...globalThis.longTasks));
}

/**
 * Measures Units open. The answer with the records comes when the screen has loaded and waits for it. Otherwise the time to
 * the first table would mostly be that of loading the screen's code, and the same for 100 rows as for 12,000.
 */
async function measureUnitsOpen(browser: Browser, url: string) {
  const { page, send } = await openSlowPage(browser);
  await page.addInitScript(recordTables);
  const releaseRecords = await holdRequests(page, /\/api\/minyan$/);
  await page.goto(`${url}/units-open`);
  await page.getByRole('heading', { name: 'Units open' }).waitFor();
  await waitForQuietDom(page);
  const firstTask = await longestTaskDuring(page, async () => {
    releaseRecords();
    await page.waitForFunction(() => globalThis.firstTable > 0);
  });
  const firstTable = await page.evaluate(() => {
    const answer = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/minyan'));
    return globalThis.firstTable - (answer instanceof PerformanceResourceTiming ? answer.responseEnd : 0);
  });
  let pressedAt = 0;
  const longestTask = await longestTaskDuring(page, async () => {
    pressedAt = await page.evaluate(() => {
      const now = performance.now();
      document.querySelector<HTMLButtonElement>('.rosters__toggle')?.click();
      return now;
    });
  });
  const allShown = (await page.evaluate(() => globalThis.lastChange)) - pressedAt;
  await send('HeapProfiler.collectGarbage');
  await send('Performance.enable');
  const { metrics } = await send('Performance.getMetrics');
  const heap = (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1024 ** 2;
  await page.context().close();
  return { firstTable, firstTask, allShown, longestTask, heap };
}

/** The median milliseconds from a key typed in 'Number of men' to its paint. */
async function measureTyping(browser: Browser, url: string): Promise<number> {
  const { page } = await openSlowPage(browser);
  await page.addInitScript(recordTables);
  await page.addInitScript(recordDelays);
  await page.goto(url);
  const men = page.getByRole('spinbutton', { name: 'Number of men' }).first();
  await men.waitFor();
  await waitForQuietDom(page);
  await men.click();
  const keys: { name: string; delay: number }[] = [];
  for (const key of ['1', 'Backspace', '2', 'Backspace', '3'])
    await time(keys, page, key, () => page.keyboard.press(key));
  await page.context().close();
  return median(keys.map(({ delay }) => delay));
}

type Figures = Awaited<ReturnType<typeof measureUnitsOpen>> & { typedKey: number };

const MEASURES = [
  { name: 'firstTable', label: 'answer to first table (ms)', limit: 700 },
  { name: 'firstTask', label: 'longest task, first tables rendering (ms)', limit: 100 },
  { name: 'allShown', label: 'click to last table (ms)', limit: 2500 },
  { name: 'longestTask', label: 'longest task, future Shabbosim rendering (ms)', limit: 100 },
  { name: 'heap', label: 'JavaScript heap, all shown (MB)', limit: 150 },
  { name: 'typedKey', label: 'typed key to paint, home (ms)', limit: 40 },
] as const;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const browser = await chromium.launch(launchOptions());
const results: { rows: number; runs: Figures[] }[] = [];
for (const rows of ROW_COUNTS) {
  const runs: Figures[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const options = { scenario: 'large', now: Date.now, rows, signedInAs: 'demo' } as const;
    const { url, stop } = await serveBuild('dist', options);
    runs.push({ ...(await measureUnitsOpen(browser, url)), typedKey: await measureTyping(browser, url) });
    stop();
  }
  results.push({ rows, runs });
}
await browser.close();

const lines = MEASURES.map(({ name, label, limit }) => {
  const columns = results.map(({ rows, runs }) => [
    `${rows} rows`,
    Number(median(runs.map((run) => run[name])).toFixed(1)),
  ]);
  return [label, { ...Object.fromEntries(columns), 'at most': limit }];
});
console.log(`Minyan screens with many rows, at CPU 4x, medians of ${values.runs}:`);
console.table(Object.fromEntries(lines));
await mkdir('reports', { recursive: true });
await writeFile('reports/benchScale.json', JSON.stringify(results, null, 2));
