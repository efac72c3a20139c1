import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { configure } from '@testing-library/dom';

// Runs before each test file of a mutation sample, beside test/setup.ts.

type CircusEvent = { name: string };
type Circus = Record<symbol, ((event: CircusEvent) => void)[] | undefined>;

const { MUTANT_COVERAGE: coverageFolder } = process.env;

if (coverageFolder === undefined) {
  // One failed test is enough to detect a mutant.
  (globalThis as unknown as Circus)[Symbol.for('EVENT_HANDLERS')]?.push(({ name }) => {
    if (name === 'test_fn_failure' || name === 'hook_failure') process.exit(1);
  });
}

beforeAll(() => {
  // Shorter than in `npm test`: a mutant that hides a text makes its test wait this long.
  configure({ asyncUtilTimeout: 5_000 });
});

afterAll(() => {
  if (coverageFolder === undefined) return;
  const { testPath = '' } = expect.getState();
  const { mutantCoverage } = (globalThis as { __stryker__?: { mutantCoverage?: { static: object } } })
    .__stryker__ ?? {};
  const file = `${testPath.replaceAll(/\W/g, '-')}.json`;
  writeFileSync(
    path.join(coverageFolder, file),
    JSON.stringify({ testPath, mutants: mutantCoverage?.static ?? {} }),
  );
});
