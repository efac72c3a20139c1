import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import type { Options } from './e2e/support/app';
import { findNginx, launchOptions } from './e2e/support/programs';

/** Serves the build through nginx with the configuration in deploy/ if nginx is installed, else through Node's HTTP server. */
const project =
  findNginx() === null
    ? { name: 'node', testIgnore: '**/nginx*.spec.ts' }
    : { name: 'nginx', use: { through: 'nginx' as const } };

export default defineConfig<Options>({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  testIgnore: 'storybook/**',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A page often waits, so one more worker than there are cores keeps all cores busy.
  workers: availableParallelism() + 1,
  // Generous, because a slow or busy machine must not fail a test.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [project],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    launchOptions: launchOptions(
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ),
  },
});
