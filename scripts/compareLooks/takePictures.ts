import type { Browser, Page } from '@playwright/test';
import {
  dependsOnWidth,
  openPreview,
  showStory,
  type IndexedStory,
} from '../../e2e/storybook/support/preview';
import { listenOn } from '../../mocks/http';
import { createStaticServer } from '../../mocks/static/staticServer';
import { looks, type Look } from './options';

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1280: 900 };

/** One side of the comparison: a served build of Storybook, in a page of its own that stays open. */
export interface Side {
  page: Page;
  close: () => Promise<void>;
}

export async function openSide(browser: Browser, folder: string): Promise<Side> {
  const server = createStaticServer({ folder });
  const origin = await listenOn(server);
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await openPreview(page, origin);
  return {
    page,
    close: async () => {
      await page.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

export interface Picture {
  size: number;
  look: Look;
  png: Buffer;
}

/**
 * Waits until nothing in the document has changed for three frames. Before that it says that the page will be printed, because
 * long lists are rendered step by step, but all at once before printing (see useGradualRows). It scrolls everything to its
 * top: the backdrop of a dialog covers only the window, so the picture depends on the scroll position.
 */
async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.dispatchEvent(new Event('beforeprint'));
    for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0;
    let lastChange = 0;
    let frame = 0;
    const observer = new MutationObserver(() => {
      lastChange = frame;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (; frame < 60 && frame - lastChange < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    observer.disconnect();
  });
}

/** A browser leaves content blank that is far from the window and has `content-visibility: auto`. */
const STYLE = '* { content-visibility: visible !important; }';

/** Takes the pictures of a story at each size and in each look. Rejects if the story fails. */
export async function takePictures(
  { page }: Side,
  story: IndexedStory,
  sizes: readonly number[],
  lookNames: readonly Look[],
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const [index, width] of sizes.entries()) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
    if (lookNames[0]) await page.emulateMedia(looks[lookNames[0]]);
    if (index === 0 || dependsOnWidth(story)) await showStory(page, story);
    for (const look of lookNames) {
      await page.emulateMedia(looks[look]);
      await waitUntilStill(page);
      const png = await page.screenshot({
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
        style: STYLE,
      });
      pictures.push({ size: width, look, png });
    }
  }
  return pictures;
}
