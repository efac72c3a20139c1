import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { listenOn } from '../../mocks/http';
import { createStaticServer } from '../../mocks/static/staticServer';

const FOLDER = path.resolve(process.env['STORYBOOK_DIR'] ?? 'storybook-static');

export interface IndexedStory {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
}

interface StoryIndex {
  entries: Record<string, IndexedStory & { type: 'story' | 'docs' }>;
}

/** Every story of the built Storybook, without the docs pages. */
export function builtStories(): IndexedStory[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by Storybook
  const { entries } = JSON.parse(readFileSync(path.join(FOLDER, 'index.json'), 'utf8')) as StoryIndex;
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** The browser logs this for each failed request. Many stories show a failed request. */
const FAILED_REQUEST = /^Failed to load resource/;

/** The app logs the first when the records do not load (rule: records-failure). A story of SectionBoundary throws the second. */
const EXPECTED_ERROR = /^The minyan records could not be loaded|This part fails to render/;

/** Collects unexpected errors and warnings of the page's console. */
function collectConsoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && !FAILED_REQUEST.test(text) && !EXPECTED_ERROR.test(text)) errors.push(text);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

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
  // One page for all tests of a worker. Switching stories is faster than a page load, and Storybook's users switch them, too.
  preview: [
    async ({ browser, origin }, provide) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      const consoleErrors = collectConsoleErrors(page);
      await page.goto(`${origin}/iframe.html?viewMode=story`);
      await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
      await page.evaluate(turnOffPanelAxe);
      await provide({ page, consoleErrors });
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ preview }, provide) => provide(preview.page),
  openStory: async ({ preview: { page, consoleErrors } }, provide) => {
    consoleErrors.length = 0;
    await provide(async ({ id, tags }) => {
      expect(await page.evaluate(renderStory, id)).toBe('success');
      await expect(page.locator('body')).toHaveClass(/sb-show-main/);
      // Waits until the page's spinner is gone. A spinner inside a button belongs to the story.
      if (!tags.includes('loading'))
        await expect(page.locator('[role=status][aria-label=Loading]:not(button *)')).toHaveCount(0);
    });
    expect(consoleErrors).toEqual([]);
  },
});

interface FinishedStory {
  storyId?: string;
  status?: string;
  reporters?: readonly { type: string }[];
}

interface Channel {
  emit: (event: string, content: object) => void;
  once: (event: string, listener: (content: FinishedStory) => void) => void;
}

/**
 * Runs in the page. Turns off the accessibility panel's own axe run in each story, because the tests run axe themselves.
 * Storybook ignores `globals` in an address without a story, so they are set through the channel.
 */
function turnOffPanelAxe(): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook does not type it
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
  return new Promise((resolve) => {
    channel.once('globalsUpdated', () => resolve());
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
}

/**
 * Runs in the page. Renders a story, or remounts it if it is already shown, and resolves after its play function with the
 * status, or with the name of the failure event. An axe run of the accessibility panel counts as a failure, so that it
 * cannot double the time of the tests unnoticed.
 */
function renderStory(storyId: string): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook does not type it
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
  return new Promise((resolve) => {
    channel.once('storyFinished', ({ status, reporters = [] }) =>
      resolve(reporters.some(({ type }) => type === 'a11y') ? 'axe of the panel' : (status ?? '')),
    );
    for (const failure of [
      'storyErrored',
      'storyMissing',
      'storyThrewException',
      'playFunctionThrewException',
    ])
      channel.once(failure, () => resolve(failure));
    const isShown = document.documentElement.dataset['story'] === storyId;
    document.documentElement.dataset['story'] = storyId;
    channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });
}

export { expect };
