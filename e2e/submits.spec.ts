import type { Locator, Page } from '@playwright/test';
import type { CallName } from '../mocks/wire/calls';
import { expect, IN_SEASON, test, type App } from './support/app';
import { openAs } from './support/entrance';
import { hold } from './support/hold';
import { insertOwnSignUp, isOwnSignUp } from './support/ownSignUp';

test.use({
  startsAt: IN_SEASON,
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
});

/** Keeps what is written on its way to the server until it is let through. */
const holdWrites = (page: Page) =>
  hold(page, (request) => request.method() !== 'GET' || request.url().endsWith('/logout'));

const signUp = (page: Page) => page.getByRole('group', { name: 'שבת פרשת לך־לך' });
const main = (page: Page) => page.getByRole('main');
const button = (name: string) => (page: Page) => main(page).getByRole('button', { name, exact: true });
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });
const text = (words: string) => (page: Page) => page.getByText(words, { exact: true });
const inSignUp = (name: string) => (page: Page) => signUp(page).getByRole('button', { name, exact: true });

const insertSignUp = ({ backend }: App) => insertOwnSignUp(backend);

interface Task {
  name: string;
  call: CallName;
  /** Whose; null for a visitor. */
  member: string | null;
  path: string;
  fill?: (page: Page) => Promise<void>;
  /** Before the page is opened. */
  arrange?: (app: App) => void;
  sends: (page: Page) => Locator;
  done: (page: Page) => Locator;
  /** How many of its records there are. */
  records?: (app: App) => number;
  expectedRecords?: number;
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

const tasks: readonly Task[] = [
  {
    name: 'logging in',
    call: 'login',
    member: null,
    path: '/login',
    fill: fillLabels({ 'Email address': 'demo', Password: 'Shabbos1' }),
    sends: button('Login'),
    done: heading('Welcome Yaakov Rosenberg'),
    records: ({ backend }) => backend.db.sessions.where(() => true).length,
  },
  {
    name: 'asking for a password link',
    call: 'forgot',
    member: null,
    path: '/forgot',
    fill: fillLabels({ 'Email address': 'demo@example.com' }),
    sends: button('Send email'),
    done: text('Check your email for a link to set your password.'),
    records: ({ backend }) => backend.db.mails.where(() => true).length,
  },
  {
    name: 'setting a password',
    call: 'setNewPass',
    member: null,
    path: '/reset/reset-valid',
    fill: fillLabels({ 'New password': 'Winter26x', 'Retype password': 'Winter26x' }),
    sends: button('Set password'),
    done: heading('Welcome Yaakov Rosenberg'),
    records: ({ backend }) => backend.db.sessions.where(() => true).length,
  },
  {
    name: 'joining',
    call: 'acceptInvitation',
    member: null,
    path: '/join/join-valid',
    fill: fillLabels({ Password: 'Winter26x', 'Retype password': 'Winter26x' }),
    sends: button('Create account'),
    done: heading('Welcome Shmuel Newman'),
    records: ({ backend }) => backend.db.members.where(({ lastName }) => lastName === 'Newman').length,
  },
  {
    name: 'the personal info',
    call: 'updateUser',
    member: 'demo',
    path: '/account',
    fill: fillLabels({ 'First name': 'Chaim' }),
    sends: button('Update'),
    done: text('Your account info has been updated'),
  },
  {
    name: 'the password',
    call: 'updatePassword',
    member: 'demo',
    path: '/account',
    fill: fillLabels({
      'Old password': 'Shabbos1',
      'New password': 'Winter26x',
      'Retype new password': 'Winter26x',
    }),
    sends: button('Update password'),
    done: text('Your password has been updated'),
  },
  {
    name: 'saving the notification settings',
    call: 'updateNotification',
    member: 'demo',
    path: '/account',
    sends: button('Save'),
    done: text('Your notification settings have been updated'),
  },
  {
    name: 'disabling the notifications',
    call: 'updateNotification',
    member: 'demo',
    path: '/account',
    sends: button('Disable'),
    done: text('Notifications disabled'),
  },
  {
    name: 'enabling the notifications',
    call: 'updateNotification',
    member: 'cottage',
    path: '/account',
    sends: button('Enable'),
    done: (page) => page.getByLabel('Notification method'),
  },
  {
    name: 'a winterization',
    call: 'requestService',
    member: 'demo',
    path: '/winterize',
    fill: fillRequest,
    sends: button('Submit'),
    done: button('Submitted Successfully'),
    records: requests,
  },
  {
    name: 'a de-winterization',
    call: 'requestService',
    member: 'demo',
    path: '/dewinterize',
    fill: fillRequest,
    sends: button('Submit'),
    done: text('Thank you! Your request has been submitted.'),
    records: requests,
  },
  {
    name: 'a bypass code',
    call: 'verifyBypassCode',
    member: 'balance',
    path: '/winterize',
    fill: fillLabels({ 'Or enter your bypass code': 'PAID2026' }),
    sends: (page) => page.getByRole('button', { name: 'Verify code' }),
    // With no dialog over it any more.
    done: (page) =>
      page
        .locator('body:not(:has([role=dialog]))')
        .getByRole('heading', { name: 'Winterization', exact: true }),
  },
  {
    name: 'a sign-up',
    call: 'addToMinyan',
    member: 'demo',
    path: '/',
    fill: (page) => signUp(page).getByRole('spinbutton').fill('3'),
    sends: inSignUp('Sign up'),
    done: inSignUp('Edit'),
    records: signUps,
  },
  {
    name: 'a change of a sign-up',
    call: 'addToMinyan',
    member: 'demo',
    path: '/',
    arrange: insertSignUp,
    fill: async (page) => {
      await inSignUp('Edit')(page).click();
      await signUp(page).getByRole('spinbutton').fill('3');
    },
    sends: inSignUp('Update'),
    done: inSignUp('Edit'),
    records: signUps,
  },
  {
    name: 'taking a sign-up back',
    call: 'removeFromMinyan',
    member: 'demo',
    path: '/',
    arrange: insertSignUp,
    fill: async (page) => {
      await inSignUp('Edit')(page).click();
      await signUp(page).getByRole('spinbutton').fill('0');
    },
    sends: inSignUp('Update'),
    done: inSignUp('Sign up'),
    records: signUps,
    expectedRecords: 0,
  },
  {
    name: 'logging out',
    call: 'logout',
    member: 'demo',
    path: '/policies',
    sends: (page) => page.getByRole('banner').getByRole('button', { name: 'Logout' }),
    done: heading('Experience superior property care'),
  },
];

async function open({ member, path, arrange, fill }: Task, page: Page, app: App) {
  arrange?.(app);
  if (member === null) await page.goto(app.url + path);
  else await openAs(member, page, app, path);
  await fill?.(page);
}

/** Two clicks and, in a form, Enter, before the page has had a moment to draw anything. */
async function sendAtOnce(sends: Locator) {
  await sends.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    if (element.type === 'submit') element.form?.requestSubmit();
  });
}

