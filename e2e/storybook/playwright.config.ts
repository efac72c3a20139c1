import { defineConfig } from '@playwright/test';
import appConfig from '../../playwright.config';

/** Opens every story of the built Storybook (`npm run build-storybook`) in the browser that the app's e2e tests use. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/storybook',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/storybook.json' }]],
  use: appConfig.use ?? {},
});
