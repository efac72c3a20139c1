import type { Locator, Page } from '@playwright/test';
import type { CallName } from '../mocks/wire/calls';
import { type App, expect, IN_SEASON, test } from './support/app';
import {
  expectValues,
  fillIn,
  type Form,
  forms,
  heading,
  held,
  signUpCard,
  submit,
  submitButton,
  text,
} from './support/forms';
import { isOwnSignUp } from './support/ownSignUp';
import { blockPopups, holdRequests, navigateTo, setVisibility } from './support/pageActions';
import { openAs, signInByCookie } from './support/signInHelpers';
import { waitForReads } from './support/waitForReads';

test.use({ startsAt: IN_SEASON });

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

const main = (page: Page) => page.getByRole('main');
const editButton = forms.signUp.done;

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

const requests = ({ backend }: App) => backend.db.serviceRequests.where(() => true).length;
const signUps = ({ backend }: App) => backend.db.signUps.where(isOwnSignUp).length;
const sessions = ({ backend }: App) => backend.db.sessions.where(() => true).length;

/** The number of records to which a call adds one. */
const recordsOf: Partial<Record<CallName, Task['records']>> = {
  login: sessions,
  forgot: ({ backend }) => backend.db.mails.where(() => true).length,
  setNewPass: sessions,
  acceptInvitation: ({ backend }) => backend.db.members.where(({ lastName }) => lastName === 'Newman').length,
  requestService: requests,
  addToMinyan: signUps,
};

const taskOf = (form: Form): Task => {
  const records = recordsOf[form.call];
  return {
    ...form,
    fill: (page) => fillIn(form, page),
    button: (page) => submitButton(form, page),
    ...(records && { records }),
  };
};

/** The task of saving another number of men for a sign-up that was made before. 0 removes it. */
const changeSignUp = (men: string): Pick<Task, 'member' | 'path' | 'fill' | 'button' | 'records'> => {
  const form: Form = { ...forms.signUp, values: { 'Number of men': men }, button: 'Update' };
  return {
    ...taskOf(forms.signUp),
    fill: async (page) => {
      await editButton(page).click(held);
      await fillIn(form, page);
    },
    button: (page) => submitButton(form, page),
  };
};

/** A later Shabbos is signed up for like this one, in a dialog. */
const { laterSignUp: _, ...pageForms } = forms;

