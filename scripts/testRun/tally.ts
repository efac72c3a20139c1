/** What a step of the test run came to. A skipped test is a failed one: nothing may go untested unnoticed. */
export interface Tally {
  passed: number;
  failed: number;
}

function numberIn(report: unknown, ...keys: string[]): number {
  let value = report;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) return 0;
    value = Object.entries(value).find(([name]) => name === key)?.[1];
  }
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' ? value : 0;
}

/** A runner that ended badly without a failed test, or ran no test at all, has failed once. */
function judged(passed: number, failed: number, exitCode: number): Tally {
  const isSilentFailure = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isSilentFailure ? 1 : failed };
}

/** A step that is one check. */
export function tallyOfCheck(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Jest's `--json` report. A test file that could not be run counts as one failure. */
export function tallyOfJest(report: unknown, exitCode: number): Tally {
  const failed = ['numFailedTests', 'numPendingTests', 'numTodoTests', 'numRuntimeErrorTestSuites']
    .map((key) => numberIn(report, key))
    .reduce((sum, count) => sum + count, 0);
  return judged(numberIn(report, 'numPassedTests'), failed, exitCode);
}

/** The report of Playwright's json reporter. A test that passed only when tried again has failed. */
export function tallyOfPlaywright(report: unknown, exitCode: number): Tally {
  const failed =
    numberIn(report, 'errors') +
    ['unexpected', 'flaky', 'skipped']
      .map((key) => numberIn(report, 'stats', key))
      .reduce((sum, count) => sum + count, 0);
  return judged(numberIn(report, 'stats', 'expected'), failed, exitCode);
}

export function sumOf(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}
