import type { Page } from '@playwright/test';
import { expect, test } from './support/app';

test.use({
  expectedConsole:
    /404 \(Not Found\)|ERR_INTERNET_DISCONNECTED|A chunk of the application could not be loaded/,
});

/** Answers 404 for a chunk, as after a deploy that replaced the version in use. */
async function removeChunk(page: Page, name: string): Promise<{ restore: () => Promise<void> }> {
  const pattern = `**/assets/${name}-*.js`;
  await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'gone' }));
  return { restore: () => page.unroute(pattern) };
}

test('a member who opens a screen with a missing chunk gets the screen after one reload', async ({
  page,
  app,
}) => {
  await app.signIn();
  const chunk = await removeChunk(page, 'PoliciesScreen');
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void chunk.restore();
  });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Policies' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'Policies' })).toBeVisible();
});

test('a member sees an error after one reload if the chunk is still missing', async ({ page, app }) => {
  await app.signIn();
  await removeChunk(page, 'PoliciesScreen');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('link', { name: 'Policies' }).click();
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(loads).toBe(1);
});

test('a member keeps the typed number when the chunk of a dialog is missing', async ({ page, app }) => {
  await app.signIn();
  const men = page.getByRole('spinbutton', { name: 'Number of men' }).first();
  await men.fill('7');
  const chunk = await removeChunk(page, 'LaterShabbosDialog');
  await page.getByRole('button', { name: 'Sign up for later Shabbos' }).click();
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect(men).toHaveValue('7');
  await chunk.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Signing up for a later Shabbos?' })).toBeVisible();
  await expect(men).toHaveValue('7');
});

test('a member without a network sees an error and opens the screen by retrying once online', async ({
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
