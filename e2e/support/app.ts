import { test as base, expect, type Page } from '@playwright/test';
import { type Backend, createBackend } from '../../mocks/backend';
import { createContractCheck } from '../../mocks/contract/contractCheck';
import { contract } from '../../mocks/contract/contractSchemas';
import { createHttpServer, listenOn } from '../../mocks/http';
import { fixedNowOf, type ScenarioName } from '../../mocks/scenarios/scenarios';
import type { LoggedCall } from '../../mocks/wire/callLog';
import type { CallName } from '../../mocks/wire/calls';
import { productBuild } from './builds';
import { startNginx } from './nginx';
import { LONGEST_STEP, waitForReads, watchReads } from './waitForReads';
import { watchConsole } from './watchConsole';

export { expect };

/** What the browser logs when the Content Security Policy blocks hostile markup that the sanitizer has not removed yet. */
export const POLICY_NOTES =
  /^(?:Executing inline event handler|Applying inline style|Setting the document's base URI).* violates the following Content Security Policy/;

/** Tuesday, August 11, 2026, 10:00 in New York: an ordinary week of the season. */
const ORDINARY_WEEK = Date.UTC(2026, 7, 11, 14);

/** Tuesday, October 20, 2026, 10:00 in New York: in the winterization season, so that requests can be sent. */
export const IN_SEASON = Date.UTC(2026, 9, 20, 14);

export interface Options {
  scenario: ScenarioName;
  /** The start time of page and backend, in milliseconds since the epoch. Null: that of the scenario, else ORDINARY_WEEK. */
  startsAt: number | null;
  /** The server of the bundle: the emulated backend itself, or nginx with `deploy/nginx/` in front of the backend. */
  through: 'node' | 'nginx';
  /** Console messages that the test may cause. The browser's message about a 401 is always allowed. */
  expectedConsole: RegExp | null;
}

export interface Site {
  url: string;
  backend: Backend;
}

export interface App extends Site {
  /** The address of the backend, for a test that starts its own server in front of it. */
  backendUrl: string;
  /** Moves the clock of the page and of the backend together. */
  moveTo: (instant: number) => Promise<void>;
  /** Moves the clock of the backend and of `on` (default: the test's page) without waiting. Wait for the reads first; `moveTo` does. */
  jumpTo: (instant: number, on?: Page) => Promise<void>;
  /** The requests of one call that the backend has received. */
  calls: (call: CallName) => LoggedCall[];
  /** Registers what to stop after the page is closed. If it stopped earlier, the page would log that its server no longer answers. */
  stopAtEnd: (stop: () => Promise<void> | void) => void;
}

const contractProblems = createContractCheck(contract);

/** Each test has its own emulated backend, whose server also serves the build. `npm test` runs the tests with the tag '@daily'. */
export const test = base.extend<Options & { app: App }>({
  scenario: ['typical', { option: true }],
  startsAt: [null, { option: true }],
  through: ['node', { option: true }],
  expectedConsole: [null, { option: true }],
  app: async ({ page, scenario, startsAt, through, expectedConsole }, use) => {
    let offset = (startsAt ?? fixedNowOf(scenario) ?? ORDINARY_WEEK) - Date.now();
    const now = () => Date.now() + offset;
    const backend = createBackend({ scenario, now });
    const server = createHttpServer(backend, { distDir: productBuild });
    // Connections are not reused: if one closed without an answer, the browser would repeat the request by itself.
    server.maxRequestsPerSocket = 1;
    const origin = await listenOn(server);
    const nginx = through === 'nginx' ? await startNginx(origin) : null;
    const url = nginx?.url ?? origin;
    const unexpected = watchConsole(page, expectedConsole);
    watchReads(page.context());
    await page.clock.install({ time: now() });
    const stops: (() => Promise<void> | void)[] = [];

    const setTime = async (instant: number, on: Page = page) => {
      offset = instant - Date.now();
      const pageNow = await on.evaluate(() => Date.now());
      if (instant > pageNow) await on.clock.fastForward(instant - pageNow);
      else await on.clock.setSystemTime(instant);
    };

    await use({
      url,
      backendUrl: origin,
      backend,
      moveTo: async (instant) => {
        await waitForReads(page);
        // The page polls member and records once a minute, so only the first 72 seconds pass in steps.
        for (let step = 0; step < 6 && now() + LONGEST_STEP < instant; step += 1) {
          await setTime(now() + LONGEST_STEP);
          await waitForReads(page);
        }
        await setTime(instant);
      },
      jumpTo: setTime,
      stopAtEnd: (stop) => void stops.push(stop),
      calls: (call) => backend.log.filter((logged) => logged.call === call),
    });

    // A request that the test intercepts may still be in flight when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
    for (const stop of stops.toReversed()) await stop();
    await nginx?.stop();
    server.closeAllConnections();
    server.close();
    expect(backend.log.flatMap((call) => contractProblems(call))).toEqual([]);
    expect(unexpected).toEqual([]);
  },
});
