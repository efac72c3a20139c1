import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { listenOn } from '../../../mocks/http';
import { createStaticServer } from '../../../mocks/static/staticServer';
import { watchConsole } from '../../support/watchConsole';

export interface IndexedStory {
  type: 'story' | 'docs';
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
}

const FOLDER = path.resolve(process.env['STORYBOOK_DIR'] ?? 'storybook-static');

function builtEntries(): IndexedStory[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by Storybook
  const { entries } = JSON.parse(readFileSync(path.join(FOLDER, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexedStory>;
  };
  return Object.values(entries);
}

/** Every story of the built Storybook, without the docs pages. */
export const builtStories = () => builtEntries().filter(({ type }) => type === 'story');

/** The docs pages of `.storybook/`, which no component has. */
export const writtenPages = () => builtEntries().filter(({ tags }) => tags.includes('unattached-mdx'));

export const isScreen = ({ title }: IndexedStory): boolean => /^(?:Screens|Journeys)/.test(title);

/**
 * Whether a story is rendered again for each width: the play function of a component or a journey opens menus and moves the
 * focus, which another width may close. That of a screen only waits, types and sends. No component asks for the width of the
 * window, so every other story only needs the new size.
 */
export const dependsOnWidth = ({ title, tags }: IndexedStory): boolean =>
  tags.includes('play-fn') && !title.startsWith('Screens');

/** The part of Storybook's channel that is used here. */
interface Channel {
  emit: (event: string, content: object) => void;
  once: (
    event: string,
    listener: (content: { status?: string; reporters?: { type: string }[]; message?: string }) => void,
  ) => void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/**
 * Loads Storybook's preview, in which `showStory` shows one story after the other. That is faster than a page load for each.
 * Turns off the accessibility panel's own axe run in each story, because the tests run axe themselves. Storybook ignores
 * `globals` in an address without a story, so they are set through the channel.
 */
async function openPreview(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
    return new Promise<void>((resolve) => {
      channel.once('globalsUpdated', () => resolve());
      channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
    });
  });
}

/** The page's spinner. A spinner inside a button belongs to the story. */
const SPINNER = '[role=status][aria-label=Loading]:not(button *)';

/**
 * Renders a story, or remounts it if it is already shown, and resolves when its play function has run and the page's spinner
 * is gone. Rejects if the story fails.
 */
async function showStory(page: Page, { id, tags }: IndexedStory): Promise<void> {
  const outcome = await page.evaluate(renderStory, id);
  if (outcome !== 'success') throw new Error(`The story ${id} fails: ${outcome}`);
  await page.locator('body.sb-show-main').waitFor({ state: 'attached' });
  if (!tags.includes('loading'))
    await page.waitForFunction((spinner) => document.querySelector(spinner) === null, SPINNER);
}

/**
 * Runs in the page. Renders a story, or remounts it if it is already shown, and resolves after its play function with the
 * status, or with the name of the failure event. An axe run of the accessibility panel counts as a failure, so that it
 * cannot double the time of the tests unnoticed.
 */
function renderStory(storyId: string): Promise<string> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
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
      channel.once(failure, ({ message = '' }) => resolve(`${failure} ${message}`));
    const isShown = document.documentElement.dataset['story'] === storyId;
    document.documentElement.dataset['story'] = storyId;
    channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/**
 * The browser logs the first for each failed request, which many stories show. The app logs the second when the records do not
 * load (rule: records-failure). A story of SectionBoundary throws the third.
 */
const EXPECTED = /^Failed to load resource|^The minyan records could not be loaded|This part fails to render/;

interface TestFixtures {
  /** Renders a story and resolves after its play function. Fails if the story fails. */
  openStory: (story: IndexedStory) => Promise<void>;
}

interface WorkerFixtures {
  origin: string;
  preview: { page: Page; consoleErrors: string[] };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  origin: [
    async ({}, provide) => {
      const server = createStaticServer({ folder: FOLDER });
      await provide(await listenOn(server));
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
