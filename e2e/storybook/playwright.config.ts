import { defineConfig } from '@playwright/test';
import appConfig from '../../playwright.config';

/** The folder of the pictures that `scripts/compareLooks.ts` compares. Without it, the stories are opened and checked. */
const { LOOKS: pictures } = process.env;

/** Opens every story of the built Storybook (`npm run build-storybook`) in the browser that the app's e2e tests use. */
export default defineConfig({
  testDir: '.',
  testMatch: pictures === undefined ? 'stories.spec.ts' : 'looks.spec.ts',
  outputDir: '../../test-results/storybook',
  snapshotPathTemplate: `${pictures}/{arg}{ext}`,
  fullyParallel: true,
  forbidOnly: true,
  ...(appConfig.workers !== undefined && { workers: appConfig.workers }),
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter:
    pictures === undefined
      ? [['list']]
      : [['./support/differences.ts'], ['html', { outputFolder: '../../reports/looks', open: 'never' }]],
  use: appConfig.use ?? {},
});
