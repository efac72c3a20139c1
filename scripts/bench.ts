import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { createBackend } from '../mocks/backend';
import { createHttpServer, listenOn } from '../mocks/http';
import { median } from './bench/median';
import { launchOptions } from './launchOptions';

// npm run bench: runs Lighthouse on the production build and the emulated HTTP backend, and on a static copy of the landing page
// without scripts. Needs a build in dist/. RUNS is the number of runs per page (default 5); the figures are medians.

const RUNS = Number(process.env.RUNS ?? '5');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const THROTTLINGS = ['devtools', 'simulate'] as const;

interface Target {
  name: string;
  url: string;
}

type Figures = Record<(typeof CATEGORIES)[number] | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'kB', number>;
type Row = Figures & { page: string; throttling: string };

/** Serves the prerendered landing page without its scripts: a lower limit for the cost of its content. */
async function servePlainPage(): Promise<string> {
  const html = await readFile('dist/index.html', 'utf8');
  const plain = html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
  const answer = async (url: string, response: ServerResponse): Promise<void> => {
    const file = url === '/' ? Buffer.from(plain) : await readFile(`dist${url}`);
    const type = url === '/' ? 'text/html' : url.endsWith('.css') ? 'text/css' : 'font/woff2';
    const isText = type.startsWith('text/');
    response.writeHead(200, { 'Content-Type': type, ...(isText && { 'Content-Encoding': 'br' }) });
    response.end(isText ? brotliCompressSync(file) : file);
  };
  const server = createServer((request, response) => {
    answer(request.url ?? '/', response).catch(() => response.writeHead(404).end());
  });
  return listenOn(server);
}

async function serveApp(signedInAs?: string): Promise<string> {
  const backend = createBackend({ scenario: 'typical', now: Date.now, signedInAs });
  return listenOn(createHttpServer(backend, { distDir: 'dist', fallback: 'app.html' }));
}

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

async function measure(target: Target, throttlingMethod: (typeof THROTTLINGS)[number]): Promise<Row> {
  const runs: Figures[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await clearCache();
    const flags: Flags = {
      port,
      throttlingMethod,
      onlyCategories: [...CATEGORIES],
      disableStorageReset: true,
      logLevel: 'error',
    };
    const outcome = await lighthouse(target.url, flags);
    if (outcome === undefined) throw new Error(`Lighthouse returned no result for ${target.url}`);
    runs.push(figuresOf(outcome.lhr));
    noteFailedAudits(target.name, outcome.lhr);
  }
  const medianOf = (figure: keyof Figures) => median(runs.map((run) => run[figure]));
  return {
    page: target.name,
    throttling: throttlingMethod,
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

const visitor = await serveApp();
const member = await serveApp('demo');
const targets: Target[] = [
  { name: 'static page', url: await servePlainPage() },
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
for (const throttling of THROTTLINGS) {
  for (const target of targets) rows.push(await measure(target, throttling));
}
await context.close();
await rm(profile, { recursive: true });

const plainLcp =
  rows.find(({ page, throttling }) => page === 'static page' && throttling === 'devtools')?.lcp ?? 1;
console.table(
  rows.map((row) => ({
    page: row.page,
    throttling: row.throttling,
    perf: row.performance,
    a11y: row.accessibility,
    best: row['best-practices'],
    seo: row.seo,
    'FCP ms': Math.round(row.fcp),
    'LCP ms': Math.round(row.lcp),
    'LCP x': row.throttling === 'devtools' ? Number((row.lcp / plainLcp).toFixed(2)) : '',
    'TBT ms': Math.round(row.tbt),
    CLS: Number(row.cls.toFixed(3)),
    kB: Math.round(row.kB),
  })),
);
for (const [page, found] of failedAudits)
  if (found.size > 0) console.log(`${page}: ${[...found].join(', ')}`);
await mkdir('reports', { recursive: true });
await writeFile('reports/bench.json', JSON.stringify({ runs: RUNS, rows }, null, 2));
process.exit(0);
