import type { Page } from '@playwright/test';
import { type App, expect, IN_SEASON, test } from './support/app';
import {
  expectValues,
  fillIn,
  type Form,
  type FormName,
  forms,
  held,
  laterDialog,
  openForm,
  openLaterDialog,
  signUpCard,
  submit,
  type Values,
} from './support/forms';
import { blockPopups, holdRequests, passOneMinute, returnAfterOneMinute } from './support/pageActions';
import { logIn, openAs } from './support/signInHelpers';

test.use({
  startsAt: IN_SEASON,
  expectedConsole: /^(Failed to load resource|The minyan records could not be loaded\.)/,
});

const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });
const loginScreen = (page: Page) =>
  page.getByRole('heading', { name: 'Login to Minyan tracker & winterization' });

const freshRequest: Values = {
  'Combination code': '',
  'Special instructions': '',
  Toilets: { option: '1' },
  'I accept the terms and conditions': false,
};

/** The compiler refuses a form of members that has no entry in `expectFresh`. */
type MemberFormName = {
  [Name in FormName]: (typeof forms)[Name]['member'] extends null ? never : Name;
}[FormName];

const isCottage = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Welcome Tuvia Unger' })).toBeVisible();

/** Expects the page as the member 'cottage' sees it at first, who has no balance. */
const expectFresh: Record<MemberFormName, (page: Page) => Promise<void>> = {
  signUp: async (page) => {
    await isCottage(page);
    await expectValues(forms.signUp, page, { 'Number of men': '1', 'Baal Korah': false });
  },
  laterSignUp: async (page) => {
    await isCottage(page);
    await expect(laterDialog(page)).toBeHidden();
  },
  winterization: (page) => expectValues(forms.winterization, page, freshRequest),
  dewinterization: (page) => expectValues(forms.dewinterization, page, freshRequest),
  accountInfo: (page) =>
    expectValues(forms.accountInfo, page, { 'First name': 'Tuvia', 'Last name': 'Unger' }),
  password: (page) => expectValues(forms.password, page, { 'Old password': '', 'New password': '' }),
  notifications: (page) => expect(page.getByText('Notifications disabled')).toBeVisible(),
  bypassCode: (page) => expectValues(forms.winterization, page, freshRequest),
};

/** The member fills in the form, but their session has ended when they send it. */
async function sendWithoutSession(form: Form, page: Page, app: App) {
  await openForm(form, page, app);
  await fillIn(form, page);
  app.backend.endSessions();
  await submit(form, page);
  await expect(signInDialog(page)).toBeVisible();
}

for (const [name, expectFreshForm] of Object.entries(expectFresh)) {
  const form = new Map(Object.entries<Form>(forms)).get(name);
  if (!form?.member) throw new Error(`${name} is no form of a member.`);
  const username = form.member;

  test(
    `${form.name}: what was typed is kept for the same member, and gone for another who signs in`,
    name === 'accountInfo' ? { tag: '@daily' } : {},
    async ({ page, app }) => {
      await blockPopups(page);
      const tables = app.backend.db.snapshot();
      const { firstName, colonyId } = tables.members.find((one) => one.username === username) ?? {};
      const colony = tables.colonies.find(({ id }) => id === colonyId);

      await test.step('the same member signs in again', async () => {
        await sendWithoutSession(form, page, app);
        await logIn(signInDialog(page), username, 'wrong');
        await expect(
          signInDialog(page).getByText('The email address or password is incorrect.'),
        ).toBeVisible();
        await logIn(signInDialog(page), username);
        await expect(signInDialog(page)).toBeHidden();
        await expectValues(form, page);
        await submit(form, page);
        await expect(form.done(page)).toBeVisible();
        expect(app.calls(form.call).map(({ status }) => status)).toEqual([401, 200]);
      });

      await test.step('another member signs in', async () => {
        app.backend.restore(tables);
        app.backend.log.length = 0;
        await sendWithoutSession(form, page, app);
        await logIn(signInDialog(page), 'cottage');
        await expect(signInDialog(page)).toBeHidden();
        await expectFreshForm(page);
        for (const text of [firstName ?? '', colony?.name ?? ''])
          await expect(page.getByText(text), `'${text}'`).toHaveCount(0);
        expect(app.calls(form.call)).toHaveLength(1);
      });
    },
  );
}

