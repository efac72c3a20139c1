import type { Page } from '@playwright/test';
import { expect, IN_SEASON, test } from './support/app';
import { signInByCookie } from './support/signInHelpers';
import { waitForReads } from './support/waitForReads';

test.use({ startsAt: IN_SEASON, contextOptions: { reducedMotion: 'reduce' } });

/** The words and numbers that are broken over two lines. A line may break after a hyphen or a slash, and before a '.' or '@'. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s/\-–—־.@]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    return found;
  });

const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

interface Size {
  width: number;
  media?: 'print';
  /** The size of text that the reader has set in the browser, in pixels. Default: 16. */
  text?: number;
  /** The text zoom of the browser, which media queries do not see. */
  zoom?: '200%';
}

const phones: Size[] = [318, 326, 334, 346, 354, 390].map((width) => ({ width }));
/** The width of a sheet of A4 without its margins. */
const paper: Size = { width: 680, media: 'print' };
const wide: Size[] = [640, 800, 1023, 1280].map((width) => ({ width }));
const largeText: Size[] = [
  { width: 360, text: 32 },
  { width: 390, text: 24 },
  { width: 390, text: 32 },
  { width: 1280, text: 32 },
  { width: 390, zoom: '200%' },
  { width: 1280, zoom: '200%' },
];

async function expectWholeWords(page: Page, address: string, sizes: Size[]) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForReads(page);
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const browser = await page.context().newCDPSession(page);
  for (const { width, text = 16, zoom = '', media = 'screen' } of sizes) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ media });
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), zoom);
    const size = `${address} at ${width} px with text of ${text} px ${zoom}`;
    expect(await brokenWords(page), size).toEqual([]);
    expect(await overhang(page), size).toBe(0);
  }
}

// 'demo' has signed up and 'gabbai' has not, so the line beside the count differs.
for (const account of ['demo', 'gabbai'] as const)
  test(`no word and no number is broken for ${account} (rule: whole-words)`, async ({ page, app }) => {
    await signInByCookie(page, app, account);
    for (const path of ['/', '/units-open'])
      await expectWholeWords(page, app.url + path, [...phones, ...wide, ...largeText, paper]);
  });

test('no word of the forms and policies is broken by large text (rule: whole-words)', async ({
  page,
  app,
}) => {
  await signInByCookie(page, app);
  for (const path of ['/winterize', '/dewinterize', '/account', '/policies', '/contact'])
    await expectWholeWords(page, app.url + path, largeText);
});

test('no word of a page for visitors is broken by large text (rule: whole-words)', async ({ page, app }) => {
  for (const path of ['/', '/about', '/contact', '/privacy-policy', '/login', '/forgot'])
    await expectWholeWords(page, app.url + path, largeText);
});
