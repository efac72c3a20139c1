import { expect, test } from './support/app';

/** Makes this browser look like one of 2021, which has no `AbortSignal.prototype.throwIfAborted` (rule: outdated-browser). */
const makeOutdated = () => Reflect.deleteProperty(AbortSignal.prototype, 'throwIfAborted');

test('a visitor with an outdated browser can read the public pages, and every page asks for an update', async ({
  page,
  app,
}) => {
  await page.addInitScript(makeOutdated);
  // In a browser that was signed in, a page hides its prerendered content until the app has started. Here the app cannot start.
  await page.addInitScript(() => localStorage.setItem('was-signed-in', ''));
  const sentence = page.getByText('Please update your browser to use this site.', { exact: true });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(app.url);
  await expect(sentence).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Experience superior property care' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(`${app.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sentence).toBeVisible();
  for (const path of ['/login', '/account', '/forgot']) {
    await page.goto(app.url + path);
    await expect(sentence).toBeVisible();
    await expect(page.locator('form:visible, [role="status"]:visible')).toHaveCount(0);
  }
  expect(app.backend.log).toEqual([]);
});
