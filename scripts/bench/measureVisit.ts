import type { Browser, CDPSession } from '@playwright/test';
import { EventEmitter, once } from 'node:events';
import { PHONE, slowLine, slowProcessor } from './slowPhone';

/** In milliseconds, the first three from the start of the navigation. `shift` has no unit: it is the sum of the layout shifts. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** When the main button is painted and the page can react to a press. */
  ready: number;
  shift: number;
  /** The sum of what each task after the first paint takes beyond 50 ms. */
  blocking: number;
  /** The time for which the main thread has worked until the page was ready. */
  work: number;
}

type Recorded = Omit<Visit, 'blocking' | 'work'> & { tasks: { end: number; duration: number }[] };

declare global {
  var visit: Recorded;
  var becameReady: Promise<void>;
}

/** Runs in the page before its scripts. */
function recordVisit(button: string, isForMembers: boolean): void {
  if (isForMembers) localStorage.setItem('was-signed-in', '1');
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
  globalThis.becameReady = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const found = document.querySelector<HTMLElement>(button);
      if (found === null || found.getClientRects().length === 0) return;
      observer.disconnect();
      // A task after the next animation frame runs when the button has been painted.
      requestAnimationFrame(() => {
        setTimeout(() => {
          globalThis.visit.ready = performance.now();
          resolve();
        });
      });
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  });
}

/**
 * Opens a tab. Returns its events, and a function that sends it commands of the Chrome DevTools Protocol. A page of Playwright
 * is not used, because Playwright switches on the domain Runtime, and V8 then records the stack of each new Error. React creates
 * three Errors while it starts. Recording them takes 80 ms on the slow CPU, which a member's browser does not spend.
 */
async function openTab(session: CDPSession, browserContextId: string) {
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  const events = new EventEmitter();
  session.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    if (from !== sessionId) return;
    const { id, method, params, result, error } = JSON.parse(message);
    if (error !== undefined) events.emit('error', new Error(error.message));
    else if (id === undefined) events.emit(method, params);
    else events.emit(String(id), result);
  });
  let lastId = 0;
  const send = async (method: string, params?: object) => {
    lastId += 1;
    const answer = once(events, String(lastId));
    const message = JSON.stringify({ id: lastId, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    return (await answer)[0];
  };
  // The tab answers as the protocol says.
  return { targetId, events, send: send as CDPSession['send'] };
}

interface Page {
  url: string;
  /** The main button. */
  button: string;
  isForMembers: boolean;
}

async function measureOne(
  session: CDPSession,
  browserContextId: string,
  page: Page,
  slowdown: number,
): Promise<Visit> {
  const { targetId, events, send } = await openTab(session, browserContextId);
  await send('Emulation.setDeviceMetricsOverride', { ...PHONE, mobile: true });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await slowProcessor(send, slowdown);
  await slowLine(send);
  await send('Performance.enable');
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${String(recordVisit)})(${JSON.stringify(page.button)}, ${String(page.isForMembers)});`,
  });
  await send('Page.setLifecycleEventsEnabled', { enabled: true });
  const { loaderId } = await send('Page.navigate', { url: page.url });
  const networkIsIdle = new Promise<void>((resolve) => {
    events.on('Page.lifecycleEvent', (event) => {
      if (event.loaderId === loaderId && event.name === 'networkIdle') resolve();
    });
  });
  // The page reports when it is ready. Polling would cost time on the slow CPU.
  await send('Runtime.evaluate', { expression: 'becameReady', awaitPromise: true });
  const { metrics } = await send('Performance.getMetrics');
  const work = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  await networkIsIdle;
  const { result } = await send('Runtime.evaluate', { expression: 'visit', returnByValue: true });
  await session.send('Target.closeTarget', { targetId });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by recordVisit
  const { tasks, ...visit } = result.value as Recorded;
  const late = tasks.filter(({ end }) => end > visit.firstPaint);
  return { ...visit, work, blocking: late.reduce((sum, { duration }) => sum + duration - 50, 0) };
}

/**
 * Measures a first visit, with an empty cache, and the next visit of the same browser. A member's browser is already marked as
 * signed in at the first visit. Its cache is empty all the same, as after a deployment.
 */
export async function measureVisits(
  browser: Browser,
  page: Page,
  slowdown: number,
): Promise<{ first: Visit; next: Visit }> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext', { disposeOnDetach: true });
  const first = await measureOne(session, browserContextId, page, slowdown);
  const next = await measureOne(session, browserContextId, page, slowdown);
  await session.detach();
  return { first, next };
}
