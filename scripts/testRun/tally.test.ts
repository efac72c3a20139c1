/** @jest-environment node */
import { tallyOf } from './tally';

it.each([
  ['Found 0 warnings and 0 errors.', 0, { passed: 1, failed: 0 }],
  ['', 0, { passed: 1, failed: 0 }],
  ['Error: out of memory', 137, { passed: 0, failed: 1 }],
  ['Test Suites: 3 passed, 3 total\nTests:       7 passed, 7 total', 0, { passed: 7, failed: 0 }],
  ['Tests:       2 failed, 1 skipped, 3 todo, 7 passed, 13 total', 1, { passed: 7, failed: 6 }],
  ['Test Suites: 1 failed, 1 passed\nTests:       7 passed, 7 total', 1, { passed: 7, failed: 1 }],
  ['  16 passed (1.4m)', 0, { passed: 16, failed: 0 }],
  ['  16 passed (1.4m)', 1, { passed: 16, failed: 1 }],
  ['  1 failed\n  1 flaky\n  2 skipped\n  1 did not run\n  5 passed (12s)', 1, { passed: 5, failed: 5 }],
  ['\u001B[31m  1 failed\u001B[39m\n\u001B[32m  5 passed\u001B[39m (12s)', 1, { passed: 5, failed: 1 }],
  ['Firefox at 390 px: ok\n\n8 passed, 1 failed', 1, { passed: 8, failed: 1 }],
  ['Recipe 3 passed\n      4 passed away', 0, { passed: 1, failed: 0 }],
])(
  'counts the passed and failed tests from the output %j and the exit code %d',
  (output, exitCode, counts) => {
    expect(tallyOf(output, exitCode)).toMatchObject(counts);
  },
);

it('lists each failed test once, and before a browser test the error and the failing line that it printed', () => {
  const jest = '  ● a day › begins\n\n    expected 1\n\nSummary of all failing tests\n  ● a day › begins\n';
  expect(tallyOf(jest, 1).failures).toEqual(['a day › begins']);
  const playwright =
    '  1) [nginx] › e2e/a.spec.ts:1:1 › opens ───\n  1 failed\n    [nginx] › e2e/a.spec.ts:1:1 › opens ─────\n';
  expect(tallyOf(playwright, 1).failures).toEqual(['[nginx] › e2e/a.spec.ts:1:1 › opens']);
  const stories =
    '  1) e2e/storybook/stories.spec.ts:106:3 › Title ───\n\n    Error: no\n\n      7 | a();\n    > 8 | b();\n\n        at e2e/a.ts:1:1 › b\n\n  1 failed\n    e2e/storybook/stories.spec.ts:106:3 › Title ─────\n';
  expect(tallyOf(stories, 1).failures).toEqual([
    'Error: no',
    '> 8 | b();',
    'e2e/storybook/stories.spec.ts:106:3 › Title',
  ]);
});
