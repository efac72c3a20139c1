import { defineConfig } from '@playwright/test';
import appConfig from '../../playwright.config';

/** The folder of the pictures for `scripts/compareLooks.ts`. If `LOOKS` is not set, the tests check the stories instead. */
const pictures = process.env['LOOKS'];

/** Opens every story of the built Storybook (`npm run build-storybook`) in the browser that the app's e2e tests use. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/storybook',
  snapshotPathTemplate: `${pictures}/{arg}{ext}`,
  fullyParallel: true,
  forbidOnly: true,
  ...(appConfig.workers !== undefined && { workers: appConfig.workers }),
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ...(pictures === undefined
      ? []
      : [['html', { outputFolder: '../../reports/looks', open: 'never' }] as const]),
  ],
  use: appConfig.use ?? {},
});
