import type { Locator, Page } from '@playwright/test';
import type { CallName } from '../mocks/wire/calls';
import { expect, IN_SEASON, test, type App } from './support/app';
import { blockPopups } from './support/blockPopups';
import { holdRequests } from './support/holdRequests';
import { navigateTo } from './support/navigateTo';
import { isOwnSignUp } from './support/ownSignUp';
import { openAs } from './support/signInHelpers';

test.use({
  startsAt: IN_SEASON,
});

test.beforeEach(async ({ page }) => {
  await blockPopups(page);
});

/** Holds every call that changes something until the returned function is called. */
const holdWrites = (page: Page) =>
  holdRequests(
    page,
    /\/(?:api\/|log(?:in|out)$)/,
    (request) => request.method() !== 'GET' || request.url().endsWith('/logout'),
  );

const signUp = (page: Page) => page.getByRole('group', { name: 'שבת פרשת לך־לך' });
const main = (page: Page) => page.getByRole('main');
const mainButton = (name: string) => (page: Page) => main(page).getByRole('button', { name, exact: true });
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });
const text = (words: string) => (page: Page) => page.getByText(words, { exact: true });
const inSignUp = (name: string) => (page: Page) => signUp(page).getByRole('button', { name, exact: true });

interface Task {
  name: string;
  call: CallName;
  /** The username, or null for a visitor. */
  member: string | null;
  path: string;
  fill?: (page: Page) => Promise<void>;
  /** The button that sends the call. */
  button: (page: Page) => Locator;
  /** An element that shows only when the task is done. */
  done: (page: Page) => Locator;
  /** The number of records of the kind that the task adds. */
  records?: (app: App) => number;
  /** How many records the task adds: one, unless it changes or removes one. */
  added?: number;
}

const fillLabels =
  (texts: Record<string, string>) =>
  async (page: Page): Promise<void> => {
    for (const [label, words] of Object.entries(texts))
      await page.getByLabel(label, { exact: true }).fill(words);
  };

async function fillRequest(page: Page) {
  await page.getByLabel('Combination code').fill('4812');
  await page.getByLabel('I accept the terms and conditions').check();
}

const requests = ({ backend }: App) => backend.db.serviceRequests.where(() => true).length;
const signUps = ({ backend }: App) => backend.db.signUps.where(isOwnSignUp).length;

