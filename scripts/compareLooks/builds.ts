import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npmRun } from '../testRun/npmRun';

const CACHE = path.resolve('node_modules/.cache/compare-looks');

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 });

/** The full hash of a commit, branch or tag. Throws if there is none. */
export const commitOf = (ref: string): string =>
  git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`).trim();

/** A line such as '6aaa87e Take the addresses of the tour from the path builders'. */
export const describeCommit = (commit: string): string => git('log', '-1', '--format=%h %s', commit).trim();

async function buildIn(cwd: string, folder: string): Promise<void> {
  const { exitCode, output } = await npmRun('build-storybook', {
    cwd,
    args: ['--output-dir', folder],
    collectOutput: true,
  });
  if (exitCode !== 0) throw new Error(`Storybook could not be built in ${cwd}:\n${output}`);
}

/** Links the working tree's packages into a checkout with the same lockfile; else installs the checkout's own. */
async function providePackages(checkout: string): Promise<void> {
  const lockfile = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  if (lockfile(checkout) === lockfile('.')) {
    symlinkSync(path.resolve('node_modules'), path.join(checkout, 'node_modules'), 'junction');
    return;
  }
  console.log('The lockfiles differ, so the packages of the commit are installed.');
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/** Builds Storybook of a commit in a temporary git worktree. Returns its folder. The build of the last commit is kept and used again. */
export async function buildCommit(commit: string): Promise<string> {
  const folder = path.join(CACHE, commit);
  if (existsSync(folder)) return folder;
  for (const name of existsSync(CACHE) ? readdirSync(CACHE) : [])
    if (/^[\da-f]{40}/.test(name)) rmSync(path.join(CACHE, name), { recursive: true });
  const checkout = mkdtempSync(path.join(tmpdir(), 'compare-looks-'));
  git('worktree', 'add', '--detach', checkout, commit);
  try {
    await providePackages(checkout);
    await buildIn(checkout, `${folder}.part`);
    renameSync(`${folder}.part`, folder);
  } finally {
    git('worktree', 'remove', '--force', checkout);
  }
  return folder;
}

/** Builds Storybook of the working tree. Returns its folder. */
export async function buildWorkingTree(): Promise<string> {
  const folder = path.join(CACHE, 'working-tree');
  await buildIn(process.cwd(), folder);
  return folder;
}
