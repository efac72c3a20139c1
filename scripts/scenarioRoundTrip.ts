import { chromium } from '@playwright/test';
import { scenarioNames, scenarios } from '../mocks/scenarios/scenarios';
import { launchOptions } from '../e2e/support/launchOptions';
import { roundTrip } from './scenario/roundTrip';

// npx tsx scripts/scenarioRoundTrip.ts: for every scenario, records the pages in Chromium, converts the recording and compares the pages
// with it. Needs a build in dist/.

/** The number of different lines that are printed for a scenario. */
const SHOWN = 5;

const browser = await chromium.launch(launchOptions());
let failures = 0;
console.log('scenario                lines  differ  originals left');
for (const scenario of scenarioNames.filter((name) => scenarios[name].file === undefined)) {
  const { before, after, originals } = await roundTrip(browser, scenario);
  const different = before.filter((line, at) => line !== after[at]);
  if (different.length > 0 || before.length !== after.length || originals.length > 0) failures += 1;
  const cells = [before.length, different.length, originals.length].map((count) => String(count).padStart(6));
  console.log(`${scenario.padEnd(23)} ${cells.join('  ')}`);
  for (const line of different.slice(0, SHOWN)) console.log(`  not the same: ${line}`);
}
await browser.close();
process.exitCode = failures === 0 ? 0 : 1;