/** In the order in which a member does them on one page: a sign-up is saved before it is changed and removed. */
const tasks: readonly Task[] = [
  {
    name: 'logging in',
    call: 'login',
    member: null,
    path: '/login',
    fill: fillLabels({ 'Email address': 'demo', Password: 'Shabbos1' }),
    button: mainButton('Login'),
    done: heading('Welcome Yaakov Rosenberg'),
    records: ({ backend }) => backend.db.sessions.where(() => true).length,
  },
  {
    name: 'asking for a password link',
    call: 'forgot',
    member: null,
    path: '/forgot',
    fill: fillLabels({ 'Email address': 'demo@example.com' }),
    button: mainButton('Send email'),
    done: text('Check your email for a link to set your password.'),
    records: ({ backend }) => backend.db.mails.where(() => true).length,
  },
  {
    name: 'setting a new password',
    call: 'setNewPass',
    member: null,
    path: '/reset/reset-valid',
    fill: fillLabels({ 'New password': 'Winter26x', 'Retype password': 'Winter26x' }),
    button: mainButton('Set password'),
    done: heading('Welcome Yaakov Rosenberg'),
    records: ({ backend }) => backend.db.sessions.where(() => true).length,
  },
  {
    name: 'accepting an invitation',
    call: 'acceptInvitation',
    member: null,
    path: '/join/join-valid',
    fill: fillLabels({ Password: 'Winter26x', 'Retype password': 'Winter26x' }),
    button: mainButton('Create account'),
    done: heading('Welcome Shmuel Newman'),
    records: ({ backend }) => backend.db.members.where(({ lastName }) => lastName === 'Newman').length,
  },
  {
    name: 'saving the personal info',
    call: 'updateUser',
    member: 'demo',
    path: '/account',
    fill: fillLabels({ 'First name': 'Chaim' }),
    button: mainButton('Update'),
    done: text('Your account info has been updated'),
  },
  {
    name: 'changing the password',
    call: 'updatePassword',
    member: 'demo',
    path: '/account',
    fill: fillLabels({
      'Old password': 'Shabbos1',
      'New password': 'Winter26x',
      'Retype new password': 'Winter26x',
    }),
    button: mainButton('Update password'),
    done: text('Your password has been updated'),
  },
  {
    name: 'saving the notification settings',
    call: 'updateNotification',
    member: 'demo',
    path: '/account',
    button: mainButton('Save'),
    done: text('Your notification settings have been updated'),
  },
  {
    name: 'disabling the notifications',
    call: 'updateNotification',
    member: 'demo',
    path: '/account',
    button: mainButton('Disable'),
    done: text('Notifications disabled'),
  },
  {
    name: 'enabling the notifications',
    call: 'updateNotification',
    member: 'cottage',
    path: '/account',
    button: mainButton('Enable'),
    done: (page) => page.getByLabel('Notification method'),
  },
  {
    name: 'sending a winterization request',
    call: 'requestService',
    member: 'demo',
    path: '/winterize',
    fill: fillRequest,
    button: mainButton('Submit'),
    done: mainButton('Submitted Successfully'),
    records: requests,
  },
  {
    name: 'sending a de-winterization request',
    call: 'requestService',
    member: 'demo',
    path: '/dewinterize',
    fill: fillRequest,
    button: mainButton('Submit'),
    done: text('Thank you! Your request has been submitted.'),
    records: requests,
  },
  {
    name: 'verifying a bypass code',
    call: 'verifyBypassCode',
    member: 'balance',
    path: '/winterize',
    fill: fillLabels({ 'Or enter your bypass code': 'PAID2026' }),
    button: (page) => page.getByRole('button', { name: 'Verify code' }),
    // The heading of the page, without a dialog over it.
    done: (page) =>
      page
        .locator('body:not(:has([role=dialog]))')
        .getByRole('heading', { name: 'Winterization', exact: true }),
  },
  {
    name: 'signing up',
    call: 'addToMinyan',
    member: 'demo',
    path: '/',
    fill: (page) => signUp(page).getByRole('spinbutton').fill('3'),
    button: inSignUp('Sign up'),
    done: inSignUp('Edit'),
    records: signUps,
  },
  {
    name: 'changing a sign-up',
    call: 'addToMinyan',
    member: 'demo',
    path: '/',
    fill: async (page) => {
      await inSignUp('Edit')(page).click();
      await signUp(page).getByRole('spinbutton').fill('4');
    },
    button: inSignUp('Update'),
    done: inSignUp('Edit'),
    records: signUps,
    added: 0,
  },
  {
    name: 'removing a sign-up',
    call: 'removeFromMinyan',
    member: 'demo',
    path: '/',
    fill: async (page) => {
      await inSignUp('Edit')(page).click();
      await signUp(page).getByRole('spinbutton').fill('0');
    },
    button: inSignUp('Update'),
    done: inSignUp('Sign up'),
    records: signUps,
    added: -1,
  },
  {
    name: 'logging out',
    call: 'logout',
    member: 'demo',
    path: '/policies',
    button: (page) => page.getByRole('banner').getByRole('button', { name: 'Logout' }),
    done: heading('Experience superior property care'),
  },
];

/** Clicks twice and, in a form, submits, all before the page can render. */
async function submitRepeatedly(button: Locator) {
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    if (element.type === 'submit') element.form?.requestSubmit();
  });
}

/** Runs a task, and expects that it sends one call and adds its records once. */
async function expectOneCall({ call, records, added = 1 }: Task, app: App, run: () => Promise<void>) {
  const calls = app.calls(call).length;
  const recordsBefore = records?.(app) ?? 0;
  await run();
  expect(app.calls(call)).toHaveLength(calls + 1);
  if (records) expect(records(app)).toBe(recordsBefore + added);
}

/** Submits in every way at once while the call is held, and waits until the task is done. */
async function submitInEveryWay(task: Task, page: Page) {
  await task.fill?.(page);
  await expect(task.button(page)).toBeEnabled();
  const release = await holdWrites(page);
  const submitButton = await task.button(page).elementHandle();
  const place = await submitButton?.boundingBox();
  await submitRepeatedly(task.button(page));
  if (place) await page.mouse.dblclick(place.x + place.width / 2, place.y + place.height / 2);
  await page.keyboard.press('Enter');
  // The button is disabled until the answer arrives.
  await expect.poll(() => submitButton?.isDisabled()).toBe(true);
  release();
  await expect(task.done(page)).toBeVisible();
  await page.unrouteAll();
}

for (const task of tasks.filter(({ member }) => member === null)) {
  test(`${task.name} sends one request when the visitor double-clicks and presses Enter`, async ({
    page,
    app,
  }) => {
    await page.goto(app.url + task.path);
    await expectOneCall(task, app, () => submitInEveryWay(task, page));
  });
}

