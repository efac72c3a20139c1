import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { configure } from '@testing-library/dom';

// Runs before each test file of a mutation run, after test/setup.ts.

declare global {
  /** Stryker's instrumented code counts here how often it reaches each mutant, by mutant id. */
  var __stryker__: { mutantCoverage?: { static: Record<string, number> } } | undefined;
}

const { MUTANT_COVERAGE: coverageFolder } = process.env;

/** Ends the process at the first failed test: one is enough to detect a mutant. */
function exitAtFirstFailure(): void {
  const handlers: unknown = Reflect.get(globalThis, Symbol.for('EVENT_HANDLERS'));
  if (!Array.isArray(handlers))
    throw new Error('This version of jest-circus does not keep its event handlers under EVENT_HANDLERS.');
  handlers.push(({ name }: { name: string }) => {
    if (name === 'test_fn_failure' || name === 'hook_failure') process.exit(1);
  });
}

if (coverageFolder === undefined) exitAtFirstFailure();

beforeAll(() => {
  // Shorter than in `npm test`: if a mutant removes a text, the test that looks for it waits this long.
  configure({ asyncUtilTimeout: 5_000 });
});

afterAll(() => {
  if (coverageFolder === undefined) return;
  const { testPath = '' } = expect.getState();
  const report = { testPath, mutants: globalThis.__stryker__?.mutantCoverage?.static ?? {} };
  writeFileSync(path.join(coverageFolder, `${testPath.replaceAll(/\W/g, '-')}.json`), JSON.stringify(report));
});