/** In the order in which a member does them on one page: a sign-up is saved before it is changed and removed. */
const tasks: readonly Task[] = [
  ...Object.values<Form>(pageForms).map(taskOf),
  {
    name: 'disabling the notifications',
    call: 'updateNotification',
    member: 'demo',
    path: '/account',
    button: (page) => main(page).getByRole('button', { name: 'Disable' }),
    done: text('Notifications disabled'),
  },
  {
    name: 'enabling the notifications',
    call: 'updateNotification',
    member: 'cottage',
    path: '/account',
    button: (page) => main(page).getByRole('button', { name: 'Enable' }),
    done: (page) => page.getByLabel('Notification method'),
  },
  { ...changeSignUp('4'), name: 'changing a sign-up', call: 'addToMinyan', done: editButton, added: 0 },
  {
    ...changeSignUp('0'),
    name: 'removing a sign-up',
    call: 'removeFromMinyan',
    done: (page) => submitButton(forms.signUp, page),
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
  const pressed = await task.button(page).elementHandle();
  const place = await pressed?.boundingBox();
  await submitRepeatedly(task.button(page));
  if (place) await page.mouse.dblclick(place.x + place.width / 2, place.y + place.height / 2);
  await page.keyboard.press('Enter');
  // The button is disabled until the answer arrives.
  await expect.poll(() => pressed?.isDisabled()).toBe(true);
  release();
  await expect(task.done(page)).toBeVisible();
  await page.unrouteAll();
}

for (const task of tasks.filter(({ member }) => member === null)) {
  test(
    `${task.name} sends one request when the visitor double-clicks and presses Enter`,
    { tag: '@daily' },
    async ({ page, app }) => {
      await page.goto(app.url + task.path);
      await expectOneCall(task, app, () => submitInEveryWay(task, page));
    },
  );
}

for (const username of ['demo', 'cottage', 'balance']) {
  const own = tasks.filter(({ member }) => member === username);
  const first = own[0]?.path ?? '/';

  test(
    `each action of ${username} sends one request when the member double-clicks and presses Enter`,
    { tag: '@daily' },
    async ({ page, app }) => {
      test.setTimeout(240_000);
      await openAs(username, page, app, first);
      for (const task of own)
        await test.step(task.name, async () => {
          await navigateTo(page, task.path);
          await expectOneCall(task, app, () => submitInEveryWay(task, page));
        });
    },
  );

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
          await task.button(page).click(held);
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

/** Leaves the page and restores it, as the back/forward cache does, which headless Chromium does not have. */
async function leaveAndRestore(page: Page, meanwhile: () => Promise<void> = () => Promise.resolve()) {
  await setVisibility(page, 'hidden');
  await meanwhile();
  await setVisibility(page, 'visible');
}

test.describe('a page restored from the back/forward cache', () => {
  test('keeps its form and sends nothing by itself', async ({ page, app }) => {
    await openAs('demo', page, app, '/dewinterize');
    await fillIn(forms.dewinterization, page);
    await leaveAndRestore(page);
    await expectValues(forms.dewinterization, page);
    await submit(forms.dewinterization, page);
    await expect(forms.dewinterization.done(page)).toBeVisible();

    await leaveAndRestore(page);
    await expect(forms.dewinterization.done(page)).toBeVisible();
    await expect(submitButton(forms.dewinterization, page)).toBeDisabled();
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
      await otherTab.getByRole('banner').getByRole('button', { name: 'Logout' }).click(held);
      await expect(heading('Experience superior property care')(otherTab)).toBeVisible();
    });
    await expect(heading('Login to Minyan tracker & winterization')(page)).toBeVisible();
    await expect(page.getByText('Yaakov')).toHaveCount(0);
  });
});

test('a page that is shown again is that of the member who has signed in meanwhile, even if it was just read', async ({
  page,
  app,
}) => {
  await openAs('demo', page, app, '/account');
  await expect(heading('Yaakov Rosenberg')(page)).toBeVisible();
  // SWR reads on this focus, and on no other for five seconds.
  await setVisibility(page, 'visible');
  await waitForReads(page);
  await signInByCookie(page, app, 'cottage');
  await page.evaluate(() => localStorage.setItem('session-mark', 'of another window'));
  await setVisibility(page, 'visible');
  await expect(heading('Tuvia Unger')(page)).toBeVisible();
});

test.describe('a sign-up just before the cut-off', () => {
  const CUT_OFF = Date.UTC(2026, 9, 22, 20);

  test.use({ startsAt: CUT_OFF - 5_000 });

  test('is sent once and is late if it arrives after the cut-off', async ({ page, app }) => {
    await openAs('demo', page, app, '/');
    await expect(signUpCard(page).getByText('Sign up by Thursday 4:00 pm')).toBeVisible();
    const release = await holdWrites(page);
    await submit(forms.signUp, page);
    await app.moveTo(CUT_OFF + 1_000);
    await submitRepeatedly(signUpCard(page).locator('button[type=submit]'));
    release();
    await expect(editButton(page)).toBeVisible();
    expect(app.calls('addToMinyan')).toHaveLength(1);
    expect(signUps(app)).toBe(1);
    await page.getByRole('link', { name: 'Units open' }).click(held);
    const row = page.getByRole('row', { name: /^Yaakov Rosenberg/ }).first();
    await expect(row).toContainText('10/22/2026, Thu 4:00pm (After cut off time)');
  });
});
