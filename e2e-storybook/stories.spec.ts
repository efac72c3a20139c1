import type { Page } from '@playwright/test';
import { violationsOn } from '../e2e/support/axe';
import { dependsOnWidth, isScreen, type IndexedStory } from './support/preview';
import { builtStories, expect, test } from './support/storybook';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** Storybook's hidden links precede the skip link, so axe reports the skip link as content outside a landmark. */
const BROKEN_BY_STORYBOOK = ['region'];

/** Rules for a whole page. A component alone is no page, and neither is the spinner before the first screen. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one'];

function disabledRules(story: IndexedStory): string[] {
  const isPage = isScreen(story) && !story.tags.includes('loading');
  return isPage ? BROKEN_BY_STORYBOOK : [...BROKEN_BY_STORYBOOK, ...PAGE_RULES];
}

async function expectNoOverflowAndNoViolations(page: Page, story: IndexedStory, width: number) {
  const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(contentWidth, 'width').toBeLessThanOrEqual(width);
  await page.emulateMedia({ colorScheme: 'light' });
  const rules = Object.fromEntries(disabledRules(story).map((rule) => [rule, { enabled: false }]));
  const lightViolations = await violationsOn(page, { rules });
  expect(lightViolations, `axe at ${width}`).toEqual([]);
  // The dark scheme changes only colours, so only the rules about colours are checked again.
  await page.emulateMedia({ colorScheme: 'dark' });
  const darkViolations = await violationsOn(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  expect(darkViolations, `axe at ${width}, dark`).toEqual([]);
}

for (const story of builtStories())
  test(`${story.title}: ${story.name}`, async ({ page, openStory }) => {
    for (const [index, size] of sizes.entries()) {
      await page.setViewportSize(size);
      if (index === 0 || dependsOnWidth(story)) await openStory(story);
      await expectNoOverflowAndNoViolations(page, story, size.width);
    }
  });

test('Welcome', async ({ browser, origin }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=welcome--docs`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  expect(await violationsOn(page, {}, '#storybook-docs')).toEqual([]);
  await page.close();
});
