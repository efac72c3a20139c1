import { test as base, expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listenOn } from '../../mocks/http';
import { createStaticServer } from '../../mocks/static/staticServer';
import { violationsOn } from '../support/axe';
import { watchConsole } from '../support/watchConsole';

interface IndexedStory {
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
const builtStories = () => builtEntries().filter(({ type }) => type === 'story');

/** The docs pages in `.storybook/`, which belong to no component. */
const writtenPages = () => builtEntries().filter(({ tags }) => tags.includes('unattached-mdx'));

const isScreen = ({ title }: IndexedStory): boolean => /^(?:Screens|Journeys)/.test(title);

/**
 * Whether a story is rendered again for each width. The play function of a component or a journey opens menus and moves the focus,
 * and a change of width may undo that. The play function of a screen only waits, types and sends. No component reads the width of
 * the window, so all other stories are only resized.
 */
const dependsOnWidth = ({ title, tags }: IndexedStory): boolean =>
  tags.includes('play-fn') && !title.startsWith('Screens');

/** The part of Storybook's channel that these tests use. */
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
    shownElements?: Set<Element>;
    filledControls?: HTMLElement[];
  }
}

/**
 * Loads Storybook's preview, in which `showStory` shows one story after the other: a page load for each would take longer.
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

/** The spinner of a loading page. A spinner inside a button belongs to the story. */
const SPINNER = '[role=status][aria-label=Loading]:not(button *)';

/**
 * Renders a story, or remounts it if it is already shown. Resolves when its play function has run and the page's spinner has
 * disappeared. Rejects if the story fails.
 */
async function showStory(page: Page, { id, tags }: IndexedStory): Promise<void> {
  const outcome = await page.evaluate(renderStory, id);
  if (outcome !== 'success') throw new Error(`The story ${id} fails: ${outcome}`);
  await page.locator('body.sb-show-main').waitFor({ state: 'attached' });
  if (!tags.includes('loading'))
    await page.waitForFunction((spinner) => document.querySelector(spinner) === null, SPINNER);
}

/**
 * Runs in the page. Renders a story, or remounts it if it is already shown. After its play function, resolves with the status, or
 * with the name of the failure event. An axe run of the accessibility panel counts as a failure, because it would double the time
 * of the tests unnoticed.
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
 * The messages that stories may log. The browser logs the first for each failed request. The app logs the second when the records
 * cannot be read (rule: records-failure). A story of SectionBoundary throws the third.
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

const test = base.extend<TestFixtures, WorkerFixtures>({
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

/** Runs in the page. Remembers which elements are shown. */
function markShown() {
  window.shownElements = new Set(
    [...document.body.querySelectorAll('*')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    ),
  );
}

/**
 * Runs in the page. Returns the markup of the elements that have been shown or hidden since `markShown`, without React's ids,
 * which differ in each story. Returns '' if there are no such elements.
 */
function keyOfChanges(): string {
  const before = window.shownElements;
  return [...document.body.querySelectorAll('*')]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) !== (before?.has(element) ?? false),
    )
    .map((element) => element.outerHTML)
    .join('\n')
    .replace(/_r_\w+_/g, 'id');
}

/** Runs in the page. Remembers the visible controls with a background, which forced colours drop. */
function markFilled() {
  window.filledControls = [
    ...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea'),
  ].filter(
    (element) => element.checkVisibility() && !getComputedStyle(element).backgroundColor.endsWith(', 0)'),
  );
}

