import type { Page } from '@playwright/test';
import type { CallName } from '../mocks/wire/calls';
import { expect, IN_SEASON, test, type App } from './support/app';
import { blockPopups } from './support/blockPopups';
import { holdRequests } from './support/holdRequests';
import { passOneMinute, returnAfterOneMinute } from './support/revalidation';
import { logIn, openAs } from './support/signInHelpers';

test.use({
  startsAt: IN_SEASON,
  expectedConsole: /^(Failed to load resource|The minyan records could not be loaded\.)/,
});

const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });
const loginScreen = (page: Page) =>
  page.getByRole('heading', { name: 'Login to Minyan tracker & winterization' });
const shabbos = (page: Page) => page.getByRole('group', { name: 'שבת פרשת לך־לך' });
const later = (page: Page) => page.getByRole('dialog', { name: 'Signing up for a later Shabbos?' });

interface MemberForm {
  name: string;
  path: string;
  call: CallName;
  balance?: number;
  fill: (page: Page) => Promise<void>;
  expectFilled: (page: Page) => Promise<void>;
  /** Expects the form as another member first sees it. */
  expectFresh: (page: Page) => Promise<void>;
  send: (page: Page) => Promise<void>;
  expectDone: (page: Page) => Promise<void>;
}

async function fillAccount(page: Page, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
}

async function expectValues(page: Page, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const showsText = (text: string) => (page: Page) =>
  expect(page.getByText(text, { exact: true })).toBeVisible();

async function fillRequest(page: Page) {
  await fillAccount(page, { 'Combination code': '4812', 'Special instructions': 'Mind the dog' });
  await page.getByLabel('Toilets').selectOption('3');
  await page.getByLabel('I accept the terms and conditions').check();
}

async function expectRequestFilled(page: Page) {
  await expectValues(page, {
    'Combination code': '4812',
    'Special instructions': 'Mind the dog',
    Toilets: '3',
  });
  await expect(page.getByLabel('I accept the terms and conditions')).toBeChecked();
}

async function expectRequestFresh(page: Page) {
  await expectValues(page, { 'Combination code': '', 'Special instructions': '', Toilets: '1' });
  await expect(page.getByLabel('I accept the terms and conditions')).not.toBeChecked();
}

const passwords = {
  'Old password': 'Shabbos1',
  'New password': 'Winter26x',
  'Retype new password': 'Winter26x',
};

const forms: readonly MemberForm[] = [
  {
    name: 'the sign-up for Shabbos',
    path: '/',
    call: 'addToMinyan',
    fill: async (page) => {
      await shabbos(page).getByRole('spinbutton').fill('7');
      await shabbos(page).getByLabel('Baal Korah').check();
      await shabbos(page).getByLabel('Part').selectOption("1-4 (Till Revi'i)");
    },
    expectFilled: async (page) => {
      await expect(shabbos(page).getByRole('spinbutton')).toHaveValue('7');
      await expect(shabbos(page).getByLabel('Part')).toHaveValue('1-4');
    },
    expectFresh: async (page) => {
      await expect(page.getByRole('heading', { name: 'Welcome Tuvia Unger' })).toBeVisible();
      await expect(shabbos(page).getByRole('spinbutton')).toHaveValue('1');
      await expect(shabbos(page).getByLabel('Baal Korah')).not.toBeChecked();
    },
    send: (page) => shabbos(page).getByRole('button', { name: 'Sign up' }).click(),
    expectDone: (page) => expect(shabbos(page).getByRole('button', { name: 'Edit' })).toBeVisible(),
  },
  {
    name: 'the sign-up for a later Shabbos',
    path: '/',
    call: 'addToMinyan',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Sign up for later Shabbos' }).click();
      await later(page).getByRole('combobox', { name: 'Select a date' }).click();
      await later(page).getByRole('button', { name: 'Saturday, October 31st, 2026' }).click();
      await later(page).getByRole('spinbutton').fill('5');
    },
    expectFilled: async (page) => {
      await expect(later(page).getByRole('combobox')).toHaveValue('Saturday Oct 31st, 2026');
      await expect(later(page).getByRole('spinbutton')).toHaveValue('5');
    },
    expectFresh: async (page) => {
      await expect(page.getByRole('heading', { name: 'Welcome Tuvia Unger' })).toBeVisible();
      await expect(later(page)).toBeHidden();
    },
    send: (page) => later(page).getByRole('button', { name: 'Sign up' }).click(),
    expectDone: (page) => expect(later(page).getByRole('button', { name: 'Edit' })).toBeVisible(),
  },
  {
    name: 'the winterization request',
    path: '/winterize',
    call: 'requestService',
    fill: fillRequest,
    expectFilled: expectRequestFilled,
    expectFresh: expectRequestFresh,
    send: press('Submit'),
    expectDone: (page) => expect(page.getByRole('button', { name: 'Submitted Successfully' })).toBeVisible(),
  },
  {
    name: 'the de-winterization request',
    path: '/dewinterize',
    call: 'requestService',
    fill: fillRequest,
    expectFilled: expectRequestFilled,
    expectFresh: expectRequestFresh,
    send: press('Submit'),
    expectDone: showsText('Thank you! Your request has been submitted.'),
  },
  {
    name: 'the personal info form',
    path: '/account',
    call: 'updateUser',
    fill: (page) => fillAccount(page, { 'First name': 'Chaim', Phone: '845-555-0177' }),
    expectFilled: (page) => expectValues(page, { 'First name': 'Chaim', Phone: '845-555-0177' }),
    expectFresh: (page) => expectValues(page, { 'First name': 'Tuvia', 'Last name': 'Unger' }),
    send: press('Update'),
    expectDone: showsText('Your account info has been updated'),
  },
  {
    name: 'the password form',
    path: '/account',
    call: 'updatePassword',
    fill: (page) => fillAccount(page, passwords),
    expectFilled: (page) => expectValues(page, passwords),
    expectFresh: (page) => expectValues(page, { 'Old password': '', 'New password': '' }),
    send: press('Update password'),
    expectDone: showsText('Your password has been updated'),
  },
  {
    name: 'the notification form',
    path: '/account',
    call: 'updateNotification',
    fill: async (page) => {
      await page.getByLabel('Notification frequency').selectOption('Once there is minyan');
    },
    expectFilled: (page) => expectValues(page, { 'Notification frequency': 'M' }),
    expectFresh: showsText('Notifications disabled'),
    send: press('Save'),
    expectDone: showsText('Your notification settings have been updated'),
  },
  {
    name: 'the bypass code form',
    path: '/winterize',
    call: 'verifyBypassCode',
    balance: 1234.5,
    fill: (page) => fillAccount(page, { 'Or enter your bypass code': 'PAID2026' }),
    expectFilled: (page) => expectValues(page, { 'Or enter your bypass code': 'PAID2026' }),
    expectFresh: expectRequestFresh,
    send: press('Verify code'),
    expectDone: (page) => expect(page.getByRole('dialog', { name: 'Outstanding Balance' })).toBeHidden(),
  },
];

