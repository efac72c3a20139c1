import { spawnSync } from 'node:child_process';

// Runs the Playwright tests on two builds with all optional extras on. Arguments go to Playwright, such as a file.
const DIST = 'dist-extras';
const QA_DIST = 'dist-qa-extras';
const VITE = 'node_modules/vite/bin/vite.js';

const env = { ...process.env, EXTRAS: 'all', DIST, QA_DIST };
for (const command of [
  [VITE, 'build', '--outDir', DIST],
  [VITE, 'build', '--mode', 'qa', '--outDir', QA_DIST],
  ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
]) {
  const { status } = spawnSync(process.execPath, command, { env, stdio: 'inherit' });
  process.exitCode = status ?? 1;
  if (status !== 0) break;
}
