import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './testRun/ensureBrowser';
import { ensureNginx } from './testRun/ensureNginx';
import { failedTests } from './testRun/failedTests';
import { npmRun } from './testRun/npmRun';
import { sumOf, tallyOfCheck, tallyOfJest, tallyOfPlaywright, type Tally } from './testRun/tally';

// npm test: every check there is, in one run. A step that fails does not keep the later ones from being judged; one whose
// ground is missing (no build, no browser) is not run, and has failed.

const REPORTS = 'reports';
const ZONES = ['America/New_York', 'UTC', 'Asia/Jerusalem'];
/** What knows no time of day, our tools and signing in and out: in the first zone alone. */
const TIMELESS = [
  '<rootDir>/scripts/',
  '<rootDir>/test/layers.test.ts',
  '<rootDir>/test/storyCoverage.test.ts',
  '<rootDir>/src/features/session/',
  '<rootDir>/src/features/account/',
  '<rootDir>/src/app/session/useSignOut.test.tsx',
];

let browser: string | null = null;
const results: (Outcome & { title: string })[] = [];

interface Outcome {
  tally: Tally;
  /** A line for each test that failed, as far as the step has tests. */
  failures: readonly string[];
}

async function step(title: string, run: () => Outcome | Promise<Outcome>): Promise<boolean> {
  console.log(`\n=== ${title}`);
  const outcome = await run();
  results.push({ title, ...outcome });
  return outcome.tally.failed === 0;
}

const ofCheck = (exitCode: number): Outcome => ({ tally: tallyOfCheck(exitCode), failures: [] });

const check = (title: string, script: string) => step(title, async () => ofCheck(await npmRun(script)));

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

async function jestIn(zone: string): Promise<Outcome> {
  const file = `${REPORTS}/jest-${zone.replace('/', '-')}.json`;
  rmSync(file, { force: true });
  const leftOut = zone === ZONES[0] ? [] : ['--testPathIgnorePatterns', '/node_modules/', ...TIMELESS];
  // Documents by the hundred: with room for the young ones the collector has less to do.
  const env = { TZ: zone, NODE_OPTIONS: '--max-semi-space-size=64' };
  const exitCode = await npmRun('jest', ['--json', `--outputFile=${file}`, ...leftOut], env);
  const report = readReport(file);
  return { tally: tallyOfJest(report, exitCode), failures: failedTests(report) };
}

async function playwright(script: string, file: string): Promise<Outcome> {
  if (browser === null) return notRun('there is no browser');
  rmSync(file, { force: true });
  const exitCode = await npmRun(script, [], { BROWSER_PATH: browser });
  const report = readReport(file);
  return { tally: tallyOfPlaywright(report, exitCode), failures: failedTests(report) };
}

function notRun(why: string): Outcome {
  console.log(`Not run: ${why}.`);
  return ofCheck(1);
}

mkdirSync(REPORTS, { recursive: true });
await step('Browser', () => {
  browser = ensureBrowser();
  return ofCheck(browser === null ? 1 : 0);
});
ensureNginx();
await check('Types', 'typecheck');
await check('Lint', 'lint');
await check('Format', 'format:check');
await check('Layers', 'layers');
await check('Contract types are those of docs/openapi.yaml', 'contract:check');
for (const zone of ZONES) await step(`Jest, device in ${zone}`, () => jestIn(zone));
const isBuilt = await check('Production build', 'build');
if (isBuilt) await check('Byte budgets', 'size');
const isBuiltForQa = await check('Build for QA', 'build:qa');
await step('Playwright', () =>
  isBuilt && isBuiltForQa ? playwright('e2e', `${REPORTS}/e2e.json`) : notRun('a build is missing'),
);
const isBookBuilt = await check('Storybook’s build', 'build-storybook');
await step('Playwright, every story', () =>
  isBookBuilt ? playwright('e2e:storybook', `${REPORTS}/storybook.json`) : notRun('the book is missing'),
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
