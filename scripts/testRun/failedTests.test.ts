/** @jest-environment node */
import { failedTests } from './failedTests';

it("lists failed and skipped tests of Jest's report, each with its reason on one line", () => {
  const report = {
    numFailedTests: 1,
    testResults: [
      {
        name: '/src/day.test.ts',
        status: 'failed',
        message: 'all of it',
        assertionResults: [
          { fullName: 'a day ends', title: 'ends', status: 'passed', failureMessages: [] },
          {
            fullName: 'a day begins',
            title: 'begins',
            status: 'failed',
            failureMessages: ['Error: \u001B[31mexpected\u001B[39m 1\n  to be 2\n    at day.ts:3'],
          },
          { fullName: 'a day rests', title: 'rests', status: 'pending', failureMessages: [] },
        ],
      },
      { name: '/src/week.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  expect(failedTests(report)).toEqual([
    'a day begins: Error: expected 1 to be 2 at day.ts:3',
    'a day rests',
    '/src/week.test.ts: Cannot find module',
  ]);
});

it("lists failed tests of nested suites in Playwright's report", () => {
  const passed = { title: 'opens', ok: true, tests: [{ results: [{ status: 'passed' }] }] };
  const failed = {
    title: 'closes',
    ok: false,
    tests: [{ results: [{ status: 'failed', error: { message: 'Error: still there\nsnippet' } }] }],
  };
  const report = { suites: [{ title: 'a.spec.ts', specs: [passed], suites: [{ specs: [failed] }] }] };
  expect(failedTests(report)).toEqual(['closes: Error: still there snippet']);
});

it('cuts a long reason', () => {
  const [line] = failedTests({ title: 'goes on', ok: false, error: { message: 'x'.repeat(1_000) } });
  expect(line).toHaveLength(300);
});

it.each([[null], ['<html>'], [[]], [{}], [{ suites: null }]])(
  'returns no lines for the invalid report %j',
  (report) => {
    expect(failedTests(report)).toEqual([]);
  },
);
