import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/support/launchOptions';
import { listenOn } from '../mocks/http';
import { createStaticFiles } from '../mocks/static/staticFiles';
import { isCall } from '../mocks/wire/isCall';
import { routeOf, screenNames } from '../src/lib/routes';

// npx tsx scripts/prismTour.ts: opens the production build in front of Prism, a mock server that knows nothing of this
// project but docs/openapi.yaml and makes up every answer. Loads each screen of a member at the width of a phone. Exit codes:
// 0 no fault, 1 a page with a fault, 2 the tour could not begin.

/** The last version for Node 20. It is 90 MB, so only this tour downloads it. */
const PRISM = '@stoplight/prism-cli@5.14.2';
/** Has the answers with which a page had a fault. */
const FAULTS = 'reports/prism';
const VIEWPORT = { width: 390, height: 844 };
/** npx may first download Prism. */
const START_TIMEOUT_MS = 180_000;
const LOAD_TIMEOUT_MS = 30_000;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '26' },
    dist: { type: 'string', default: 'dist' },
  },
});

const paths = [
  ...new Set(
    screenNames.map(routeOf).flatMap(({ path, audience }) => (audience === 'visitor' ? [] : [path])),
  ),
];

async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listenOn(server));
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return Number(port);
}

function startPrism(port: number): ChildProcess {
  // Without --seed: with it, each call would always have the same answer.
  const args = ['mock', 'docs/openapi.yaml', '--dynamic', '--port', String(port), '--verboseLevel', 'error'];
  return spawn('npx', ['--yes', PRISM, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Prism is a grandchild of npx, so the whole group is ended.
    detached: true,
  });
}

/** Resolves once Prism answers. Rejects if it ends or does not answer in time. */
async function untilReady(prism: ChildProcess, origin: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (prism.exitCode !== null) throw new Error(`Prism ended with code ${prism.exitCode}.`);
    const isUp = await fetch(`${origin}/logout`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(200);
  }
  throw new Error('Prism did not start in time.');
}

function stop({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGTERM');
}

/** The answers of the page that is shown, to repeat a fault with them. */
const answers = new Map<string, unknown>();

/** Passes a read on to Prism, with the session cookie that the contract requires. */
async function forward(origin: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = incoming;
  const answer = await fetch(origin + url, { method, headers: { cookie: 'session=tour' } });
  const text = await answer.text();
  answers.set(url.split('?')[0] ?? url, text);
  outgoing.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(text);
}

/** What is wrong with the page when it has loaded. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.waitForFunction(
    () => {
      const spinners = [...document.querySelectorAll('.spinner')];
      const isLoading = spinners.some((spinner) => spinner.getClientRects().length > 0);
      return document.querySelector('h1') !== null && !isLoading;
    },
    undefined,
    { timeout: LOAD_TIMEOUT_MS },
  );
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
    const alerts = [...document.querySelectorAll<HTMLElement>('[role="alert"]')].map(
      ({ innerText }) => innerText,
    );
    return [...wide, ...alerts.filter((text) => text.trim() !== '').map((text) => `shows '${text}'`)];
  });
}

/** Loads every screen and returns the faults, each with its path. */
async function tour(url: string): Promise<string[]> {
  const browser = await chromium.launch(launchOptions());
  const found: string[] = [];
  try {
    const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
    let path = '';
    const report = (fault: string) => {
      found.push(`${path}: ${fault}`);
      mkdirSync(FAULTS, { recursive: true });
      writeFileSync(
        `${FAULTS}/${found.length}.json`,
        JSON.stringify({ path, fault, answers: [...answers] }, null, 2),
      );
    };
    page.on('pageerror', (error) => report(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) report(message.text());
    });
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (path of paths) {
        answers.clear();
        await page.goto(url + path);
        for (const fault of await faultsOf(page).catch((error: unknown) => [String(error)])) report(fault);
      }
  } finally {
    await browser.close();
  }
  return found;
}

async function main(): Promise<number> {
  if (!existsSync(values.dist)) {
    console.error(`There is no build in ${values.dist}. 'npm run build' makes one.`);
    return 2;
  }
  const port = await freePort();
  const prismOrigin = `http://127.0.0.1:${port}`;
  const prism = startPrism(port);
  const serveFile = createStaticFiles(values.dist, 'app.html');
  const server = createServer((incoming, outgoing) => {
    const [pathname = '/'] = (incoming.url ?? '/').split('?');
    if (isCall(incoming.method ?? 'GET', pathname))
      void forward(prismOrigin, incoming, outgoing).catch(() => outgoing.writeHead(502).end());
    else serveFile(incoming, outgoing, () => outgoing.writeHead(404).end());
  });
  try {
    await untilReady(prism, prismOrigin);
    const found = await tour(await listenOn(server));
    for (const fault of found) console.error(fault);
    if (found.length > 0) console.error(`The answers of each are in ${FAULTS}.`);
    const loads = Number(values.rounds) * paths.length;
    console.log(`${loads} page loads against Prism: ${found.length} faults.`);
    return found.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(`The tour could not be made: ${String(error)}`);
    return 2;
  } finally {
    stop(prism);
    server.closeAllConnections();
    server.close();
  }
}

process.exitCode = await main();
