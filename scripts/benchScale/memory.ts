import { readFileSync } from 'node:fs';
import type { Browser, CDPSession } from '@playwright/test';

const MEGABYTE = 1024 * 1024;

/** The JavaScript heap of a page after a garbage collection, in megabytes. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / MEGABYTE;
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
export async function processMemoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => privateMemory(id));
  return Math.max(0, ...sizes);
}