/** As a link does, without loading the page anew. */
async function goInApp(page: Page, path: string) {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

function expectOne({ call, records, expectedRecords = 1 }: Task, app: App) {
  expect(app.calls(call)).toHaveLength(1);
  if (records) expect(records(app)).toBe(expectedRecords);
}

for (const task of tasks) {
  test(`${task.name}: double clicks and Enter together are one request`, async ({ page, app }) => {
    await open(task, page, app);
    const letThrough = await holdWrites(page);
    const sends = await task.sends(page).elementHandle();
    const place = await sends?.boundingBox();
    await sendAtOnce(task.sends(page));
    if (place) await page.mouse.dblclick(place.x + place.width / 2, place.y + place.height / 2);
    await page.keyboard.press('Enter');
    // It waits, and shows that it does, until the answer is there.
    await expect.poll(() => sends?.isDisabled()).toBe(true);
    letThrough();
    await expect(task.done(page)).toBeVisible();
    expectOne(task, app);
  });
}

const kept = tasks.filter(({ member, call }) => member !== null && call !== 'logout');

for (const task of kept) {
  test(`${task.name}: Back and forward send nothing again`, async ({ page, app }) => {
    const { member, path, arrange, fill } = task;
    arrange?.(app);
    await openAs(member ?? '', page, app, '/policies');
    await goInApp(page, path);
    await fill?.(page);
    const letThrough = await holdWrites(page);
    await task.sends(page).click();
    // Away before the answer is there, and back.
    await page.goBack();
    await expect(heading('Policies')(page)).toBeVisible();
    await page.goForward();
    await expect(page.locator('main')).toHaveText(/\S/);
    letThrough();
    await expect.poll(() => app.calls(task.call)[0]?.status).toBe(200);
    await page.goBack();
    await expect(heading('Policies')(page)).toBeVisible();
    expectOne(task, app);
  });
}

/**
 * What a page hears that the browser keeps while another one is shown, and brings back. Not every browser keeps one for
 * real: Chromium without windows does not.
 */
async function leaveAndReturn(page: Page, meanwhile: () => Promise<void> = () => Promise.resolve()) {
  const hear = (event: string) =>
    page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), event);
  await hear('pagehide');
  await meanwhile();
  await hear('pageshow');
}

