import type { Page } from '@playwright/test';
import { violationsOn } from '../e2e/support/axe';
import { expect, storiesOf, test, type BookStory } from './support/book';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** Storybook's own links, unseen, stand before the page's: axe then takes the way past the header for a stray link. */
const spoiltByBook = ['region'];

/** What axe asks of a whole page, which neither a component alone is nor the spinner before the first screen. */
const pageRules = ['landmark-one-main', 'page-has-heading-one'];

const isScreen = ({ title }: BookStory) => /^(?:Screens|Journeys)/.test(title);

function rulesOff(story: BookStory): string[] {
  const isPage = isScreen(story) && !story.tags.includes('loading');
  return isPage ? spoiltByBook : [...spoiltByBook, ...pageRules];
}

async function judge(page: Page, story: BookStory, width: number): Promise<void> {
  const occupied = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(occupied, 'width').toBeLessThanOrEqual(width);
  await page.emulateMedia({ colorScheme: 'light' });
  const rules = Object.fromEntries(rulesOff(story).map((rule) => [rule, { enabled: false }]));
  const inLight = await violationsOn(page, { rules });
  expect(inLight, `axe at ${width}`).toEqual([]);
  // The scheme changes colours alone.
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await violationsOn(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  expect(inDark, `axe at ${width}, dark`).toEqual([]);
}

for (const story of storiesOf())
  test(`${story.title}: ${story.name}`, async ({ page, book }) => {
    for (const [index, size] of sizes.entries()) {
      await page.setViewportSize(size);
      // What is pressed may differ by width, so whatever plays is played at each.
      if (index === 0 || isScreen(story) || story.tags.includes('play-fn')) await book.open(story);
      await judge(page, story, size.width);
    }
  });
