/** The result of a step of the test run. A skipped test counts as failed, so that nobody can skip one unnoticed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** The number at a path of keys in a report, or the length of a list there. 0 if there is neither. */
function countIn(report: unknown, ...keys: string[]): number {
  let value = report;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) return 0;
    value = Object.entries(value).find(([name]) => name === key)?.[1];
  }
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' ? value : 0;
}

/** Counts one failure if a runner failed without a failed test, or ran no test. */
function withSilentFailure(passed: number, failed: number, exitCode: number): Tally {
  const isSilentFailure = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isSilentFailure ? 1 : failed };
}

/** The result of a check without tests. */
export function tallyOfCheck(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The result in Jest's `--json` report. A test file that Jest cannot run counts as one failure. */
export function tallyOfJest(report: unknown, exitCode: number): Tally {
  const failed = ['numFailedTests', 'numPendingTests', 'numTodoTests', 'numRuntimeErrorTestSuites']
    .map((key) => countIn(report, key))
    .reduce((sum, count) => sum + count, 0);
  return withSilentFailure(countIn(report, 'numPassedTests'), failed, exitCode);
}

/** The result in the report of Playwright's json reporter. A test that passes only in a retry counts as failed. */
export function tallyOfPlaywright(report: unknown, exitCode: number): Tally {
  const failed =
    countIn(report, 'errors') +
    ['unexpected', 'flaky', 'skipped']
      .map((key) => countIn(report, 'stats', key))
      .reduce((sum, count) => sum + count, 0);
  return withSilentFailure(countIn(report, 'stats', 'expected'), failed, exitCode);
}

export function sumOf(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}
