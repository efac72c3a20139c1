import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { createBackend, type Backend } from '../../mocks/backend';
import { createHttpServer, listenOn } from '../../mocks/http';
import { parseScenarioFile, recordedAtOf } from '../../mocks/recorded/scenarioFile';
import { fixedNowOf, scenarios, type ScenarioName } from '../../mocks/scenarios/scenarios';
import { readHar } from '../har/readHar';
import { recordedCalls } from '../har/recordedCalls';
import { convertRecording } from './convertRecording';
import { readSettledState, type PageState } from './pageState';
import { originalsIn } from './personalTexts';

/** Tuesday, August 11, 2026, 10:00 in New York. */
const TUESDAY = Date.UTC(2026, 7, 11, 14);

export type RoundTrip = {
  /** What the pages show with the original data and with the made-up data. */
  before: PageState;
  after: PageState;
  /** The personal values of the recording that the scenario file contains. */
  originals: string[];
};

/** Records a scenario in a browser, makes a scenario file of the recording, and opens the same pages with it. */
export async function roundTrip(browser: Browser, scenario: ScenarioName): Promise<RoundTrip> {
  const folder = await mkdtemp(path.join(tmpdir(), 'round-trip-'));
  const har = path.join(folder, 'recording.har');
  const isSignedIn = !scenarios[scenario].isSignedOut;
  try {
    const at = fixedNowOf(scenario) ?? TUESDAY;
    const before = await visit(browser, (now) => createBackend({ scenario, now }), { at, isSignedIn, har });
    const { calls } = recordedCalls(readHar(har));
    const text = JSON.stringify(convertRecording(calls, scenario).file);
    const file = parseScenarioFile(text);
    const after = await visit(browser, (now) => createBackend({ scenario: 'typical', now, file }), {
      at: recordedAtOf(file),
      isSignedIn,
    });
    return {
      before,
      after,
      originals: originalsIn(
        text,
        calls.map((call) => call.text ?? ''),
      ),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Visit = { at: number; isSignedIn: boolean; har?: string };

/** Opens the home and Units open with all future tables, and reads both. */
async function visit(
  browser: Browser,
  create: (now: () => number) => Backend,
  { at, isSignedIn, har }: Visit,
): Promise<PageState> {
  const offset = at - Date.now();
  const backend = create(() => Date.now() + offset);
  const server = createHttpServer(backend, { distDir: 'dist', fallback: 'app.html' });
  const url = await listenOn(server);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...(har !== undefined && {
      recordHar: { path: har, content: 'embed', urlFilter: /\/(api|login|logout)/ },
    }),
  });
  try {
    if (isSignedIn) await context.addCookies([{ name: 'session', value: backend.signIn('demo'), url }]);
    const page = await context.newPage();
    await page.clock.install({ time: at });
    await page.goto(url);
    const home = await readSettledState(page);
    await page.goto(`${url}/units-open`);
    if (isSignedIn) await page.getByRole('button', { name: 'Show future Shabbosim signups' }).click();
    return [...home, ...(await readSettledState(page))];
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}
