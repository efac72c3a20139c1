import type { Page } from '@playwright/test';
import { expect, IN_SEASON, test } from './support/app';
import { fillIn, forms, humanPress, openForm, submit } from './support/forms';
import { waitForScreen } from './support/pageActions';
import { brokenWords, overhang } from './support/pageMeasures';
import { signInByCookie } from './support/signInHelpers';
import { waitForReads } from './support/waitForReads';

test.use({ scenario: 'duplicate-request', startsAt: IN_SEASON, contextOptions: { reducedMotion: 'reduce' } });

interface Size {
  width: number;
  height?: number;
  media?: 'print';
  /** The text size in the settings of the browser, in pixels. Default: 16. */
  text?: number;
  /** The text zoom of the browser, which media queries do not see. */
  zoom?: '200%';
}

const phones: Size[] = [318, 326, 334, 346, 354, 390].map((width) => ({ width }));
/** A little narrower than a sheet of A4 without its margins. */
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
const zoomed: Size[] = [320, 768, 1024].map((width) => ({ width, zoom: '200%' }));

async function expectWholeWords(page: Page, address: string, sizes: Size[]) {
  await page.goto(address);
  await waitForScreen(page);
  await waitForReads(page);
  await page.evaluate(() => document.fonts.ready);
  await expectWholeWordsNow(page, address, sizes);
}

async function expectWholeWordsNow(page: Page, where: string, sizes: Size[]) {
  const browser = await page.context().newCDPSession(page);
  for (const { width, height = 844, text = 16, zoom = '', media = 'screen' } of sizes) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ media });
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), zoom);
    const size = `${where} at ${width} px with text of ${text} px ${zoom}`;
    expect(await page.evaluate(brokenWords), size).toEqual([]);
    expect(await page.evaluate(overhang), size).toBe(0);
  }
}

// 'gabbai' has signed up for the upcoming Shabbos and 'demo' has not, so the home shows them different texts beside the count.
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
    await expectWholeWords(page, app.url + path, [...largeText, ...zoomed]);
});

test('no word of a page for visitors is broken by large text (rule: whole-words)', async ({ page, app }) => {
  for (const path of ['/', '/about', '/contact', '/privacy-policy', '/login', '/forgot'])
    await expectWholeWords(page, app.url + path, [...largeText, ...zoomed]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Toggle navigation' }).click(humanPress);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click(humanPress);
  await expectWholeWordsNow(page, 'the menu', [...largeText, ...zoomed]);
});

test("large text breaks no word of a dialog, and 'Cancel' can be reached in a low window (rule: whole-words)", async ({
  page,
  app,
}) => {
  await openForm(forms.bypassCode, page, app);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWholeWordsNow(page, 'the balance', [...largeText, ...zoomed]);
  await openForm(forms.laterSignUp, page, app);
  await page.getByLabel('Select a date').click(humanPress);
  await expect(page.getByRole('grid')).toBeVisible();
  await expectWholeWordsNow(page, 'the calendar', [...largeText, ...zoomed]);

  await openForm(forms.winterization, page, app);
  await fillIn(forms.winterization, page);
  await submit(forms.winterization, page);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeVisible();
  const low: Size[] = [
    { width: 320, height: 256 },
    { width: 740, height: 360, text: 32 },
  ];
  for (const size of low) {
    await expectWholeWordsNow(page, 'the duplicate', [size]);
    await page.keyboard.press('End');
    await expect(cancel).toBeInViewport({ ratio: 1 });
  }
});
