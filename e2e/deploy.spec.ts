import type { Page } from '@playwright/test';
import { expect, test } from './support/app';

test.use({
  expectedConsole: /404 \(Not Found\)|ERR_INTERNET_DISCONNECTED|part of the application/,
});

/** As after a deploy: the files of the version that runs are gone, until it is loaded anew. */
async function loseChunk(page: Page, name: string): Promise<{ comeBack: () => Promise<void> }> {
  const pattern = `**/assets/${name}-*.js`;
  await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'gone' }));
  return { comeBack: () => page.unroute(pattern) };
}

test('a page whose chunk is gone is loaded anew, once, into the page asked for', async ({ page, app }) => {
  await app.signIn();
  const chunk = await loseChunk(page, 'PoliciesScreen');
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void chunk.comeBack();
  });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Policies' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'Policies' })).toBeVisible();
});

test('a version that stays incomplete says so, and does not reload for ever', async ({ page, app }) => {
  await app.signIn();
  await loseChunk(page, 'PoliciesScreen');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('link', { name: 'Policies' }).click();
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(loads).toBe(1);
});

test('a dialog whose chunk is gone costs nothing typed beside it', async ({ page, app }) => {
  await app.signIn();
  const men = page.getByRole('spinbutton', { name: 'Number of men' }).first();
  await men.fill('7');
  const chunk = await loseChunk(page, 'LaterShabbosDialog');
  await page.getByRole('button', { name: 'Sign up for later Shabbos' }).click();
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect(men).toHaveValue('7');
  await chunk.comeBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Signing up for a later Shabbos?' })).toBeVisible();
  await expect(men).toHaveValue('7');
});

test('without a network a page that has not been fetched yet says so, and comes when asked again', async ({
  page,
  app,
}) => {
  await app.signIn();
  const patterns = ['**/assets/PoliciesScreen-*.js', '**/policies'];
  for (const pattern of patterns) await page.route(pattern, (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: 'Policies' }).click();
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  for (const pattern of patterns) await page.unroute(pattern);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Policies' })).toBeVisible();
});
