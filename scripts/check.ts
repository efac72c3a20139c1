import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { nearestTests } from './check/nearestTests';
import { createLimiter } from './testRun/createLimiter';
import { npmRun } from './testRun/npmRun';

// npm run check: the quick checks of a change before it is committed. `npm test` runs everything.

/** Limits the test files that Jest runs, so that the check finishes within a minute on two cores. */
const MAX_TEST_FILES = 8;

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();

/** The commit at which the current branch left main. On main itself, the last commit. */
function baseCommit(): string {
  return git('merge-base', 'HEAD', 'main') || 'HEAD';
}

function changedFiles(since: string): string[] {
  const tracked = git('diff', '--name-only', '--diff-filter=d', since);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return `${tracked}\n${untracked}`.split('\n').filter((file) => file !== '');
}

/** The test files that import a changed file, directly or indirectly. */
async function affectedTests(changed: readonly string[]): Promise<string[]> {
  const code = changed.filter((file) => /\.(?:tsx?|mjs|json|ya?ml)$/.test(file));
  if (code.length === 0) return [];
  const { output } = await npmRun('jest', {
    args: ['--listTests', '--findRelatedTests', ...code],
    collectOutput: true,
  });
  const absolute = output.split('\n').filter((line) => path.isAbsolute(line));
  return absolute.map((file) => path.relative('.', file).replaceAll(path.sep, '/'));
}

const failed: string[] = [];
const limit = createLimiter(Math.min(2, availableParallelism()));

const check = (script: string, args: readonly string[] = []) =>
  limit(async () => {
    const { exitCode, output } = await npmRun(script, { args, collectOutput: true });
    if (exitCode === 0) return;
    failed.push(script);
    console.log(`=== ${script}\n${output.trimEnd()}\n`);
  });

const changed = changedFiles(baseCommit());
const checks = ['typecheck', 'layers', 'lint', 'format:check'].map((script) => check(script));
const affected = await affectedTests(changed);
const nearest = nearestTests(affected, changed, MAX_TEST_FILES);
await Promise.all(checks);
if (nearest.length > 0) await check('jest', ['--runTestsByPath', ...nearest]);

const tests =
  nearest.length < affected.length
    ? `the ${nearest.length} nearest of ${affected.length} affected test files`
    : `${affected.length} affected test files`;
const verdict = failed.length === 0 ? 'Passed' : `Failed: ${failed.join(', ')}`;
console.log(`${verdict}. Checked types, lint, layers, format and ${tests}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
