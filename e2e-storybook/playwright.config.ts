import { defineConfig } from '@playwright/test';
import application from '../playwright.config';

/** Opens every story of the built book (`npm run build-storybook`), in the browser of the application's own tests. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/storybook',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/storybook.json' }]],
  use: application.use ?? {},
});
