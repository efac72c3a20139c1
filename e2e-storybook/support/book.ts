import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { listenOn } from '../../mocks/http';
import { createStaticServer } from '../../mocks/static/staticServer';

const FOLDER = path.resolve(process.env['BOOK'] ?? 'storybook-static');

/** The accessibility panel's own run is left out: it would be one of three. */
const GLOBALS = 'a11y.manual:!true';

export interface BookStory {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
}

interface Index {
  entries: Record<string, BookStory & { type: 'story' | 'docs' }>;
}

/** Every story of the built book, its docs pages aside. */
export function storiesOf(): BookStory[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook's own file
  const { entries } = JSON.parse(readFileSync(path.join(FOLDER, 'index.json'), 'utf8')) as Index;
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** The browser's own note of a request that failed or was refused: many a story is about just that. */
const REQUEST_NOTE = /^Failed to load resource/;

/** Section 8 of the specification wants the one logged; the other is what a section that cannot be drawn is about. */
const EXPECTED = /^The minyan records could not be loaded|This part cannot be drawn/;

function watchConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    const isTrouble = message.type() === 'error' || message.type() === 'warning';
    if (isTrouble && !REQUEST_NOTE.test(text) && !EXPECTED.test(text)) lines.push(text);
  });
  page.on('pageerror', (error) => lines.push(String(error)));
  return lines;
}

export interface Book {
  /** Opens a story and waits until it has been drawn, played and has come to rest. */
  open: (story: BookStory) => Promise<void>;
  /** What the console has said against it. */
  troubles: string[];
}

interface Shelf {
  page: Page;
  /** What the console says, as it says it. */
  troubles: string[];
}

export const test = base.extend<{ book: Book }, { origin: string; shelf: Shelf }>({
  origin: [
    async ({}, provide) => {
      const server = createStaticServer({ folder: FOLDER });
      await provide(await listenOn(server));
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  // One page for all, which goes from story to story as it does for whoever leafs through the book.
  shelf: [
    async ({ browser, origin }, provide) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      const troubles = watchConsole(page);
      await page.goto(`${origin}/iframe.html?viewMode=story&globals=${GLOBALS}`);
      await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
      await provide({ page, troubles });
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shelf }, provide) => provide(shelf.page),
  book: async ({ shelf: { page, troubles } }, provide) => {
    troubles.length = 0;
    await provide({
      troubles,
      open: async ({ id, tags }) => {
        expect(await page.evaluate(show, id)).toBe('success');
        await expect(page.locator('body')).toHaveClass(/sb-show-main/);
        // The page's own spinner has gone; that of a button that waits is part of its story.
        if (!tags.includes('loading'))
          await expect(page.locator('[role=status][aria-label=Loading]:not(button *)')).toHaveCount(0);
      },
    });
    expect(troubles).toEqual([]);
  },
});

interface Channel {
  emit: (event: string, content: object) => void;
  once: (event: string, listener: (content: { storyId?: string; status?: string }) => void) => void;
}

/** In the page: shows a story, anew if it is there already, and tells how it ended once it has been drawn and played. */
function show(storyId: string): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook does not type it
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
  return new Promise((resolve) => {
    channel.once('storyFinished', ({ status }) => resolve(status ?? ''));
    for (const failure of [
      'storyErrored',
      'storyMissing',
      'storyThrewException',
      'playFunctionThrewException',
    ])
      channel.once(failure, () => resolve(failure));
    const isThere = document.documentElement.dataset['story'] === storyId;
    document.documentElement.dataset['story'] = storyId;
    channel.emit(isThere ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });
}

export { expect };