/** Runs in the page. Returns the remembered controls without a border, except those that the browser draws itself. */
function filledWithoutBorder(): string[] {
  return (window.filledControls ?? [])
    .filter((element) => {
      const { appearance, borderTopStyle } = getComputedStyle(element);
      const isDrawn = element.matches('[type=checkbox], [type=radio]') && appearance !== 'none';
      return borderTopStyle === 'none' && !isDrawn;
    })
    .map((element) => element.outerHTML);
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** The smallest phone, and the width from which content has two columns. */
const otherWidths = [320, 768];

/** Storybook's hidden links precede the skip link, so axe reports the skip link as content outside a landmark. */
const BROKEN_BY_STORYBOOK = ['region'];

/** Rules about a whole page. They do not apply to a single component, nor to the spinner before the first screen. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one'];

function disabledRules(story: IndexedStory): string[] {
  const isPage = isScreen(story) && !story.tags.includes('loading');
  return isPage ? BROKEN_BY_STORYBOOK : [...BROKEN_BY_STORYBOOK, ...PAGE_RULES];
}

/** Rules about positions, colours and the page as a whole. All other rules depend only on which elements are shown. */
const RULES_AT_EACH_WIDTH = [
  'color-contrast',
  'heading-order',
  'landmark-no-duplicate-banner',
  'landmark-unique',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** The markup that a change of width has shown or hidden without a violation, in all stories of this worker. */
const checkedChanges = new Set<string>();

async function expectNoOverflow(page: Page, width: number) {
  const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(contentWidth, 'width').toBeLessThanOrEqual(width);
}

async function expectNoViolation(page: Page, view: string, options: RunOptions) {
  expect(await violationsOn(page, options), `axe at ${view}`).toEqual([]);
}

/** The dark scheme changes only colours, so only the rules about colours are checked again. */
async function expectNoDarkViolation(page: Page, view: string) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, `${view}, dark`, { runOnly: ['color-contrast', 'link-in-text-block'] });
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Expects borders, because forced colours drop backgrounds. axe does not run here: it misreads forced colours. */
async function expectForcedBorders(page: Page) {
  await page.evaluate(markFilled);
  await page.emulateMedia({ forcedColors: 'active' });
  const withoutBorder = await page.evaluate(filledWithoutBorder);
  await page.emulateMedia({ forcedColors: 'none' });
  expect(withoutBorder, 'controls without a border in forced colours').toEqual([]);
}

/**
 * Another width only moves, shows or hides elements (see `dependsOnWidth`). All rules run again only if the new width shows or
 * hides something that no story has shown or hidden before.
 */
async function expectNoViolationAfterResize(page: Page, view: string, rules: RunOptions['rules'] = {}) {
  const changes = await page.evaluate(keyOfChanges);
  const isNew = changes !== '' && !checkedChanges.has(changes);
  await expectNoViolation(page, view, isNew ? { rules } : { runOnly: RULES_AT_EACH_WIDTH });
  await expectNoDarkViolation(page, view);
  checkedChanges.add(changes);
}

const looks = {
  light: { colorScheme: 'light', forcedColors: 'none', media: 'screen' },
  dark: { colorScheme: 'dark', forcedColors: 'none', media: 'screen' },
  forced: { colorScheme: 'light', forcedColors: 'active', media: 'screen' },
  print: { colorScheme: 'light', forcedColors: 'none', media: 'print' },
} as const;

/** Scrolls the page and all boxes to the top, because the backdrop of a dialog covers only the window. */
async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0;
  });
}

/** Takes pictures of every story, or compares every story with its earlier pictures, for scripts/compareLooks.ts. */
function compareLooks() {
  for (const story of builtStories())
    for (const [look, media] of Object.entries(looks))
      test(`${story.title}: ${story.name}, ${look}`, async ({ page, openStory }) => {
        for (const [index, width] of [390, 1280].entries()) {
          await page.setViewportSize({ width, height: 900 });
          // Play functions run in the light look, because they press controls that print hides.
          await page.emulateMedia(looks.light);
          if (index === 0 || dependsOnWidth(story)) await openStory(story);
          await page.emulateMedia(media);
          await scrollToTop(page);
          await expect
            .soft(page)
            .toHaveScreenshot(`${story.id}-${width}-${look}.png`, {
              fullPage: true,
              threshold: 0,
              timeout: 5_000,
            });
        }
      });
}

function checkStories() {
  for (const story of builtStories())
    test(`${story.title}: ${story.name}`, async ({ page, openStory }) => {
      const rules = Object.fromEntries(disabledRules(story).map((rule) => [rule, { enabled: false }]));
      for (const [index, size] of sizes.entries()) {
        const isRendered = index === 0 || dependsOnWidth(story);
        await page.setViewportSize(size);
        if (isRendered) await openStory(story);
        await expectNoOverflow(page, size.width);
        if (!isRendered) {
          await expectNoViolationAfterResize(page, String(size.width), rules);
          continue;
        }
        await expectNoViolation(page, String(size.width), { rules });
        await expectNoDarkViolation(page, String(size.width));
        if (index === 0) await expectForcedBorders(page);
        await page.evaluate(markShown);
      }
      if (!dependsOnWidth(story))
        for (const width of otherWidths) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoOverflow(page, width);
        }
    });

  test('Storybook has every story that e2e/a11y.spec.ts leaves to these tests, and every page to which the Welcome page links', () => {
    const idsIn = (file: string, pattern: RegExp) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, id = '']) => id);
    const stories = idsIn('e2e/a11y.spec.ts', /\bstory: '([^']+)'/g);
    const pages = idsIn('.storybook/Welcome.mdx', /\?path=\/docs\/([\w-]+)/g);
    expect(Math.min(stories.length, pages.length)).toBeGreaterThan(3);
    expect(builtEntries().map(({ id }) => id)).toEqual(expect.arrayContaining([...stories, ...pages]));
  });

  test('the toolbar shows a story in the dark scheme', async ({ browser, origin }) => {
    const page = await browser.newPage();
    await page.goto(`${origin}/iframe.html?viewMode=story&id=screens-about--signed-out&globals=scheme:dark`);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(17, 24, 29)');
    await page.close();
  });

  for (const { id, title } of writtenPages())
    test(`the page ${title} shows its stories without an error`, async ({ browser, origin }) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
      const docs = page.locator('#storybook-docs');
      // The first such heading belongs to the docs page. The stories on the page may have more.
      await expect(docs.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(docs.locator('.sb-loader')).toHaveCount(0);
      await expect(docs.locator('.sb-errordisplay')).toHaveCount(0);
      if (id === 'welcome--docs') expect(await violationsOn(page, {}, '#storybook-docs')).toEqual([]);
      await page.close();
    });
}

if (process.env['LOOKS'] === undefined) checkStories();
else compareLooks();
