import type { Page } from '@playwright/test';
import { expect, IN_SEASON, test } from './support/app';
import {
  expectValues,
  fillIn,
  type Form,
  forms,
  humanPress,
  openForm,
  openLaterDialog,
  signUpCard,
  submit,
} from './support/forms';
import { holdRequests, passOneMinute } from './support/pageActions';
import { logIn, openAs } from './support/signInHelpers';

test.use({
  startsAt: IN_SEASON,
  expectedConsole: /^(Failed to load resource|The minyan records could not be loaded\.)/,
});

const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });
const loginScreen = (page: Page) =>
  page.getByRole('heading', { name: 'Login to Minyan tracker & winterization' });
const inBanner = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

for (const form of [forms.accountInfo, forms.laterSignUp] satisfies Form[])
  test(
    `${form.name} is sent as typed after the member has signed in again in the dialog over the form`,
    { tag: form === forms.accountInfo ? '@daily' : [] },
    async ({ page, app }) => {
      await openForm(form, page, app);
      await fillIn(form, page);
      app.backend.endSessions();
      await submit(form, page);
      await expect(signInDialog(page)).toBeVisible();
      await logIn(signInDialog(page), 'demo');
      await expect(signInDialog(page)).toBeHidden();
      await expectValues(form, page);
      await submit(form, page);
      await expect(form.done(page)).toBeVisible();
      expect(app.calls(form.call).map(({ status }) => status)).toEqual([401, 200]);
    },
  );

test('a member with unsaved input is asked to sign in again within a minute when reads of the member are redirected', async ({
  page,
  app,
}) => {
  await openAs('demo', page, app, '/');
  await fillIn(forms.signUp, page, { 'Number of men': '7' });
  // The redirect leads to another origin, so following it would fail like a dropped connection. Reads of the records do not fail, so
  // that no retry reads them after the login.
  await page.route(/\/api\/user\?/, (route) =>
    route.fulfill({ status: 302, headers: { location: 'https://sign-in.example.com/' } }),
  );
  await passOneMinute(page);
  await expect(signInDialog(page)).toBeVisible();
  await logIn(signInDialog(page), 'demo');
  await expect(
    signInDialog(page).getByText(/^You could not be signed in\..* cookies are allowed/),
  ).toBeVisible();
  await page.unroute(/\/api\/user\?/);
  const reads = app.calls('getMinyan').length;
  await logIn(signInDialog(page), 'demo');
  await expect(signInDialog(page)).toBeHidden();
  await expectValues(forms.signUp, page, { 'Number of men': '7' });
  // Everything that the page shows is read again at once (rule: sign-in-again).
  await expect.poll(() => app.calls('getMinyan').length).toBe(reads + 1);
  expect(app.calls('addToMinyan')).toEqual([]);
});

test('a member whose session ends on the home sees the login screen next, however slowly its code loads', async ({
  page,
  app,
}) => {
  await openAs('demo', page, app, '/');
  await expect(signUpCard(page)).toBeVisible();
  // The open dialog has an entry in the history, which the login screen replaces (rule: session-end).
  await openLaterDialog(page);
  const releaseLoginScreen = await holdRequests(page, /LoginScreen/);
  // The session storage collects each heading that the page shows, as a key.
  await page.evaluate(() => {
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) sessionStorage.setItem(textContent, '');
    }).observe(document, { childList: true, subtree: true });
  });
  app.backend.endSessions();
  await passOneMinute(page);
  await expect(inBanner(page, 'Login')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible();
  releaseLoginScreen();
  await expect(loginScreen(page)).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/login`);
  expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('later-shabbos');
  const headings = await page.evaluate(() => Object.keys(sessionStorage));
  expect(headings).toContain('Login to Minyan tracker & winterization');
  expect(headings).not.toContain('Experience superior property care');
});

test('a page follows at once when, in another window, a member logs out and another member logs in', async ({
  page,
  app,
}) => {
  await openAs('demo', page, app, '/account');
  const other = await page.context().newPage();
  await other.goto(`${app.url}/policies`);
  await inBanner(other, 'Logout').click(humanPress);
  await expect(loginScreen(page)).toBeVisible();
  await expect(page.getByText('Yaakov')).toHaveCount(0);
  await other.goto(`${app.url}/account`);
  await logIn(other.getByRole('main'), 'gabbai');
  await expect(page.getByRole('heading', { name: 'Zalman Weiss' })).toBeVisible();
});

test('a form submitted while another window logs out waits for the read of the member, and is not sent', async ({
  page,
  app,
}) => {
  await openAs('demo', page, app, '/account');
  const releaseReads = await holdRequests(page, /\/api\/user\?/);
  const other = await page.context().newPage();
  await other.goto(`${app.url}/policies`);
  const releaseLogout = await holdRequests(other, /\/logout/);
  await inBanner(other, 'Logout').click(humanPress);
  await expect(inBanner(other, 'Logout')).toBeDisabled();
  await fillIn(forms.accountInfo, page);
  await submit(forms.accountInfo, page);
  releaseLogout();
  await expect(inBanner(other, 'Login')).toBeVisible();
  releaseReads();
  await expect(signInDialog(page)).toBeVisible();
  await expectValues(forms.accountInfo, page);
  expect(app.calls('updateUser')).toEqual([]);
});

test('a visitor who goes back after the log-out sees nothing of the member', async ({ page, app }) => {
  await openAs('demo', page, app, '/account');
  await page.getByRole('banner').getByRole('link', { name: 'Policies' }).click(humanPress);
  await expect(page.getByRole('heading', { name: 'Policies' })).toBeVisible();
  await inBanner(page, 'Logout').click(humanPress);
  await expect(page.getByRole('heading', { name: 'Experience superior property care' })).toBeVisible();
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack();
    await expect(loginScreen(page)).toBeVisible();
    await expect(page.getByText('Yaakov')).toHaveCount(0);
  }
});