for (const username of ['demo', 'cottage', 'balance']) {
  const own = tasks.filter(({ member }) => member === username);
  const first = own[0]?.path ?? '/';

  test(`each action of ${username} sends one request when the member double-clicks and presses Enter`, async ({
    page,
    app,
  }) => {
    test.setTimeout(240_000);
    await openAs(username, page, app, first);
    for (const task of own)
      await test.step(task.name, async () => {
        await navigateTo(page, task.path);
        await expectOneCall(task, app, () => submitInEveryWay(task, page));
      });
  });

  test(`no action of ${username} is sent again when the member goes back and forward`, async ({
    page,
    app,
  }) => {
    test.setTimeout(240_000);
    await openAs(username, page, app, '/policies');
    for (const task of own.filter(({ call }) => call !== 'logout'))
      await test.step(task.name, async () => {
        await navigateTo(page, task.path);
        await task.fill?.(page);
        await expectOneCall(task, app, async () => {
          const answered = app.calls(task.call).length;
          const release = await holdWrites(page);
          await task.button(page).click();
          // The member leaves before the answer arrives, and returns.
          await page.goBack();
          await expect(heading('Policies')(page)).toBeVisible();
          await page.goForward();
          await expect(page.locator('main')).toHaveText(/\S/);
          release();
          await expect.poll(() => app.calls(task.call)[answered]?.status).toBe(200);
          await page.goBack();
          await expect(heading('Policies')(page)).toBeVisible();
          await page.unrouteAll();
        });
      });
  });
}

/**
 * Sends the page the events of the back/forward cache: it is left, then restored. Headless Chromium has no such cache.
 */
async function leaveAndRestore(page: Page, meanwhile: () => Promise<void> = () => Promise.resolve()) {
  const dispatch = (event: string) =>
    page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), event);
  await dispatch('pagehide');
  await meanwhile();
  await dispatch('pageshow');
}

test.describe('a page restored from the back/forward cache', () => {
  test('keeps its form and sends nothing by itself', async ({ page, app }) => {
    await openAs('demo', page, app, '/dewinterize');
    await fillRequest(page);
    await leaveAndRestore(page);
    await expect(page.getByLabel('Combination code')).toHaveValue('4812');
    await mainButton('Submit')(page).click();
    await expect(text('Thank you! Your request has been submitted.')(page)).toBeVisible();

    await leaveAndRestore(page);
    await expect(text('Thank you! Your request has been submitted.')(page)).toBeVisible();
    await expect(mainButton('Submit')(page)).toBeDisabled();
    expect(requests(app)).toBe(1);
    expect(app.calls('requestService')).toHaveLength(1);
  });

  test('shows the login screen if the member has logged out in another tab', async ({
    page,
    app,
    context,
  }) => {
    await openAs('demo', page, app, '/account');
    await expect(heading('Yaakov Rosenberg')(page)).toBeVisible();
    await leaveAndRestore(page, async () => {
      const otherTab = await context.newPage();
      await otherTab.goto(`${app.url}/privacy-policy`);
      await otherTab.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
      await expect(heading('Experience superior property care')(otherTab)).toBeVisible();
    });
    await expect(heading('Login to Minyan tracker & winterization')(page)).toBeVisible();
    await expect(page.getByText('Yaakov')).toHaveCount(0);
  });
});

test.describe('a sign-up just before the cut-off', () => {
  const CUT_OFF = Date.UTC(2026, 9, 22, 20);

  test.use({ startsAt: CUT_OFF - 5_000 });

  test('is sent once and is late if it arrives after the cut-off', async ({ page, app }) => {
    await openAs('demo', page, app, '/');
    await expect(signUp(page).getByText('Sign up by Thursday 4:00 pm')).toBeVisible();
    const release = await holdWrites(page);
    await inSignUp('Sign up')(page).click();
    await app.moveTo(CUT_OFF + 1_000);
    await submitRepeatedly(signUp(page).locator('button[type=submit]'));
    release();
    await expect(inSignUp('Edit')(page)).toBeVisible();
    expect(app.calls('addToMinyan')).toHaveLength(1);
    expect(signUps(app)).toBe(1);
    await page.getByRole('link', { name: 'Units open' }).click();
    const row = page.getByRole('row', { name: /^Yaakov Rosenberg/ }).first();
    await expect(row).toContainText('10/22/2026, Thu 4:00pm (After cut off time)');
  });
});