test.describe('a page that the browser has kept', () => {
  test('is as it was left, and sends nothing by itself', async ({ page, app }) => {
    await openAs('demo', page, app, '/dewinterize');
    await fillRequest(page);
    await leaveAndReturn(page);
    await expect(page.getByLabel('Combination code')).toHaveValue('4812');
    await button('Submit')(page).click();
    await expect(text('Thank you! Your request has been submitted.')(page)).toBeVisible();

    await leaveAndReturn(page);
    await expect(text('Thank you! Your request has been submitted.')(page)).toBeVisible();
    await expect(button('Submit')(page)).toBeDisabled();
    expect(requests(app)).toBe(1);
    expect(app.calls('requestService')).toHaveLength(1);
  });

  test('shows nothing of a member who has logged out meanwhile', async ({ page, app, context }) => {
    await openAs('demo', page, app, '/account');
    await expect(heading('Yaakov Rosenberg')(page)).toBeVisible();
    await leaveAndReturn(page, async () => {
      const shown = await context.newPage();
      await shown.goto(`${app.url}/privacy-policy`);
      await shown.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
      await expect(heading('Experience superior property care')(shown)).toBeVisible();
    });
    await expect(heading('Login to Minyan tracker & winterization')(page)).toBeVisible();
    await expect(page.getByText('Yaakov')).toHaveCount(0);
  });
});

test.describe('a sign-up in the last moment', () => {
  const CUT_OFF = Date.UTC(2026, 9, 22, 20);

  test.use({ startsAt: CUT_OFF - 5_000 });

  test('is one, and late once it has arrived late', async ({ page, app }) => {
    await openAs('demo', page, app, '/');
    await expect(signUp(page).getByText('Sign up by Thursday 4:00 pm')).toBeVisible();
    const letThrough = await holdWrites(page);
    await inSignUp('Sign up')(page).click();
    await app.moveTo(CUT_OFF + 1_000);
    await sendAtOnce(signUp(page).locator('button[type=submit]'));
    letThrough();
    await expect(inSignUp('Edit')(page)).toBeVisible();
    expect(app.calls('addToMinyan')).toHaveLength(1);
    expect(signUps(app)).toBe(1);
    await page.getByRole('link', { name: 'Units open' }).click();
    const row = page.getByRole('row', { name: /^Yaakov Rosenberg/ }).first();
    await expect(row).toContainText('10/22/2026, Thu 4:00pm (After cut off time)');
  });
});
