import { stripVTControlCharacters } from 'node:util';

/** The result of a step of the test run. A skipped or flaky test counts as failed, so that neither stays unnoticed. */
export interface Tally {
  passed: number;
  failed: number;
  /** The failed tests that the step printed: their names, errors and lines. */
  failures: string[];
}

const COUNT = /(\d+) (passed|failed|flaky|skipped|todo|interrupted|did not run)\b/g;

/** A line of counts: Jest's 'Tests: 1 failed, 7 passed, 8 total', Playwright's '  7 passed (1.4m)', ours '7 passed, 0 failed'. */
const SUMMARY = new RegExp(`^(?:Tests: +| {2})?${COUNT.source}.*$`, 'gm');

/** Name, error and line of a failed test, as Jest and Playwright print them. Playwright may print the project before the name. */
const FAILURE = /^ {2}● (.+)$|^ {4}((?:\[\w+\] › )?[^\s›]+:\d+:\d+ › .+?|Error: .+|> +\d+ \|.+)[ ─]*$/gm;

/** Counts the printed tests. A success without counts is one passed test. A failure without a failed test is one failed test. */
export function tallyOf(printed: string, exitCode: number): Tally {
  const output = stripVTControlCharacters(printed);
  const counts = [...output.matchAll(SUMMARY)].flatMap(([line]) => [...line.matchAll(COUNT)]);
  const sum = (isPassed: boolean) =>
    counts
      .filter(([, , word]) => (word === 'passed') === isPassed)
      .reduce((total, [, count]) => total + Number(count), 0);
  const failures = [...output.matchAll(FAILURE)].map(([, jest, playwright]) => jest ?? playwright ?? '');
  const isSilentFailure = exitCode !== 0 && sum(false) === 0;
  return {
    passed: counts.length === 0 && exitCode === 0 ? 1 : sum(true),
    failed: isSilentFailure ? 1 : sum(false),
    failures: [...new Set(failures)],
  };
}
