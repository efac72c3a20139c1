import type { Page } from '@playwright/test';
import { expect, test } from './support/app';
import { holdRequests } from './support/pageActions';
import { openAs } from './support/signInHelpers';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, scenario: 'tishrei' });

    test('Back, a reload and a return from another document scroll to where the home was left, unless the user scrolls before', async ({
      app,
      page,
    }) => {
      await openAs('demo', page, app, '/');
      await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
      // The click happens before the scroll event of the next frame. Playwright's own click would scroll to the link first.
      await page.getByRole('link', { name: 'Privacy Policy' }).evaluate((link: HTMLElement) => {
        window.scrollTo(0, 900);
        link.click();
      });
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
      expect(await scrollTop(page)).toBe(0);
      await page.goBack();
      await expect.poll(() => scrollTop(page)).toBe(900);

      await page.reload();
      await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
      await expect.poll(() => scrollTop(page)).toBe(900);
      const release = await holdRequests(page, /\/api\/minyan/);
      await page.reload();
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
      await page.mouse.wheel(0, -2000);
      await expect.poll(() => scrollTop(page)).toBe(0);
      release();
      await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
      expect(await scrollTop(page)).toBe(0);

      await page.evaluate((address) => {
        window.scrollTo(0, 1400);
        window.location.href = address;
      }, `${app.url}/units-open`);
      await expect(page.getByRole('heading', { level: 1, name: 'Units open' })).toBeVisible();
      expect(await scrollTop(page)).toBe(0);
      await page.goBack();
      await expect.poll(() => scrollTop(page)).toBe(1400);
    });
  });

test("'Who is coming' scrolls to the table of its event", async ({ app, page }) => {
  await openAs('demo', page, app, '/');
  await page.getByRole('link', { name: 'Who is coming' }).first().click();
  const table = page.getByRole('table', { name: /^Upcoming Shabbos/ });
  await expect(table).toBeFocused();
  await expect(table.locator('caption')).toBeInViewport();
});
