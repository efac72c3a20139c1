import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/app';
import { humanPress } from './support/forms';
import { holdRequests, returnAfterOneMinute } from './support/pageActions';
import { saveData } from './support/saveData';
import { openAs, signInByCookie } from './support/signInHelpers';
import { twoFrames } from './support/waitForReads';

test.use({
  expectedConsole:
    /404 \(Not Found\)|503 \(Service Unavailable\)|ERR_INTERNET_DISCONNECTED|A chunk of the application could not be loaded/,
});

test.beforeEach(async ({ page }) => {
  await saveData(page);
});

/** Answers 404 for a chunk until `restore` is called, as if a deploy had replaced the version in use. */
async function removeChunk(page: Page, name: string): Promise<{ restore: () => void }> {
  let isGone = true;
  await page.route(`**/assets/${name}-*.js`, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  return {
    // The handler stays: `page.unroute` can make a navigation in flight hang.
    restore: () => {
      isGone = false;
    },
  };
}

test(
  'a member who opens a screen with a missing chunk gets the screen after one reload',
  { tag: '@daily' },
  async ({ page, app }) => {
    await openAs('demo', page, app, '/');
    const chunk = await removeChunk(page, 'PoliciesScreen');
    page.on('request', (request) => {
      if (request.isNavigationRequest()) chunk.restore();
    });
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Policies' }).click(humanPress);
    await reloaded;
    await expect(page.getByRole('heading', { name: 'Policies' })).toBeVisible();
  },
);

test('a member sees an error after one reload if the chunk is still missing', async ({ page, app }) => {
  await openAs('demo', page, app, '/');
  await removeChunk(page, 'PoliciesScreen');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('link', { name: 'Policies' }).click(humanPress);
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(loads).toBe(1);
});

test('a member keeps the typed number when the chunk of a dialog fails, and can reload when the chunk is missing', async ({
  page,
  app,
}) => {
  await openAs('demo', page, app, '/');
  const men = page.getByRole('spinbutton', { name: 'Number of men' }).first();
  await men.fill('7');
  const pattern = '**/assets/LaterShabbosDialog-*.js';
  let requests = 0;
  await page.route(pattern, (route) => {
    requests += 1;
    return route.fulfill({ status: 503, body: 'busy' });
  });
  const open = page.getByRole('button', { name: 'Sign up for later Shabbos' });
  // A press that is released elsewhere is not a click, so it loads nothing.
  await open.hover();
  await page.mouse.down();
  await page.evaluate(twoFrames);
  await page.mouse.move(5, 5);
  await page.mouse.up();
  expect(requests).toBe(0);
  await open.click(humanPress);
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await page.unroute(pattern);
  const chunk = await removeChunk(page, 'LaterShabbosDialog');
  await page.getByRole('button', { name: 'Try again' }).click(humanPress);
  const outdated = page.getByText('This page is out of date. Please reload it.');
  await expect(outdated).toContainText('What you have not sent yet will be lost.');
  await expect(men).toHaveValue('7');
  chunk.restore();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click(humanPress);
  await reloaded;
  await open.click(humanPress);
  await expect(page.getByRole('dialog', { name: 'Signing up for a later Shabbos?' })).toBeVisible();
});

test('a member with unsaved input signs in on another tab when the chunk of the sign-in dialog is missing', async ({
  page,
  app,
}) => {
  await openAs('demo', page, app, '/');
  const men = page.getByRole('spinbutton', { name: 'Number of men' }).first();
  await men.fill('7');
  await removeChunk(page, 'SignInAgainDialog');
  app.backend.endSessions();
  await page.getByRole('button', { name: 'Sign up', exact: true }).first().click(humanPress);
  const link = page.getByRole('alert').getByRole('link', { name: 'Login' });
  await expect(link).toHaveAttribute('href', '/login');
  await expect(link).toHaveAttribute('target', '_blank');
  await signInByCookie(page, app);
  await returnAfterOneMinute(page);
  await expect(link).toBeHidden();
  await expect(men).toHaveValue('7');
});

test('a page whose entry script is missing reloads once, then shows a message', async ({ page, app }) => {
  for (const path of ['/', '/units-open']) {
    const chunk = await removeChunk(page, 'index');
    let loads = 0;
    const count = (request: Request) => (loads += request.isNavigationRequest() ? 1 : 0);
    page.on('request', count);
    await page.goto(app.url + path);
    const message = page.getByRole('alert').getByText('Something went wrong. Please try again.');
    await expect(message).toBeVisible();
    expect(loads).toBe(2);
    // Only on a prerendered page does the header keep its spinner: elsewhere the message replaces the spinner of the page.
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(path === '/' ? 1 : 0);
    chunk.restore();
    await page.getByRole('button', { name: 'Try again' }).click(humanPress);
    await expect(message).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
    page.off('request', count);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('a page whose entry script is missing shows a message after 15 seconds without an answer', async ({
  page,
  app,
}) => {
  await removeChunk(page, 'index');
  // The script in the head requests the page with `fetch` before it reloads the page. That request is held.
  const release = await holdRequests(page, /\/$/, (request) => !request.isNavigationRequest());
  const asked = page.waitForRequest(
    (request) => request.url() === `${app.url}/` && request.resourceType() === 'fetch',
  );
  await page.goto(app.url);
  await asked;
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('alert').getByText('Something went wrong. Please try again.')).toBeVisible();
  release();
});

test("a page keeps what is typed when an extension's script cannot be loaded", async ({ page, app }) => {
  await openAs('demo', page, app, '/');
  const men = page.getByRole('spinbutton', { name: 'Number of men' }).first();
  await men.fill('7');
  const requests = await page.evaluate(() => {
    const send = window.fetch.bind(window);
    let count = 0;
    window.fetch = (...request) => {
      count += 1;
      return send(...request);
    };
    const script = document.createElement('script');
    document.head.append(script);
    // The test dispatches the error itself, because the page's policy would block a script that the test adds by its address.
    script.dispatchEvent(new Event('error'));
    window.fetch = send;
    return count;
  });
  expect(requests).toBe(0);
  await expect(men).toHaveValue('7');
});

test("a member without a network sees an error, and 'Try again' opens the screen once online", async ({
  page,
  app,
}) => {
  await openAs('demo', page, app, '/');
  const patterns = ['**/assets/PoliciesScreen-*.js', '**/policies'];
  for (const pattern of patterns) await page.route(pattern, (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: 'Policies' }).click(humanPress);
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Try again' }).click(humanPress);
  await failed;
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  for (const pattern of patterns) await page.unroute(pattern);
  await page.getByRole('button', { name: 'Try again' }).click(humanPress);
  await expect(page.getByRole('heading', { name: 'Policies' })).toBeVisible();
});
