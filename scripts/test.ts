import { forEachAsync } from 'es-toolkit';
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ensureBrowser, ensureNginx } from './testRun/ensureTools';
import { type Tally, tallyOf } from './testRun/tally';

// npm test: the checks, all Jest tests in one zone, the production build, and the browser tests with the tag @daily.
// npm run test:all: also the other zones, all browser tests, Storybook, the build for QA, and other browsers. A failed step does
// not stop the others. The last line is the sum of all steps.

type Step = readonly [title: string, command: string, env?: Readonly<Record<string, string>>];

/** The device's time zones in which `npm run test:all` runs the tests below: west of UTC, UTC itself, east of UTC. */
const DEVICE_ZONES = ['America/New_York', 'UTC', 'Asia/Jerusalem'] as const;
/** The tests of code that uses dates. The screens are compared in six zones by e2e/zones.spec.ts. */
const ZONE_SUITES =
  'src/domain src/api src/features/minyan/later/localDate mocks/data mocks/services mocks/wire mocks/qa/links';

const isAll = process.argv.includes('--all');
const all = (...steps: Step[]): Step[] => (isAll ? steps : []);

const results: (Tally & { title: string; seconds: number })[] = [];

/** Runs a command and records its result. A step that runs alone prints its output at once, any other step when it ends. */
async function run([title, command, env]: Step, isAlone: boolean): Promise<void> {
  const start = performance.now();
  const heading = `\n=== ${title}`;
  if (isAlone) console.log(heading);
  const child = spawn(command, { shell: true, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isAlone) process.stdout.write(text);
    });
  const exitCode = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
  if (!isAlone) console.log(`${heading}\n${output.trimEnd()}`);
  const seconds = Math.round((performance.now() - start) / 1000);
  results.push({ title, seconds, ...tallyOf(output, exitCode) });
}

/** Runs steps at the same time, as many as there are cores. */
const runTogether = (steps: readonly Step[]): Promise<void> =>
  forEachAsync(steps, (step) => run(step, false), { concurrency: availableParallelism() });

const [firstZone, ...otherZones] = DEVICE_ZONES;
// The tests create many short-lived documents: a larger young generation means less work for the garbage collector.
const jestIn = (zone: string) => ({ TZ: zone, NODE_OPTIONS: '--max-semi-space-size=64' });

ensureBrowser();
ensureNginx();
// The longest steps come first, so that no core is idle at the end.
await runTogether([
  ['Format', 'npm run --silent format:check'],
  ['Types', 'npm run --silent typecheck'],
  ...all(
    ['Storybook build', 'npm run --silent build-storybook'],
    ['Build for QA', 'npm run --silent build:qa'],
  ),
  ['Production build', 'npm run --silent build'],
  ['Lint', 'npm run --silent lint'],
  ['Layers', 'npm run --silent layers'],
  ['Contract types match docs/openapi.yaml', 'npm run --silent contract:types -- --check'],
]);
await runTogether([
  ['Byte budgets', 'npm run --silent size'],
  ['Supported browsers', 'npx tsx scripts/compat.ts'],
  // These tests run in one process, because starting Jest's workers would take as long as the tests.
  ...all(
    ...otherZones.map((zone): Step => {
      const command = `npx jest --runInBand ${ZONE_SUITES}`;
      return [`Jest, suites that depend on the time zone, device in ${zone}`, command, jestIn(zone)];
    }),
  ),
]);
const steps: Step[] = [
  [`Jest, device in ${firstZone}`, 'npx jest', jestIn(firstZone)],
  isAll
    ? ['Browser tests', 'npx playwright test', { WALK_STEPS: '150' }]
    : ['Browser tests', 'npx playwright test --grep @daily'],
  ...all(
    ['Every story', 'npm run --silent e2e:storybook'],
    ['Other browsers', 'npx tsx scripts/testBrowsers.ts'],
  ),
];
for (const step of steps) await run(step, true);

console.log('');
for (const { title, seconds, passed, failed, failures } of results) {
  const verdict = failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${verdict}  ${title}: ${passed} passed, ${failed} failed, ${seconds} s`);
  for (const failure of failures) console.log(`        ${failure}`);
}
const sumOf = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${sumOf('passed')} passed, ${sumOf('failed')} failed`);
process.exitCode = sumOf('failed') === 0 ? 0 : 1;
