import type { Page } from '@playwright/test';
import { builtStories, dependsOnWidth, expect, test } from './support/storybook';

// Pictures of every story, which scripts/compareLooks.ts takes of one build and compares with another.

const looks = {
  light: { colorScheme: 'light', forcedColors: 'none', media: 'screen' },
  dark: { colorScheme: 'dark', forcedColors: 'none', media: 'screen' },
  forced: { colorScheme: 'light', forcedColors: 'active', media: 'screen' },
  print: { colorScheme: 'light', forcedColors: 'none', media: 'print' },
} as const;

/**
 * Shows all rows of long lists, which are rendered step by step, but all at once before printing (see useGradualRows). Scrolls
 * everything to its top, because the backdrop of a dialog covers only the window. Shows content far from the window too.
 */
async function showAll(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0;
  });
}

for (const story of builtStories())
  for (const [look, media] of Object.entries(looks))
    test(`${story.title}: ${story.name}, ${look}`, async ({ page, openStory }) => {
      for (const [index, width] of [390, 1280].entries()) {
        await page.setViewportSize({ width, height: 900 });
        // Play functions press what is hidden in print.
        await page.emulateMedia(looks.light);
        if (index === 0 || dependsOnWidth(story)) await openStory(story);
        await page.emulateMedia(media);
        await showAll(page);
        await expect.soft(page).toHaveScreenshot(`${story.id}-${width}-${look}.png`, {
          fullPage: true,
          threshold: 0,
          timeout: 5_000,
        });
      }
    });
