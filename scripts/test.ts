import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createLimiter } from './testRun/createLimiter';
import { ensureBrowser } from './testRun/ensureBrowser';
import { ensureNginx } from './testRun/ensureNginx';
import { failedTests } from './testRun/failedTests';
import { npmRun } from './testRun/npmRun';
import { sumOf, tallyOfCheck, tallyOfJest, tallyOfPlaywright, type Tally } from './testRun/tally';
import { DEVICE_ZONES, ZONE_SUITES } from './testRun/zoneSuites';

// npm test: runs every check of this repository and prints one tally of all of them. A failed step does not stop the others. A
// step that cannot run, because a build or the browser is missing, counts as failed.

const REPORTS = 'reports';

interface Outcome {
  tally: Tally;
  /** One line for each failed test; empty for a check without tests. */
  failures: readonly string[];
}

const results: (Outcome & { title: string })[] = [];

/** Records the outcome of a step. Resolves with whether the step passed. */
async function step(title: string, run: () => Outcome | Promise<Outcome>): Promise<boolean> {
  console.log(`\n=== ${title}`);
  const outcome = await run();
  results.push({ title, ...outcome });
  return outcome.tally.failed === 0;
}

const outcomeOfCheck = (exitCode: number): Outcome => ({ tally: tallyOfCheck(exitCode), failures: [] });

function skip(reason: string): Outcome {
  console.log(`Not run: ${reason}.`);
  return outcomeOfCheck(1);
}

// Checks and builds use one core each, so two of them run side by side. The output of each is printed when it ends.
const limit = createLimiter(Math.min(2, availableParallelism()));

const check = (title: string, script: string): Promise<boolean> =>
  limit(async () => {
    const { exitCode, output } = await npmRun(script, { collectOutput: true });
    return step(title, () => {
      console.log(output.trimEnd());
      return outcomeOfCheck(exitCode);
    });
  });

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Runs Jest on a device in this zone. `args` limits the suites. */
async function jestIn(zone: string, args: readonly string[] = [], collectOutput = false) {
  const file = `${REPORTS}/jest-${zone.replace('/', '-')}.json`;
  rmSync(file, { force: true });
  // The tests create many short-lived documents: a larger young generation means less work for the garbage collector.
  const env = { TZ: zone, NODE_OPTIONS: '--max-semi-space-size=64' };
  const { exitCode, output } = await npmRun('jest', {
    args: ['--json', `--outputFile=${file}`, ...args],
    env,
    collectOutput,
  });
  const report = readReport(file);
  return { tally: tallyOfJest(report, exitCode), failures: failedTests(report), output };
}

/** Runs the suites that depend on the time zone in one process, because starting Jest's workers would take as long. */
const zoneSuitesIn = (zone: string): Promise<boolean> =>
  limit(async () => {
    const { output, ...outcome } = await jestIn(zone, ['--runInBand', ...ZONE_SUITES], true);
    return step(`Jest, suites that depend on the time zone, device in ${zone}`, () => {
      console.log(output.trimEnd());
      return outcome;
    });
  });

async function playwright(script: string, browser: string | null, file: string): Promise<Outcome> {
  if (browser === null) return skip('there is no browser');
  rmSync(file, { force: true });
  const { exitCode } = await npmRun(script, { env: { BROWSER_PATH: browser } });
  const report = readReport(file);
  return { tally: tallyOfPlaywright(report, exitCode), failures: failedTests(report) };
}

mkdirSync(REPORTS, { recursive: true });

let browser: string | null = null;
await step('Browser', () => {
  browser = ensureBrowser();
  return outcomeOfCheck(browser === null ? 1 : 0);
});
ensureNginx();

// The longest checks start first, so that no core is idle at the end. The layers are checked by test/layers.test.ts.
const [, isStorybookBuilt, isBuilt, isBuiltForQa] = await Promise.all([
  check('Types', 'typecheck'),
  check('Storybook build', 'build-storybook'),
  check('Production build', 'build').then(async (passed) => {
    if (passed) await Promise.all([check('Byte budgets', 'size'), check('Supported browsers', 'compat')]);
    return passed;
  }),
  check('Build for QA', 'build:qa'),
  check('Format', 'format:check'),
  check('Lint', 'lint'),
  check('Contract types match docs/openapi.yaml', 'contract:check'),
]);

const [firstZone, ...otherZones] = DEVICE_ZONES;
await step(`Jest, device in ${firstZone}`, () => jestIn(firstZone));
await Promise.all(otherZones.map(zoneSuitesIn));

await step('Playwright', () =>
  isBuilt && isBuiltForQa
    ? playwright('e2e', browser, `${REPORTS}/e2e.json`)
    : skip('the production build or the build for QA is missing'),
);
if (isBuilt) await check('Scenarios survive a recording', 'scenario:roundtrip');
if (isBuiltForQa) await check('Recipes of docs/qa.md', 'qa:recipes');
await step('Playwright, every story', () =>
  isStorybookBuilt
    ? playwright('e2e:storybook', browser, `${REPORTS}/storybook.json`)
    : skip('the Storybook build is missing'),
);

console.log('');
for (const { title, tally, failures } of results) {
  const verdict = tally.failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${verdict}  ${title}: ${tally.passed} passed, ${tally.failed} failed`);
  for (const failure of failures) console.log(`        ${failure}`);
}
const { passed, failed } = sumOf(results.map(({ tally }) => tally));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
