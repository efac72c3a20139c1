import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { createBackend, type Backend } from '../../mocks/backend';
import { createContractCheck } from '../../mocks/contract/contractCheck';
import { createHttpServer, listenOn } from '../../mocks/http';
import { loadContract } from '../../mocks/contract/loadContract';
import { fixedNowOf, type ScenarioName } from '../../mocks/scenarios/scenarios';
import { atRest, watchReads } from './atRest';
import { startNginx } from './nginx';
import type { CallName } from '../../mocks/wire/calls';
import type { LoggedCall } from '../../mocks/wire/callLog';

export { expect };

/** What a browser says of the markup in a hostile text, which the server's policy forbids even before it is thrown out. */
export const POLICY_NOTES =
  /^(?:Executing inline event handler|Applying inline style|Setting the document's base URI).* violates the following Content Security Policy/;

/** Tuesday, August 11, 2026, 10:00 in New York: an ordinary week of the season. */
const ORDINARY_WEEK = Date.UTC(2026, 7, 11, 14);

/** Tuesday, October 20, 2026, 10:00 in New York: in the season, so that requests have a date to be for. */
export const IN_SEASON = Date.UTC(2026, 9, 20, 14);

export interface Options {
  scenario: ScenarioName;
  /** The time at which the test begins, in milliseconds since the epoch, for the page and for the backend. */
  startsAt: number | null;
  /** Who serves the bundle: the backend's own process, or nginx with the configuration that is shipped. */
  through: 'node' | 'nginx';
  /** Console lines that the test is about, besides the browser's own note of a 401. */
  expectedConsole: RegExp | null;
}

export interface App {
  url: string;
  backend: Backend;
  /** Moves the clock of the page and of the backend together. */
  moveTo: (instant: number) => Promise<void>;
  /** The requests of one call that the server has received. */
  calls: (call: CallName) => LoggedCall[];
  signIn: (username?: string) => Promise<void>;
}

const check = createContractCheck(loadContract());

function isExpected(message: ConsoleMessage, expected: RegExp | null): boolean {
  // The browser notes each refused request by itself; a visitor's first call is refused.
  if (/status of 401 \(Unauthorized\)/.test(message.text())) return true;
  return expected?.test(message.text()) ?? false;
}

function watchConsole(page: Page, expected: RegExp | null): string[] {
  const unexpected: string[] = [];
  page.on('console', (message) => {
    const isTrouble = message.type() === 'error' || message.type() === 'warning';
    if (isTrouble && !isExpected(message, expected)) unexpected.push(message.text());
  });
  page.on('pageerror', (error) => unexpected.push(String(error)));
  return unexpected;
}

/** Each test has a backend and a server of its own, which serves the production bundle beside the calls. */
export const test = base.extend<Options & { app: App }>({
  scenario: ['typical', { option: true }],
  startsAt: [null, { option: true }],
  through: ['node', { option: true }],
  expectedConsole: [null, { option: true }],
  app: async ({ page, scenario, startsAt, through, expectedConsole }, use) => {
    let offset = (startsAt ?? fixedNowOf(scenario) ?? ORDINARY_WEEK) - Date.now();
    const now = () => Date.now() + offset;
    const backend = createBackend({ scenario, now });
    const distDir = process.env.DIST ?? 'dist';
    const server = createHttpServer(backend, { distDir, fallback: 'app.html' });
    // By itself the browser sends a request again whose kept-alive connection ends without an answer.
    server.maxRequestsPerSocket = 1;
    const origin = await listenOn(server);
    const nginx = through === 'nginx' ? await startNginx(origin, distDir) : null;
    const url = nginx?.url ?? origin;
    const unexpected = watchConsole(page, expectedConsole);
    watchReads(page.context());
    await page.clock.install({ time: now() });

    const moveAtOnce = async (instant: number) => {
      offset = instant - Date.now();
      const pageNow = await page.evaluate(() => Date.now());
      if (instant > pageNow) await page.clock.fastForward(instant - pageNow);
      else await page.clock.setSystemTime(instant);
    };

    await use({
      url,
      backend,
      moveTo: async (instant) => {
        await atRest(page);
        // What has just been read is not read again for two seconds, which therefore pass first, without a read.
        let before = -1;
        while (before < backend.log.length && now() + 3_000 < instant) {
          before = backend.log.length;
          await moveAtOnce(now() + 3_000);
          await atRest(page);
        }
        await moveAtOnce(instant);
      },
      calls: (call) => backend.log.filter((logged) => logged.call === call),
      signIn: async (username = 'demo') => {
        await page.goto(`${url}/login`);
        await page.getByLabel('Email address').fill(username);
        await page.getByLabel('Password', { exact: true }).fill('Shabbos1');
        await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
        await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
      },
    });

    // An answer that a test would have changed may still be under way when it ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
    await nginx?.stop();
    server.closeAllConnections();
    server.close();
    expect(backend.log.flatMap((call) => check(call))).toEqual([]);
    expect(unexpected).toEqual([]);
  },
});
