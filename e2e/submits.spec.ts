import type { Locator, Page } from '@playwright/test';
import type { CallName } from '../mocks/wire/calls';
import { type App, expect, IN_SEASON, test } from './support/app';
import { fillIn, type Form, forms, heading, humanPress, submitButton, text } from './support/forms';
import { blockPopups, holdRequests, navigateTo } from './support/pageActions';
import { openAs } from './support/signInHelpers';

test.use({ startsAt: IN_SEASON });

const main = (page: Page) => page.getByRole('main');

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
}

const taskOf = (form: Form): Task => ({
  ...form,
  fill: (page) => fillIn(form, page),
  button: (page) => submitButton(form, page),
});

/** The task of changing the number of men of a saved sign-up. 0 removes the sign-up. */
const changeSignUp = (men: string): Task => {
  const form: Form = { ...forms.signUp, values: { 'Number of men': men }, button: 'Update' };
  return {
    ...taskOf(form),
    fill: async (page) => {
      await forms.signUp.done(page).click(humanPress);
      await fillIn(form, page);
    },
  };
};

/** The form for a later Shabbos is left out, because it is the same form in a dialog. */
const { laterSignUp: _, ...pageForms } = forms;

/** The tasks, in an order in which a member can do them: a sign-up is saved before it is changed and removed. */
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
  { ...changeSignUp('4'), name: 'changing a sign-up' },
  {
    ...changeSignUp('0'),
    name: 'removing a sign-up',
    call: 'removeFromMinyan',
    done: (page) => submitButton(forms.signUp, page),
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

/** Submits in every way while the call gets no answer, and expects that only one call was sent and the task is done. */
async function expectOneCall(task: Task, page: Page, app: App) {
  const before = app.calls(task.call).length;
  await task.fill?.(page);
  await expect(task.button(page)).toBeEnabled();
  const release = await holdRequests(
    page,
    /\/(?:api\/|log(?:in|out)$)/,
    (request) => request.method() !== 'GET' || request.url().endsWith('/logout'),
  );
  const pressed = await task.button(page).elementHandle();
  const box = await pressed?.boundingBox();
  // Clicks twice and, in a form, submits, all before the page can render.
  await task.button(page).evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    if (element.type === 'submit') element.form?.requestSubmit();
  });
  if (box) await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.press('Enter');
  // The button is disabled until the answer arrives.
  await expect.poll(() => pressed?.isDisabled()).toBe(true);
  release();
  await expect(task.done(page)).toBeVisible();
  await page.unrouteAll();
  expect(app.calls(task.call)).toHaveLength(before + 1);
}

for (const task of tasks.filter(({ member }) => member === null))
  test(
    `a visitor who double-clicks and presses Enter sends one request for ${task.name}`,
    { tag: '@daily' },
    async ({ page, app }) => {
      await page.goto(app.url + task.path);
      await expectOneCall(task, page, app);
    },
  );

for (const username of ['demo', 'cottage', 'balance'])
  test(
    `each action of ${username} sends one request when the member double-clicks and presses Enter`,
    { tag: '@daily' },
    async ({ page, app }) => {
      test.setTimeout(240_000);
      const own = tasks.filter(({ member }) => member === username);
      await blockPopups(page);
      await openAs(username, page, app, own[0]?.path ?? '/');
      for (const task of own)
        await test.step(task.name, async () => {
          await navigateTo(page, task.path);
          await expectOneCall(task, page, app);
        });
    },
  );
