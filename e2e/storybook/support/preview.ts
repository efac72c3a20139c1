import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

export interface IndexedStory {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
}

interface IndexEntry extends IndexedStory {
  type: 'story' | 'docs';
}

/** Every story and docs page of a built Storybook. */
export function entriesIn(folder: string): IndexEntry[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by Storybook
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(index.entries);
}

/** Every story of a built Storybook, without the docs pages. */
export const storiesIn = (folder: string): IndexedStory[] =>
  entriesIn(folder).filter(({ type }) => type === 'story');

export const isScreen = ({ title }: IndexedStory): boolean => /^(?:Screens|Journeys)/.test(title);

/**
 * Whether a story is rendered again for each width: the play function of a component or a journey opens menus and moves the
 * focus, which another width may close. That of a screen only waits, types and sends. No component asks for the width of the
 * window, so every other story only needs the new size.
 */
export const dependsOnWidth = ({ title, tags }: IndexedStory): boolean =>
  tags.includes('play-fn') && !title.startsWith('Screens');

interface FinishedStory {
  storyId?: string;
  status?: string;
  reporters?: readonly { type: string }[];
  /** Of a failure. */
  message?: string;
}

interface Channel {
  emit: (event: string, content: object) => void;
  once: (event: string, listener: (content: FinishedStory) => void) => void;
}

/** Loads Storybook's preview, in which `showStory` shows one story after the other. That is faster than a page load for each. */
export async function openPreview(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
  await page.evaluate(turnOffPanelAxe);
}

/** The page's spinner. A spinner inside a button belongs to the story. */
const SPINNER = '[role=status][aria-label=Loading]:not(button *)';

/**
 * Renders a story, or remounts it if it is already shown, and resolves when its play function has run and the page's spinner
 * is gone. Rejects if the story fails.
 */
export async function showStory(page: Page, { id, tags }: IndexedStory): Promise<void> {
  const outcome = await page.evaluate(renderStory, id);
  if (outcome !== 'success') throw new Error(`The story ${id} fails: ${outcome}`);
  await page.locator('body.sb-show-main').waitFor({ state: 'attached' });
  if (!tags.includes('loading'))
    await page.waitForFunction((spinner) => document.querySelector(spinner) === null, SPINNER);
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
      channel.once(failure, ({ message = '' }) => resolve(`${failure} ${message}`));
    const isShown = document.documentElement.dataset['story'] === storyId;
    document.documentElement.dataset['story'] = storyId;
    channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });
}
