import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { violationsOn } from '../support/axe';
import {
  builtStories,
  dependsOnWidth,
  expect,
  isScreen,
  test,
  writtenPages,
  type IndexedStory,
} from './support/storybook';

declare global {
  interface Window {
    shownElements?: Set<Element>;
  }
}

/** Runs in the page. Remembers which elements are shown. */
function markShown() {
  window.shownElements = new Set(
    [...document.body.querySelectorAll('*')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    ),
  );
}

/**
 * Runs in the page. Returns the markup of the elements that are shown or hidden since `markShown`, without React's ids, which
 * differ in each story; '' if there are none.
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

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** The smallest phone, and the width from which content has two columns. */
const otherWidths = [320, 768];

/** Storybook's hidden links precede the skip link, so axe reports the skip link as content outside a landmark. */
const BROKEN_BY_STORYBOOK = ['region'];

/** Rules for a whole page. A component alone is no page, and neither is the spinner before the first screen. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one'];

function disabledRules(story: IndexedStory): string[] {
  const isPage = isScreen(story) && !story.tags.includes('loading');
  return isPage ? BROKEN_BY_STORYBOOK : [...BROKEN_BY_STORYBOOK, ...PAGE_RULES];
}

/** The rules about places and colours, and about the page as a whole. The others depend only on what is shown. */
const RULES_AT_EACH_WIDTH = [
  'color-contrast',
  'heading-order',
  'landmark-no-duplicate-banner',
  'landmark-unique',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** What another width has shown or hidden without a violation, in all stories of this worker. */
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

/**
 * Another width only moves, shows or hides elements (see `dependsOnWidth`). All rules run again only if it shows or hides
 * something that no story has shown or hidden before.
 */
async function expectNoViolationAfterResize(page: Page, view: string, rules: RunOptions['rules'] = {}) {
  const changes = await page.evaluate(keyOfChanges);
  const isNew = changes !== '' && !checkedChanges.has(changes);
  await expectNoViolation(page, view, isNew ? { rules } : { runOnly: RULES_AT_EACH_WIDTH });
  await expectNoDarkViolation(page, view);
  checkedChanges.add(changes);
}

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
      await page.evaluate(markShown);
    }
    if (!dependsOnWidth(story))
      for (const width of otherWidths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverflow(page, width);
      }
  });

for (const { id, title } of writtenPages())
  test(`the page ${title} shows its stories`, async ({ browser, origin }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
    const docs = page.locator('#storybook-docs');
    await expect(docs.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(docs.locator('.sb-loader')).toHaveCount(0);
    await expect(docs.locator('.sb-errordisplay')).toHaveCount(0);
    if (id === 'welcome--docs') expect(await violationsOn(page, {}, '#storybook-docs')).toEqual([]);
    await page.close();
  });
