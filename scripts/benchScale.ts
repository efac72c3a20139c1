import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createBackend } from '../mocks/backend';
import { createHttpServer, listenOn } from '../mocks/http';
import { median } from './bench/visits';
import { measureTyping, measureUnitsOpen, SLOWDOWN } from './benchScale/unitsOpen';
import { launchOptions } from '../e2e/support/launchOptions';

// npx tsx scripts/benchScale.ts: measures the minyan screens with many rows, on the production build and the emulated
// backend, in a browser slowed down four times. Prints the medians and writes reports/benchScale.json. A figure above its
// limit does not fail the run, because every figure is worse on a busy machine.

const ROW_COUNTS = (process.env.ROWS ?? '100,1000,12000').split(',').map(Number);
const RUNS = Number(process.env.RUNS ?? 3);

type Figures = Awaited<ReturnType<typeof measureUnitsOpen>> & { typedKey: number };

const MEASURES = [
  { name: 'firstTable', label: 'answer to first table (ms)', limit: 700 },
  { name: 'firstTask', label: 'longest task, first tables rendering (ms)', limit: 100 },
  { name: 'allShown', label: 'click to last table (ms)', limit: 2500 },
  { name: 'longestTask', label: 'longest task, future Shabbosim rendering (ms)', limit: 100 },
  { name: 'changeTask', label: 'longest task, one row changed (ms)', limit: 100 },
  { name: 'removalTask', label: 'longest task, one row removed (ms)', limit: 100 },
  { name: 'visit', label: 'start of the next visit to first table (ms)', limit: null },
  { name: 'heap', label: 'JavaScript heap, all shown (MB)', limit: 150 },
  { name: 'process', label: 'whole page process, all shown (MB)', limit: null },
  { name: 'typedKey', label: 'typed key to paint, home (ms)', limit: 40 },
] as const;

async function measure(rows: number): Promise<Figures> {
  const backend = createBackend({ scenario: 'large', now: () => Date.now(), rows, signedInAs: 'demo' });
  const server = createHttpServer(backend, { distDir: process.env.DIST ?? 'dist', fallback: 'app.html' });
  const url = await listenOn(server);
  const browser = await chromium.launch(launchOptions());
  const { signUps } = backend.db;
  const [row] = signUps.where(() => true);
  if (row === undefined) throw new Error('The scenario has no rows.');
  const neighbour = {
    changeRow: () => signUps.update(({ id }) => id === row.id, { peopleCount: row.peopleCount + 1 }),
    removeRow: () => signUps.remove(({ id }) => id === row.id),
  };
  const unitsOpen = await measureUnitsOpen(browser, url, neighbour);
  const typedKey = await measureTyping(browser, url);
  await browser.close();
  server.closeAllConnections();
  server.close();
  return { ...unitsOpen, typedKey };
}

const results: { rows: number; runs: Figures[] }[] = [];
for (const rows of ROW_COUNTS) {
  const runs: Figures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(rows));
  results.push({ rows, runs });
}

const lines = MEASURES.map(({ name, label, limit }) => {
  const columns = results.map(({ rows, runs }) => {
    const tenths = Math.round(median(runs.map((run) => run[name])) * 10);
    return [`${rows} rows`, tenths / 10] as const;
  });
  return [label, { ...Object.fromEntries(columns), 'at most': limit ?? '' }] as const;
});
console.log(`Minyan screens with many rows, CPU slowed down ${SLOWDOWN} times, median of ${RUNS}:`);
console.table(Object.fromEntries(lines));
mkdirSync('reports', { recursive: true });
const report = { slowdown: SLOWDOWN, medians: Object.fromEntries(lines), results };
writeFileSync('reports/benchScale.json', `${JSON.stringify(report, null, 2)}\n`);
