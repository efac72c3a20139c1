import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createBackend } from '../mocks/backend';
import { createHttpServer, listenOn } from '../mocks/http';
import { parseScenarioFile, recordedAtOf, type ScenarioFile } from '../mocks/recorded/scenarioFile';
import { fixedNowOf, scenarioNames, scenarios, type ScenarioName } from '../mocks/scenarios/scenarios';
import { launchOptions } from '../e2e/support/launchOptions';
import { readHar } from './har/readHar';
import { recordedCalls } from './har/recordedCalls';
import { convertRecording } from './scenario/convertRecording';
import { readPageState } from './scenario/pageState';
import { originalsIn } from './scenario/personalTexts';

// npx tsx scripts/scenarioRoundTrip.ts: for every scenario, records the pages in Chromium, converts the recording and compares the pages
// with it. Needs a build in dist/.

/** Tuesday, August 11, 2026, 10:00 in New York. */
const TUESDAY = Date.UTC(2026, 7, 11, 14);
/** The number of different lines that are printed for a scenario. */
const SHOWN = 5;

const browser = await chromium.launch(launchOptions());
const folder = mkdtempSync(path.join(tmpdir(), 'round-trip-'));
const har = path.join(folder, 'recording.har');

/** Opens the home and Units open with all future tables, and reads both. Records the calls if there is no file. */
async function visit(scenario: ScenarioName, at: number, file: ScenarioFile | null = null) {
  const offset = at - Date.now();
  const backend = createBackend({ scenario, file, now: () => Date.now() + offset });
  const server = createHttpServer(backend, { distDir: 'dist', fallback: 'app.html' });
  const url = await listenOn(server);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...(file === null && {
      recordHar: { path: har, content: 'embed', urlFilter: /\/(api|login|logout)/ },
    }),
  });
  const isSignedIn = !scenarios[scenario].isSignedOut;
  if (isSignedIn) await context.addCookies([{ name: 'session', value: backend.signIn('demo'), url }]);
  const page = await context.newPage();
  await page.clock.install({ time: at });
  await page.goto(url);
  const home = await readPageState(page);
  await page.goto(`${url}/units-open`);
  if (isSignedIn) await page.getByRole('button', { name: 'Show future Shabbosim signups' }).click();
  const unitsOpen = await readPageState(page);
  await context.close();
  server.close();
  return [...home, ...unitsOpen];
}

/** Records a scenario, makes a scenario file of the recording, and opens the same pages with it. */
async function roundTrip(scenario: ScenarioName) {
  const before = await visit(scenario, fixedNowOf(scenario) ?? TUESDAY);
  const { calls } = recordedCalls(readHar(har));
  const text = JSON.stringify(convertRecording(calls, scenario).file);
  const file = parseScenarioFile(text);
  const after = await visit(scenario, recordedAtOf(file), file);
  const answers = calls.map((call) => call.text ?? '');
  return { before, after, originals: originalsIn(text, answers) };
}

try {
  console.log('scenario                lines  differ  originals left');
  for (const scenario of scenarioNames.filter((name) => scenarios[name].file === undefined)) {
    const { before, after, originals } = await roundTrip(scenario);
    const different = before.filter((line, at) => line !== after[at]);
    if (different.length > 0 || before.length !== after.length || originals.length > 0) process.exitCode = 1;
    const cells = [before.length, different.length, originals.length].map((count) =>
      String(count).padStart(6),
    );
    console.log(`${scenario.padEnd(23)} ${cells.join('  ')}`);
    for (const line of different.slice(0, SHOWN)) console.log(`  not the same: ${line}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
await browser.close();
