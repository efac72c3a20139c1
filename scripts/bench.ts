import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { stopServers } from './bench/servers';
import { measurePages, median, printPages, serveTargets } from './bench/visits';
import { launchOptions } from '../e2e/support/launchOptions';

// npx tsx scripts/bench.ts: measures first and next visits of the production build beside the two limit pages, then scores the same pages
// with Lighthouse. Needs a build in dist/. The figures are medians of RUNS runs (default 5). BEFORE names the folder of an
// earlier build, whose pages are then visited in turns with the new ones.

const { RUNS = '5', BEFORE } = process.env;
const runs = Number(RUNS);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The parts of Lighthouse's report that the table shows. */
interface Report {
  audits: Record<string, { numericValue?: number; score: number | null }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

/**
 * Runs Lighthouse by npx: it has over 100 packages, which only this benchmark needs. 12 is the last version for Node 20. This
 * process serves the pages meanwhile, so it must not wait synchronously.
 */
async function lighthouse(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      'lighthouse@12.8.2',
      url,
      `--port=${port}`,
      '--throttling-method=devtools',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--output=json',
      '--quiet',
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

const score =
  (category: string) =>
  ({ categories }: Report): number =>
    Math.round((categories[category]?.score ?? 0) * 100);

const audit =
  (id: string, unit = 1) =>
  ({ audits }: Report): number =>
    (audits[id]?.numericValue ?? Number.NaN) / unit;

/** The figures of a page: the name in reports/bench.json, and the title and the decimals in the printed table. */
const FIGURES = [
  { name: 'performance', title: 'perf', decimals: 0, read: score('performance') },
  { name: 'accessibility', title: 'a11y', decimals: 0, read: score('accessibility') },
  { name: 'best-practices', title: 'best', decimals: 0, read: score('best-practices') },
  { name: 'seo', title: 'seo', decimals: 0, read: score('seo') },
  { name: 'fcp', title: 'FCP ms', decimals: 0, read: audit('first-contentful-paint') },
  { name: 'lcp', title: 'LCP ms', decimals: 0, read: audit('largest-contentful-paint') },
  { name: 'tbt', title: 'TBT ms', decimals: 0, read: audit('total-blocking-time') },
  { name: 'cls', title: 'CLS', decimals: 3, read: audit('cumulative-layout-shift') },
  { name: 'kB', title: 'kB', decimals: 0, read: audit('total-byte-weight', 1000) },
];
type Figure = (typeof FIGURES)[number];

function failedAudits({ audits, categories }: Report): string[] {
  return CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${id}`),
  );
}

const targets = await serveTargets([...(BEFORE === undefined ? [] : [BEFORE]), 'dist']);
const visits = await measurePages(targets, runs);
console.log(
  `First visits with an empty cache and next visits, medians of ${runs}, in ms and as multiples of the limit page:`,
);
printPages(visits);

const port = 9222 + (process.pid % 500);
// A temporary profile. Before each visit Lighthouse clears the cache, and keeps local storage, which says that a member was signed in.
const context = await chromium.launchPersistentContext('', launchOptions(`--remote-debugging-port=${port}`));
const results: { page: string; reports: Report[] }[] = [];
for (const { build, name, url } of targets) {
  if (build !== 'dist' && name !== 'limit, public') continue;
  if (name === 'home') {
    // A first visit, so that all measured visits of a member are return visits.
    const firstVisit = await context.newPage();
    await firstVisit.goto(url);
    await firstVisit.getByRole('heading', { name: /^Welcome/ }).waitFor();
    await firstVisit.close();
  }
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await lighthouse(url));
  results.push({ page: name, reports });
}
await context.close();

console.log(`Lighthouse, applied throttling, empty cache, medians of ${runs}:`);
const rowsOf = (write: (figure: Figure, value: number) => [column: string, value: number]) =>
  results.map(({ page, reports }) => {
    const columns = FIGURES.map((figure) => write(figure, median(reports.map(figure.read))));
    return { page, ...Object.fromEntries(columns) };
  });
console.table(rowsOf(({ title, decimals }, value) => [title, Number(value.toFixed(decimals))]));
for (const { page, reports } of results) {
  const failed = new Set(reports.flatMap(failedAudits));
  if (failed.size > 0) console.log(`${page}: ${[...failed].join(', ')}`);
}
await mkdir('reports', { recursive: true });
await writeFile(
  'reports/bench.json',
  JSON.stringify({ runs, visits, lighthouse: rowsOf(({ name }, value) => [name, value]) }, null, 2),
);
await stopServers();
process.exit(0);
