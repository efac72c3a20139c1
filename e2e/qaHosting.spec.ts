import { expect, test } from './support/qaApp';

test.describe('under a path', () => {
  test.use({ base: '/previews/42/' });

  test('a member signs in, opens screens, reloads and logs out', async ({ page, qa, base }) => {
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(response.url());
    });
    await qa.open('');
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', `${base}manifest.webmanifest`);
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Minyan Tracker & Winterization' }).click();
    await expect(page).toHaveURL(`${qa.url}login`);
    await page.reload();
    await page.getByLabel('Email address').fill('demo');
    await page.getByLabel('Password', { exact: true }).fill('Shabbos1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Welcome Yaakov Rosenberg' })).toBeVisible();
    await expect(page).toHaveURL(qa.url);
    await page.getByRole('link', { name: 'Units open' }).click();
    await expect(page).toHaveURL(`${qa.url}units-open`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Units open' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(page).toHaveURL(qa.url);
    await expect(page.getByRole('heading', { name: 'Experience superior property care' })).toBeVisible();
    expect(missing).toEqual([]);
  });

  test("a QA link opens a path with a token or a trailing slash; an unknown path and the build's folder without its slash open the home", async ({
    page,
    qa,
  }) => {
    await qa.open('?scenario=typical&as=nobody', 'reset/reset-valid');
    await expect(page.getByLabel('New password')).toBeVisible();
    await qa.open('?scenario=typical&as=nobody', `join/${encodeURIComponent('join/+%?#ü')}`);
    await expect(page.getByLabel('Username')).toHaveValue('newman');
    await qa.open('?scenario=signed-out', 'about/');
    await expect(page).toHaveTitle('About | Dependable');
    await qa.open('?scenario=typical', 'no/such/page');
    await expect(page.getByRole('heading', { name: 'Welcome Yaakov Rosenberg' })).toBeVisible();
    await expect(page).toHaveURL(qa.url);
    await page.goto(`${qa.url.slice(0, -1)}?scenario=typical`);
    await expect(page.getByRole('heading', { name: 'Welcome Yaakov Rosenberg' })).toBeVisible();
  });
});

test('a QA link keeps foreign parameters, and its page has one title', async ({ page, qa }) => {
  await qa.open('?scenario=signed-out&utm=1', 'about');
  await expect(page).toHaveTitle('About | Dependable');
  await expect(page.locator('head title')).toHaveCount(1);
  await expect(page).toHaveURL(`${qa.url}about?utm=1`);
});

test("the host receives no call after a 'beforeunload' of a page that stays", async ({ page, qa }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) sent.push(request.url());
  });
  await qa.open('?scenario=typical&now=2026-08-11T10:00', 'winterize');
  await page.getByLabel('Combination code').fill('1234');
  await page.getByLabel('I accept the terms and conditions').check();
  // A press on a mail or phone link dispatches this event too, and so does a question that is answered with 'Stay'.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Submitted Successfully')).toBeVisible();
  expect(sent).toEqual([]);
});

test('the page explains that it cannot run over http on another host', async ({ page, qa }) => {
  await page.route('http://qa.lan/**', async (route) => {
    const address = new URL(route.request().url());
    await route.fulfill({ response: await page.request.get(qa.url.slice(0, -1) + address.pathname) });
  });
  await page.goto('http://qa.lan/?scenario=typical');
  await expect(page.getByRole('heading', { name: 'This QA build cannot run here' })).toBeVisible();
  await expect(page.getByText('only over https or at http://localhost')).toBeVisible();
  await expect(page.getByText('This page was opened at http://qa.lan.')).toBeVisible();
});

test('the page explains that the emulated backend could not start', async ({ page, qa }) => {
  await page.addInitScript(() => {
    LockManager.prototype.request = () => {
      throw new DOMException('Not here.', 'SecurityError');
    };
  });
  await qa.open('?tabs=shared');
  await expect(page.getByRole('heading', { name: 'This QA build cannot run here' })).toBeVisible();
  await expect(page.getByText('Not here.')).toBeVisible();
});
