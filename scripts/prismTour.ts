import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/support/launchOptions';
import { freePort } from '../e2e/support/nginx';
import { untilLoaded } from '../e2e/support/untilLoaded';
import { listenOn } from '../mocks/http';
import { createStaticServer } from '../mocks/static/staticServer';
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

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '26' },
    dist: { type: 'string', default: 'dist' },
  },
});

const memberScreens = screenNames.map(routeOf).filter(({ audience }) => audience !== 'visitor');
const paths = [...new Set(memberScreens.map(({ path }) => path))];

function startPrism(port: string): ChildProcess {
  // Without --seed: with it, each call would always have the same answer.
  const args = ['mock', 'docs/openapi.yaml', '--dynamic', '--port', port, '--verboseLevel', 'error'];
  return spawn('npx', ['--yes', PRISM, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Prism is a grandchild of npx, so the whole group is ended.
    detached: true,
  });
}

/** Resolves once Prism answers. Rejects if it ends or does not answer in time. */
async function untilReady(prism: ChildProcess, origin: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  const isUp = () =>
    fetch(`${origin}/logout`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (prism.exitCode !== null) throw new Error(`Prism ended with code ${prism.exitCode}.`);
    if (Date.now() > deadline) throw new Error('Prism did not start in time.');
    await wait(200);
  }
}

/** Lets Prism answer the calls of the page, and keeps each answer in `answers`. */
async function sendCallsTo(prism: string, page: Page, answers: Map<string, string>): Promise<void> {
  await page.route('**', async (route) => {
    const method = route.request().method();
    const { pathname, search } = new URL(route.request().url());
    if (!isCall(method, pathname)) return route.fallback();
    // The contract requires a session cookie.
    const sent = fetch(prism + pathname + search, { method, headers: { cookie: 'session=tour' } });
    const answer = await sent.catch(() => new Response(null, { status: 502 }));
    const body = await answer.text();
    answers.set(pathname, body);
    return route.fulfill({ status: answer.status, contentType: 'application/json', body });
  });
}

/** What is wrong with the page when it has loaded. */
async function faultsOf(page: Page): Promise<string[]> {
  await untilLoaded(page);
  const { scrollWidth, clientWidth } = await page
    .locator('html')
    .evaluate((root) => ({ scrollWidth: root.scrollWidth, clientWidth: root.clientWidth }));
  const alerts = await page.locator('[role="alert"]').allInnerTexts();
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
    ...alerts.filter((text) => text.trim() !== '').map((text) => `shows '${text}'`),
  ];
}

/** Loads every screen and returns the faults, each with its path. */
async function tour(url: string, prism: string): Promise<string[]> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  const found: string[] = [];
  /** The answers of the page that is shown, to repeat a fault with them. */
  const answers = new Map<string, string>();
  let path = '';
  const report = (fault: string) => {
    found.push(`${path}: ${fault}`);
    mkdirSync(FAULTS, { recursive: true });
    const file = `${FAULTS}/${found.length}.json`;
    writeFileSync(file, JSON.stringify({ path, fault, answers: [...answers] }, null, 2));
  };
  page.on('pageerror', (error) => report(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) report(message.text());
  });
  await sendCallsTo(prism, page, answers);
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (path of paths) {
      answers.clear();
      await page.goto(url + path);
      for (const fault of await faultsOf(page).catch((error: unknown) => [String(error)])) report(fault);
    }
  await browser.close();
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
  const server = createStaticServer({ folder: values.dist, fallback: 'app.html' });
  try {
    await untilReady(prism, prismOrigin);
    const found = await tour(await listenOn(server), prismOrigin);
    for (const fault of found) console.error(fault);
    if (found.length > 0) console.error(`The answers of each are in ${FAULTS}.`);
    const loads = Number(values.rounds) * paths.length;
    console.log(`${loads} page loads against Prism: ${found.length} faults.`);
    return found.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(`The tour could not be made: ${String(error)}`);
    return 2;
  } finally {
    if (prism.pid !== undefined && prism.exitCode === null) process.kill(-prism.pid, 'SIGTERM');
    server.close();
  }
}

process.exitCode = await main();
