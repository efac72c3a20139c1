import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createBackend } from '../mocks/backend';
import { createHttpServer, listenOn } from '../mocks/http';
import { measureTyping, measureUnitsOpen, SLOWDOWN } from './benchScale/unitsOpen';
import { findBrowser } from './findBrowser';

/**
 * The second half of `npm run bench`: measures the minyan screens with many rows, on the production build and the emulated
 * backend, in a browser slowed down four times. Prints the medians and writes reports/benchScale.json. It fails on no
 * figure, because every figure is worse on a busy machine.
 */
const ROW_COUNTS = [100, 1_000, 12_000];
const RUNS = Number(process.env.RUNS ?? 3);

type Figures = Awaited<ReturnType<typeof measureUnitsOpen>> & { typedKey: number };

/** Each figure with its unit and its limit. */
const MEASURES = [
  { name: 'firstTable', what: 'answer to first table (ms)', most: 1000 },
  { name: 'longestTask', what: 'longest task, future Shabbosim rendering (ms)', most: 200 },
  { name: 'allShown', what: 'click to last table (ms)', most: null },
  { name: 'refreshTask', what: 'longest task, one row changed (ms)', most: null },
  { name: 'heap', what: 'JavaScript heap, all shown (MB)', most: 150 },
  { name: 'process', what: 'whole page process, all shown (MB)', most: null },
  { name: 'typedKey', what: 'typed key to paint, home (ms)', most: 50 },
] as const;

async function measure(rows: number): Promise<Figures> {
  const backend = createBackend({ scenario: 'large', now: () => Date.now(), rows, signedInAs: 'demo' });
  const server = createHttpServer(backend, { distDir: process.env.DIST ?? 'dist', fallback: 'app.html' });
  const url = await listenOn(server);
  const executablePath = findBrowser() ?? undefined;
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const changeOneRow = () => {
    const [row] = backend.db.signUps.where(() => true);
    if (row) backend.db.signUps.update(({ id }) => id === row.id, { peopleCount: row.peopleCount + 1 });
  };
  try {
    const unitsOpen = await measureUnitsOpen(browser, url, changeOneRow);
    return { ...unitsOpen, typedKey: await measureTyping(browser, url) };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

function medianOf(numbers: number[]): number {
  const middle = numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
  return Math.round((middle ?? Number.NaN) * 10) / 10;
}

const results: { rows: number; runs: Figures[] }[] = [];
for (const rows of ROW_COUNTS) {
  const runs: Figures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(rows));
  results.push({ rows, runs });
}

const lines = MEASURES.map(({ name, what, most }) => {
  const columns = results.map(
    ({ rows, runs }) => [`${rows} rows`, medianOf(runs.map((run) => run[name]))] as const,
  );
  return [what, { ...Object.fromEntries(columns), 'at most': most ?? '' }] as const;
});
console.log(`Minyan screens with many rows, CPU slowed down ${SLOWDOWN} times, median of ${RUNS}:`);
console.table(Object.fromEntries(lines));
mkdirSync('reports', { recursive: true });
const report = { slowdown: SLOWDOWN, medians: Object.fromEntries(lines), results };
writeFileSync('reports/benchScale.json', `${JSON.stringify(report, null, 2)}\n`);
