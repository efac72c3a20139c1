/** @jest-environment node */
import { sumOf, tallyOfCheck, tallyOfJest, tallyOfPlaywright } from './tally';

const jestReport = (counts: object) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  ...counts,
});

const playwrightReport = (counts: object, errors: object[] = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...counts },
  errors,
});

it('counts a check as one test', () => {
  expect(tallyOfCheck(0)).toEqual({ passed: 1, failed: 0 });
  expect(tallyOfCheck(2)).toEqual({ passed: 0, failed: 1 });
});

it.each([
  [{ numPassedTests: 7 }, 0, { passed: 7, failed: 0 }],
  [{ numPassedTests: 7, numFailedTests: 2 }, 1, { passed: 7, failed: 2 }],
  [{ numPassedTests: 7, numPendingTests: 1 }, 0, { passed: 7, failed: 1 }],
  [{ numPassedTests: 7, numTodoTests: 3 }, 0, { passed: 7, failed: 3 }],
  [{ numPassedTests: 7, numRuntimeErrorTestSuites: 1 }, 1, { passed: 7, failed: 1 }],
  [{ numPassedTests: 7 }, 1, { passed: 7, failed: 1 }],
  [{}, 0, { passed: 0, failed: 1 }],
])("counts Jest's %j with exit code %d as %j", (counts, exitCode, tally) => {
  expect(tallyOfJest(jestReport(counts), exitCode)).toEqual(tally);
});

it.each([
  [{ expected: 5 }, 0, { passed: 5, failed: 0 }],
  [{ expected: 5, unexpected: 1 }, 1, { passed: 5, failed: 1 }],
  [{ expected: 5, skipped: 2 }, 0, { passed: 5, failed: 2 }],
  [{ expected: 5, flaky: 1 }, 0, { passed: 5, failed: 1 }],
  [{ expected: 5 }, 1, { passed: 5, failed: 1 }],
  [{}, 0, { passed: 0, failed: 1 }],
])("counts Playwright's %j with exit code %d as %j", (counts, exitCode, tally) => {
  expect(tallyOfPlaywright(playwrightReport(counts), exitCode)).toEqual(tally);
});

it('counts an error of Playwright outside of any test as one failure', () => {
  const report = playwrightReport({ expected: 5 }, [{ message: 'No tests found' }]);
  expect(tallyOfPlaywright(report, 1)).toEqual({ passed: 5, failed: 1 });
});

it.each([[null], ['<html>'], [[]], [{}], [{ stats: null }]])(
  'counts the invalid report %j as one failure',
  (report) => {
    expect(tallyOfJest(report, 0)).toEqual({ passed: 0, failed: 1 });
    expect(tallyOfPlaywright(report, 0)).toEqual({ passed: 0, failed: 1 });
  },
);

it('adds the results of all steps', () => {
  expect(sumOf([])).toEqual({ passed: 0, failed: 0 });
  expect(
    sumOf([
      { passed: 3, failed: 1 },
      { passed: 4, failed: 0 },
    ]),
  ).toEqual({ passed: 7, failed: 1 });
});
