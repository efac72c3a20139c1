import type { Browser, BrowserContext } from '@playwright/test';

// The throttling that Lighthouse applies for mobile devices: latency of each request, throughput, and a slower CPU.
const LATENCY_MS = 562.5;
const BYTES_PER_SECOND = (1.44 * 1024 * 1024) / 8;
const CPU_SLOWDOWN = 4;

/** Milliseconds from the start of the navigation. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** The main button has been painted, and the page can react to a press. */
  ready: number;
  shift: number;
  /** The sum of what each task after the first paint takes beyond 50 ms. */
  blocking: number;
}

type Recorded = Omit<Visit, 'blocking'> & { tasks: { end: number; duration: number }[] };

declare global {
  var visit: Recorded;
  /** Tells the benchmark that the page is ready. */
  var reportReady: (text: string) => void;
}

/** Runs in the page before its scripts. */
function recordVisit(button: string): void {
  globalThis.visit = { firstPaint: 0, largestPaint: 0, ready: 0, shift: 0, tasks: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { entryType, name, startTime, duration } = entry;
      const { visit } = globalThis;
      if (name === 'first-contentful-paint') visit.firstPaint = startTime;
      if (entryType === 'largest-contentful-paint') visit.largestPaint = startTime;
      if (entryType === 'layout-shift') visit.shift += Number(Reflect.get(entry, 'value'));
      if (entryType === 'longtask') visit.tasks.push({ end: startTime + duration, duration });
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'] });
  const observer = new MutationObserver(() => {
    const found = document.querySelector<HTMLElement>(button);
    if (found === null || found.getClientRects().length === 0) return;
    observer.disconnect();
    // A task after the next animation frame runs when the button has been painted.
    requestAnimationFrame(() => {
      setTimeout(() => {
        globalThis.visit.ready = performance.now();
        globalThis.reportReady('');
      });
    });
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

async function measureOne(context: BrowserContext, url: string, button: string): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(recordVisit, button);
  // The page reports by itself. To ask it again and again, as Playwright's waitForFunction does, would take its time on the slow CPU.
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'reportReady' });
  const ready = new Promise((resolve) => session.on('Runtime.bindingCalled', resolve));
  await page.goto(url, { waitUntil: 'commit' });
  await ready;
  await page.waitForLoadState('networkidle');
  const { tasks, ...visit } = await page.evaluate(() => globalThis.visit);
  await page.close();
  const late = tasks.filter(({ end }) => end > visit.firstPaint);
  return { ...visit, blocking: late.reduce((sum, { duration }) => sum + duration - 50, 0) };
}

/**
 * Measures a first visit, with an empty cache, and the next visit of the same browser. A member was signed in before the first
 * visit; the files may be new to the browser all the same, as after a deployment.
 */
export async function measureVisits(
  browser: Browser,
  { url, button, isForMembers }: { url: string; button: string; isForMembers: boolean },
): Promise<{ first: Visit; next: Visit }> {
  const localStorage = isForMembers ? [{ name: 'was-signed-in', value: '1' }] : [];
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  });
  const first = await measureOne(context, url, button);
  const next = await measureOne(context, url, button);
  await context.close();
  return { first, next };
}