async function openAndFill(form: MemberForm, page: Page, app: App) {
  await blockPopups(page);
  const { balance = 0 } = form;
  app.backend.db.members.update(({ username }) => username === 'demo', { balance });
  await openAs('demo', page, app, form.path);
  await form.fill(page);
  app.backend.endSessions();
  await form.send(page);
  await expect(signInDialog(page)).toBeVisible();
}

for (const form of forms) {
  test(`${form.name} keeps what was typed when the same member signs in again`, async ({ page, app }) => {
    await openAndFill(form, page, app);
    await logIn(signInDialog(page), 'demo', 'wrong');
    await expect(signInDialog(page).getByText('The email address or password is incorrect.')).toBeVisible();
    await logIn(signInDialog(page), 'demo');
    await expect(signInDialog(page)).toBeHidden();
    await form.expectFilled(page);
    await form.send(page);
    await form.expectDone(page);
    expect(app.calls(form.call).map(({ status }) => status)).toEqual([401, 200]);
  });

  test(`${form.name} is fresh when another member signs in`, async ({ page, app }) => {
    await openAndFill(form, page, app);
    await logIn(signInDialog(page), 'cottage');
    await expect(signInDialog(page)).toBeHidden();
    await form.expectFresh(page);
    await expect(page.getByText('Yaakov')).toHaveCount(0);
    await expect(page.getByText('Pine Hollow')).toHaveCount(0);
    expect(app.calls(form.call)).toHaveLength(1);
  });
}

