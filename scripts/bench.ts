import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { serveBuild, serveLimits } from './bench/servers';
import { measurePages, median, printPages } from './bench/visits';
import { launchOptions } from '../e2e/support/launchOptions';

// npx tsx scripts/bench.ts: measures first and next visits of the production build beside the two limit pages, then scores the same pages
// with Lighthouse. Needs a build in dist/. The figures are medians of RUNS runs (default 5). BEFORE names the folder of an
// earlier build, whose pages are then visited in turns with the new ones.

const RUNS = Number(process.env.RUNS ?? '5');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Target {
  name: string;
  url: string;
}

/** The parts of Lighthouse's report that the table shows. */
interface Result {
  audits: Record<string, { numericValue?: number; score: number | null }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

/**
 * Runs Lighthouse by npx: it has over 100 packages, which only this benchmark needs. 12 is the last version for Node 20. This
 * process serves the pages meanwhile, so it must not wait synchronously.
 */
async function lighthouse(url: string): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      'lighthouse@12.8.2',
      url,
      `--port=${port}`,
      '--throttling-method=devtools',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--disable-storage-reset',
      '--output=json',
      '--quiet',
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

type Figures = Record<(typeof CATEGORIES)[number] | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'kB', number>;
type Row = Figures & { page: string };

function figuresOf(result: Result): Figures {
  const of = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: (typeof CATEGORIES)[number]) =>
    Math.round((result.categories[category]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: of('first-contentful-paint'),
    lcp: of('largest-contentful-paint'),
    tbt: of('total-blocking-time'),
    cls: of('cumulative-layout-shift'),
    kB: of('total-byte-weight') / 1000,
  };
}

/** The failed audits of each page. */
const failedAudits = new Map<string, Set<string>>();

function noteFailedAudits(page: string, result: Result): void {
  const found = failedAudits.get(page) ?? new Set<string>();
  for (const category of CATEGORIES) {
    for (const { id, weight } of result.categories[category]?.auditRefs ?? []) {
      const score = result.audits[id]?.score ?? null;
      if (weight > 0 && score !== null && score < 0.9) found.add(`${category}: ${id}`);
    }
  }
  failedAudits.set(page, found);
}

/** Clears the HTTP cache between visits. Keeps local storage, which says that a member was signed in. */
async function clearCache(): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
}

async function measure(target: Target): Promise<Row> {
  const runs: Figures[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await clearCache();
    const result = await lighthouse(target.url);
    runs.push(figuresOf(result));
    noteFailedAudits(target.name, result);
  }
  const medianOf = (figure: keyof Figures) => median(runs.map((run) => run[figure]));
  return {
    page: target.name,
    performance: medianOf('performance'),
    accessibility: medianOf('accessibility'),
    'best-practices': medianOf('best-practices'),
    seo: medianOf('seo'),
    fcp: medianOf('fcp'),
    lcp: medianOf('lcp'),
    tbt: medianOf('tbt'),
    cls: medianOf('cls'),
    kB: medianOf('kB'),
  };
}

const { BEFORE } = process.env;
const visits = await measurePages([...(BEFORE === undefined ? [] : [BEFORE]), 'dist'], RUNS);
console.log(
  `First visits with an empty cache and next visits, medians of ${RUNS}, in ms and as multiples of the limit page:`,
);
printPages(visits);

const { visitor, member } = await serveBuild('dist');
const limits = await serveLimits();
const targets: Target[] = [
  { name: 'limit, public', url: limits.visitor },
  { name: 'landing', url: `${visitor}/` },
  { name: 'login', url: `${visitor}/login` },
  { name: 'home', url: `${member}/` },
  { name: 'units open', url: `${member}/units-open` },
  { name: 'winterize', url: `${member}/winterize` },
];

const port = 9222 + (process.pid % 500);
const profile = await mkdtemp(path.join(tmpdir(), 'bench-'));
const context = await chromium.launchPersistentContext(profile, {
  ...launchOptions(`--remote-debugging-port=${port}`),
});
// A first visit, so that all measured visits are return visits.
const firstVisit = await context.newPage();
await firstVisit.goto(member);
await firstVisit.getByRole('heading', { name: /^Welcome/ }).waitFor();
await firstVisit.close();

const rows: Row[] = [];
for (const target of targets) rows.push(await measure(target));
await context.close();
await rm(profile, { recursive: true });

console.log(`Lighthouse, applied throttling, empty cache, medians of ${RUNS}:`);
console.table(
  rows.map((row) => ({
    page: row.page,
    perf: row.performance,
    a11y: row.accessibility,
    best: row['best-practices'],
    seo: row.seo,
    'FCP ms': Math.round(row.fcp),
    'LCP ms': Math.round(row.lcp),
    'TBT ms': Math.round(row.tbt),
    CLS: Number(row.cls.toFixed(3)),
    kB: Math.round(row.kB),
  })),
);
for (const [page, found] of failedAudits)
  if (found.size > 0) console.log(`${page}: ${[...found].join(', ')}`);
await mkdir('reports', { recursive: true });
await writeFile('reports/bench.json', JSON.stringify({ runs: RUNS, visits, lighthouse: rows }, null, 2));
process.exit(0);
