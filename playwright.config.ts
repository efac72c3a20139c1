import { defineConfig } from '@playwright/test';
import type { Options } from './e2e/support/app';
import { findBrowser } from './scripts/findBrowser';
import { findNginx } from './scripts/findNginx';

const executablePath = findBrowser() ?? undefined;
// Chromium refuses its sandbox to root.
const isRoot = process.getuid?.() === 0;

/** Through the web server that is shipped, with its headers, where it can be had; else through a plain one. */
const project =
  findNginx() === null
    ? { name: 'node', testIgnore: '**/nginx.spec.ts' }
    : { name: 'nginx', use: { through: 'nginx' as const } };

export default defineConfig<Options>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A page waits as often as it works: on two cores three keep both busy.
  workers: 3,
  // What must not be late is measured elsewhere: a machine that is slow or busy fails no test.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./e2e/support/faultSummary.ts'], ['json', { outputFile: 'reports/e2e.json' }]],
  projects: [project],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
});
