import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { listenOn } from '../../../mocks/http';
import { createStaticServer } from '../../../mocks/static/staticServer';
import { watchConsole } from '../../support/watchConsole';
import { openPreview, showStory, storiesIn, type IndexedStory } from './preview';

const FOLDER = path.resolve(process.env['STORYBOOK_DIR'] ?? 'storybook-static');

export const builtStories = (): IndexedStory[] => storiesIn(FOLDER);

/**
 * The browser logs the first for each failed request, which many stories show. The app logs the second when the records do not
 * load (rule: records-failure). A story of SectionBoundary throws the third.
 */
const EXPECTED = /^Failed to load resource|^The minyan records could not be loaded|This part fails to render/;

/** Renders a story and resolves after its play function. Fails if the story fails. */
type OpenStory = (story: IndexedStory) => Promise<void>;

interface Preview {
  page: Page;
  consoleErrors: string[];
}

export const test = base.extend<{ openStory: OpenStory }, { origin: string; preview: Preview }>({
  origin: [
    async ({}, provide) => {
      const server = createStaticServer({ folder: FOLDER });
      await provide(await listenOn(server));
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  // One page for all tests of a worker.
  preview: [
    async ({ browser, origin }, provide) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      const consoleErrors = watchConsole(page, EXPECTED);
      await openPreview(page, origin);
      await provide({ page, consoleErrors });
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ preview }, provide) => provide(preview.page),
  openStory: async ({ preview: { page, consoleErrors } }, provide) => {
    consoleErrors.length = 0;
    await provide((story) => showStory(page, story));
    expect(consoleErrors).toEqual([]);
  },
});

export { expect };