test('a member with unsaved input is asked to sign in again within a minute when reads of the member are redirected', async ({
  page,
  app,
}) => {
  await openAs('demo', page, app, '/');
  await fillIn(forms.signUp, page, { 'Number of men': '7' });
  // To another origin, so that following it would fail like a dropped connection. The records can be read all the time, so that
  // no retry reads them after the login.
  await page.route(/\/api\/user\?/, (route) =>
    route.fulfill({ status: 302, headers: { location: 'https://sign-in.example.com/' } }),
  );
  await passOneMinute(page);
  await expect(signInDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signInDialog(page).getByLabel('Email address')).toBeVisible();
  await logIn(signInDialog(page), 'demo');
  await expect(
    signInDialog(page).getByText(
      'You could not be signed in. Check your email address and password, and that cookies are allowed for this site.',
    ),
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

async function openAccountFromPolicies(page: Page, app: App): Promise<void> {
  await openAs('demo', page, app, '/policies');
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click(held);
  await expect(page.getByRole('heading', { name: 'Yaakov Rosenberg' })).toBeVisible();
}

test(
  'a member without unsaved input sees the login screen when the session ends, then the same page',
  { tag: '@daily' },
  async ({ page, app }) => {
    await openAccountFromPolicies(page, app);
    app.backend.endSessions();
    await returnAfterOneMinute(page);
    await expect(loginScreen(page)).toBeVisible();
    await expect(page).toHaveURL(`${app.url}/account`);
    await expect(page.getByText('Yaakov')).toHaveCount(0);
    await logIn(page.getByRole('main'), 'gabbai');
    await expect(page.getByRole('heading', { name: 'Zalman Weiss' })).toBeVisible();
    await expect(page).toHaveURL(`${app.url}/account`);
  },
);

test('Back leaves the page when the sign-in dialog is open (rule: back-closes-a-dialog)', async ({
  page,
  app,
}) => {
  await openAccountFromPolicies(page, app);
  await fillIn(forms.accountInfo, page);
  app.backend.endSessions();
  await returnAfterOneMinute(page);
  await expect(signInDialog(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/policies`);
  await expect(loginScreen(page)).toBeVisible();
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
  await page.evaluate(() => {
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) sessionStorage.setItem(textContent, '');
    }).observe(document, { childList: true, subtree: true });
  });
  app.backend.endSessions();
  await passOneMinute(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible();
  releaseLoginScreen();
  await expect(loginScreen(page)).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/login`);
  expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('later-shabbos');
  const headings = await page.evaluate(() => Object.keys(sessionStorage));
  expect(headings).toContain('Login to Minyan tracker & winterization');
  expect(headings).not.toContain('Experience superior property care');
});

test('a member whose form was sent sees the login screen when the session ends', async ({ page, app }) => {
  await openAs('demo', page, app, '/account');
  await fillIn(forms.accountInfo, page);
  await submit(forms.accountInfo, page);
  await expect(page.getByRole('heading', { name: 'Chaim Rosenberg' })).toBeVisible();
  app.backend.endSessions();
  await returnAfterOneMinute(page);
  await expect(loginScreen(page)).toBeVisible();
});

test('a member who logs out in one tab is logged out in the other', async ({ page, app, context }) => {
  await openAs('demo', page, app, '/policies');
  const other = await context.newPage();
  await other.goto(`${app.url}/`);
  await expect(other.getByRole('heading', { name: 'Welcome Yaakov Rosenberg' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click(held);
  await expect(page.getByRole('heading', { name: 'Experience superior property care' })).toBeVisible();

  await returnAfterOneMinute(other);
  await expect(loginScreen(other)).toBeVisible();
  await expect(other.getByText('Yaakov')).toHaveCount(0);
});

test('a form in another tab keeps what was typed until the member signs in again', async ({
  page,
  app,
  context,
}) => {
  await openAs('demo', page, app, '/policies');
  const other = await context.newPage();
  await other.goto(`${app.url}/dewinterize`);
  await fillIn(forms.dewinterization, other);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click(held);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();

  await returnAfterOneMinute(other);
  await expect(signInDialog(other)).toBeVisible();
  // After the member signs in again in the first tab, the dialog in the second tab closes.
  await page.goto(`${app.url}/login`);
  await logIn(page.getByRole('main'), 'demo');
  await expect(page.getByRole('heading', { name: 'Welcome Yaakov Rosenberg' })).toBeVisible();
  await returnAfterOneMinute(other);
  await expect(signInDialog(other)).toBeHidden();
  await expectValues(forms.dewinterization, other);
  await submit(forms.dewinterization, other);
  await expect(forms.dewinterization.done(other)).toBeVisible();
  expect(app.calls('requestService')).toHaveLength(1);
});

test('a form in another tab is fresh when another member signs in', async ({ page, app, context }) => {
  await openAs('demo', page, app, '/policies');
  const other = await context.newPage();
  await other.goto(`${app.url}/dewinterize`);
  await fillIn(forms.dewinterization, other);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click(held);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await page.goto(`${app.url}/login`);
  await logIn(page.getByRole('main'), 'cottage');
  await expect(page.getByRole('heading', { name: 'Welcome Tuvia Unger' })).toBeVisible();

  await returnAfterOneMinute(other);
  await expectValues(forms.dewinterization, other, freshRequest);
  await fillIn(forms.dewinterization, other);
  await submit(forms.dewinterization, other);
  await expect(forms.dewinterization.done(other)).toBeVisible();
  expect(app.calls('requestService').map(({ body }) => body)).toMatchObject([
    { colonyName: 'Hidden Spruce Cottages' },
  ]);
});

/** Logs in on another page of the same browser, as another member. */
async function logInOnAnotherPage(page: Page, app: App, username: string) {
  const other = await page.context().newPage();
  await other.goto(`${app.url}/policies`);
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click(held);
  await expect(other.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await other.goto(`${app.url}/account`);
  await logIn(other.getByRole('main'), username);
  return other;
}

test('the account page becomes that of the member who logs in in another window', async ({ page, app }) => {
  await openAs('demo', page, app, '/account');
  const other = await logInOnAnotherPage(page, app, 'gabbai');
  await expect(other.getByRole('heading', { name: 'Zalman Weiss' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Zalman Weiss' })).toBeVisible();
  await expect(page.getByText('Yaakov')).toHaveCount(0);
});

test('a write that is pressed while another member logs in in another window is not sent', async ({
  page,
  app,
}) => {
  await openAs('demo', page, app, '/account');
  const releaseReads = await holdRequests(page, /\/api\/user\?/);
  const other = await logInOnAnotherPage(page, app, 'gabbai');
  await expect(other.getByRole('heading', { name: 'Zalman Weiss' })).toBeVisible();
  await page.getByRole('button', { name: 'Disable' }).click(held);
  releaseReads();
  await expect(page.getByRole('heading', { name: 'Zalman Weiss' })).toBeVisible();
  await expect(page.getByText('Your notification settings have been updated')).toHaveCount(0);
  expect(app.calls('updateNotification')).toEqual([]);
});

test('a write that is pressed while another window logs out waits for the read of the member, and is not sent', async ({
  page,
  app,
}) => {
  await openAs('demo', page, app, '/account');
  const releaseReads = await holdRequests(page, /\/api\/user\?/);
  const other = await page.context().newPage();
  await other.goto(`${app.url}/policies`);
  const releaseLogout = await holdRequests(other, /\/logout/);
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click(held);
  await expect(other.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeDisabled();
  await fillIn(forms.accountInfo, page);
  await submit(forms.accountInfo, page);
  releaseLogout();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  releaseReads();
  await expect(signInDialog(page)).toBeVisible();
  await expectValues(forms.accountInfo, page);
  expect(app.calls('updateUser')).toEqual([]);
});

test('a visitor who goes back after the log-out sees nothing of the member', async ({ page, app }) => {
  await openAs('demo', page, app, '/account');
  await page.getByRole('banner').getByRole('link', { name: 'Policies' }).click(held);
  await expect(page.getByRole('heading', { name: 'Policies' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click(held);
  await expect(page.getByRole('heading', { name: 'Experience superior property care' })).toBeVisible();
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack();
    await expect(loginScreen(page)).toBeVisible();
    await expect(page.getByText('Yaakov')).toHaveCount(0);
  }
});
