import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// npx tsx scripts/compareLooks.ts REF: builds Storybook of another commit and of the working tree, takes pictures of every
// story in both, and compares them. Further arguments go to Playwright.

const [ref, ...args] = process.argv.slice(2);
if (ref === undefined) throw new Error('Name a commit, branch or tag: npx tsx scripts/compareLooks.ts main');

const work = mkdtempSync(path.join(tmpdir(), 'compare-looks-'));
const checkout = path.join(work, 'checkout');
const run = (cwd: string, tool: string, ...more: string[]) =>
  execFileSync(process.execPath, [path.resolve(cwd, 'node_modules', tool), ...more], {
    cwd,
    stdio: 'inherit',
  });
const build = (cwd: string, name: string) =>
  run(cwd, 'storybook/dist/bin/dispatcher.js', 'build', '--quiet', '--output-dir', path.join(work, name));
const lookAt = (name: string, ...more: string[]) =>
  spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/storybook', ...more, ...args],
    {
      stdio: 'inherit',
      env: { ...process.env, STORYBOOK_DIR: path.join(work, name), LOOKS: path.join(work, 'pictures') },
    },
  ).status ?? 1;

try {
  execFileSync('git', ['worktree', 'add', '--detach', checkout, ref], { stdio: 'inherit' });
  const lockfileIn = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  if (lockfileIn(checkout) === lockfileIn('.'))
    symlinkSync(path.resolve('node_modules'), path.join(checkout, 'node_modules'), 'junction');
  else execFileSync('npm', ['ci'], { cwd: checkout, stdio: 'inherit' });
  build(checkout, 'before');
  build('.', 'after');
  lookAt('before', '--update-snapshots=all', '--reporter=dot');
  process.exitCode = lookAt('after', '--update-snapshots=none');
  console.log('The looks that differ are in reports/looks/index.html');
} finally {
  // `spawnSync` does not throw, so that it hides no error of the lines above.
  spawnSync('git', ['worktree', 'remove', '--force', checkout]);
  rmSync(work, { recursive: true });
}