test('a member with unsaved input is asked to sign in again within a minute when reads of the member are redirected', async ({
  page,
  app,
}) => {
  await openAs('demo', page, app, '/');
  await shabbos(page).getByRole('spinbutton').fill('7');
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
  await expect(shabbos(page).getByRole('spinbutton')).toHaveValue('7');
  // Everything that the page shows is read again at once (rule: sign-in-again).
  await expect.poll(() => app.calls('getMinyan').length).toBe(reads + 1);
  expect(app.calls('addToMinyan')).toEqual([]);
});

async function openAccountFromPolicies(page: Page, app: App): Promise<void> {
  await openAs('demo', page, app, '/policies');
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Yaakov Rosenberg' })).toBeVisible();
}

test('a member without unsaved input sees the login screen when the session ends, then the same page', async ({
  page,
  app,
}) => {
  await openAccountFromPolicies(page, app);
  app.backend.endSessions();
  await returnAfterOneMinute(page);
  await expect(loginScreen(page)).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/account`);
  await expect(page.getByText('Yaakov')).toHaveCount(0);
  await logIn(page.getByRole('main'), 'gabbai');
  await expect(page.getByRole('heading', { name: 'Zalman Weiss' })).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/account`);
});

test('Back leaves the page when the sign-in dialog is open (rule: back-closes-a-dialog)', async ({
  page,
  app,
}) => {
  await openAccountFromPolicies(page, app);
  await fillAccount(page, { 'First name': 'Chaim' });
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
  await expect(shabbos(page)).toBeVisible();
  // The open dialog has an entry in the history, which the login screen replaces (rule: session-end).
  await page.getByRole('button', { name: 'Sign up for later Shabbos' }).click();
  await expect(later(page)).toBeVisible();
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
  expect(await page.evaluate(() => window.history.state.dialogs)).toBeUndefined();
  const headings = await page.evaluate(() => Object.keys(sessionStorage));
  expect(headings).toContain('Login to Minyan tracker & winterization');
  expect(headings).not.toContain('Experience superior property care');
});

test('a member whose form was sent sees the login screen when the session ends', async ({ page, app }) => {
  await openAs('demo', page, app, '/account');
  await fillAccount(page, { 'First name': 'Chaim' });
  await press('Update')(page);
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
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
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
  await fillRequest(other);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();

  await returnAfterOneMinute(other);
  await expect(signInDialog(other)).toBeVisible();
  // After the member signs in again in the first tab, the dialog in the second tab closes.
  await page.goto(`${app.url}/login`);
  await logIn(page.getByRole('main'), 'demo');
  await expect(page.getByRole('heading', { name: 'Welcome Yaakov Rosenberg' })).toBeVisible();
  await returnAfterOneMinute(other);
  await expect(signInDialog(other)).toBeHidden();
  await expectRequestFilled(other);
  await press('Submit')(other);
  await expect(other.getByText('Thank you! Your request has been submitted.')).toBeVisible();
  expect(app.calls('requestService')).toHaveLength(1);
});

test('a form in another tab is fresh when another member signs in', async ({ page, app, context }) => {
  await openAs('demo', page, app, '/policies');
  const other = await context.newPage();
  await other.goto(`${app.url}/dewinterize`);
  await fillRequest(other);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await page.goto(`${app.url}/login`);
  await logIn(page.getByRole('main'), 'cottage');
  await expect(page.getByRole('heading', { name: 'Welcome Tuvia Unger' })).toBeVisible();

  await returnAfterOneMinute(other);
  await expectRequestFresh(other);
  await fillRequest(other);
  await press('Submit')(other);
  await expect(other.getByText('Thank you! Your request has been submitted.')).toBeVisible();
  expect(app.calls('requestService').map(({ body }) => body)).toMatchObject([
    { colonyName: 'Hidden Spruce Cottages' },
  ]);
});

test('a visitor who goes back after the log-out sees nothing of the member', async ({ page, app }) => {
  await openAs('demo', page, app, '/account');
  await page.getByRole('banner').getByRole('link', { name: 'Policies' }).click();
  await expect(page.getByRole('heading', { name: 'Policies' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Experience superior property care' })).toBeVisible();
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack();
    await expect(loginScreen(page)).toBeVisible();
    await expect(page.getByText('Yaakov')).toHaveCount(0);
  }
});
