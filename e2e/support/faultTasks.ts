import { expect, type Locator, type Page } from '@playwright/test';
import type { CallName } from '../../mocks/wire/calls';
import type { FaultKind } from '../../mocks/faults/faults';
import type { App, Site } from './app';
import {
  expectValues,
  fillIn,
  forms,
  heading,
  held,
  openForm,
  signUpCard,
  submit,
  submitButton,
  text,
  type Form,
} from './forms';
import { insertOwnSignUp, isOwnSignUp } from './ownSignUp';
import { returnAfterOneMinute } from './pageActions';
import { logIn, signInByCookie } from './signInHelpers';

interface Cell {
  page: Page;
  app: App;
  fault: FaultKind;
}

type Step = (cell: Cell) => Promise<void>;

/** The task for which a browser sends the call. */
interface FaultTask {
  /** Everything before the call is sent, such as opening the screen and filling in the form. */
  prepare: Step;
  send: Step;
  /**
   * Some faults spoil only the answer: the backend has done its work. Some tasks undo this before they repeat the call.
   */
  sendAgain: Step;
  expectPending: Step;
  /** After a failure: the form keeps what was typed, and the screen what it showed. */
  expectKept: Step;
  expectDone: Step;
}

const open =
  (path: string): Step =>
  async ({ page, app }) => {
    await page.goto(app.url + path);
  };

const shows =
  (find: (page: Page) => Locator): Step =>
  ({ page }) =>
    expect(find(page)).toBeVisible();

const tryAgain: Step = ({ page }) =>
  page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
const reload: Step = async ({ page }) => void (await page.reload());

const isLoading = shows((page) => page.getByRole('status', { name: 'Loading' }).first());

/** The task of a member who opens a page that reads. */
const readTask = (path: string, task: Omit<FaultTask, 'prepare' | 'send' | 'expectPending'>): FaultTask => ({
  prepare: ({ page, app }) => signInByCookie(page, app),
  send: open(path),
  expectPending: isLoading,
  ...task,
});

/** The task of filling in and sending a form. The form keeps its values when the call fails. */
function taskOf(form: Form, changes: Partial<FaultTask> = {}): FaultTask {
  const send: Step = ({ page }) => submit(form, page);
  return {
    prepare: async ({ page, app }) => {
      await openForm(form, page, app);
      await fillIn(form, page);
    },
    send,
    sendAgain: send,
    // The submit button is busy, so the form cannot be sent twice.
    expectPending: ({ page }) => expect(page.locator('button[aria-busy=true]').first()).toBeDisabled(),
    expectKept: ({ page }) => expectValues(form, page),
    expectDone: shows(form.done),
    ...changes,
  };
}

/** The task of opening the form of a link, which the page checks first. */
const linkTask = (form: Form): FaultTask => ({
  prepare: () => Promise.resolve(),
  send: open(form.path),
  // A link that could be checked, and is invalid, has no 'Try again'.
  sendAgain: (cell) => (cell.fault === '401' || cell.fault === 'redirect' ? reload : tryAgain)(cell),
  expectPending: isLoading,
  expectKept: shows(text('Login?')),
  expectDone: shows((page) => submitButton(form, page)),
});

/** If the answer was lost, sending again is refused because the link was used, and the new password signs the member in. */
const linkFormTask = (form: Form, refusal: string, username: string): FaultTask =>
  taskOf(form, {
    sendAgain: async ({ page, app, fault }) => {
      await submit(form, page);
      if (fault !== 'done-dropped') return;
      await expect(text(refusal)(page)).toBeVisible();
      await page.goto(`${app.url}/login`);
      await logIn(page.getByRole('main'), username, 'Winter26x');
    },
  });

/** The task of a form that can be sent again once the backend has undone what it did. */
const undoneTask = (form: Form, undo: (app: App) => void): FaultTask =>
  taskOf(form, {
    sendAgain: async ({ page, app }) => {
      undo(app);
      await submit(form, page);
    },
  });

const pressInCard = (page: Page, name: string) =>
  signUpCard(page).getByRole('button', { name, exact: true }).click(held);
const logOut =
  (area: 'banner' | 'contentinfo'): Step =>
  ({ page }) =>
    page.getByRole(area).getByRole('button', { name: 'Logout' }).click(held);

const insertGuest = ({ backend }: Site) => insertOwnSignUp(backend, { isGuest: true });
const removal: Form = {
  ...forms.signUp,
  arrange: insertGuest,
  open: (page) => pressInCard(page, 'Edit'),
  values: { 'Number of men': '0', Guest: true },
  button: 'Update',
  done: (page) => submitButton(forms.signUp, page),
};

export const faultTasks: Record<CallName, FaultTask> = {
  getUser: readTask('/', {
    sendAgain: reload,
    // With 'missing-fields' the answer still has the member's id, which is enough to count as signed in.
    expectKept: async ({ page, fault }) => {
      const button = fault === 'missing-fields' ? 'Logout' : 'Login';
      await expect(page.getByRole('banner').getByRole('button', { name: button })).toBeVisible();
    },
    expectDone: shows(heading('Welcome Yaakov Rosenberg')),
  }),
  getColony: {
    ...readTask('/', {
      sendAgain: tryAgain,
      expectKept: shows(heading('Welcome Yaakov Rosenberg')),
      expectDone: shows(text('Pine Hollow')),
    }),
    expectPending: async (cell) => {
      await shows(heading('Welcome Yaakov Rosenberg'))(cell);
      await isLoading(cell);
    },
  },
  login: taskOf(forms.login),
  logout: taskOf(forms.accountInfo, {
    send: logOut('banner'),
    sendAgain: logOut('contentinfo'),
    expectKept: async ({ page }) => {
      await expect(heading('Yaakov Rosenberg')(page)).toBeVisible();
      await expectValues(forms.accountInfo, page);
    },
    expectDone: async ({ page, app }) => {
      await expect(page.getByRole('heading', { name: 'Experience superior property care' })).toBeVisible();
      await expect(page).toHaveURL(`${app.url}/`);
    },
  }),
  verifyResetToken: linkTask(forms.newPassword),
  setNewPass: linkFormTask(forms.newPassword, 'This link has already been used.', 'demo'),
  forgot: taskOf(forms.forgottenPassword),
  verifyJoinToken: linkTask(forms.invitation),
  acceptInvitation: linkFormTask(forms.invitation, 'This invitation has already been used.', 'newcomer'),
  updateUser: taskOf(forms.accountInfo),
  updateNotification: taskOf(forms.notifications),
  updatePassword: undoneTask(forms.password, ({ backend }) =>
    backend.db.members.update(({ username }) => username === 'demo', { password: 'Shabbos1' }),
  ),
  requestService: undoneTask(forms.winterization, ({ backend }) =>
    backend.db.serviceRequests.remove(() => true),
  ),
  verifyBypassCode: taskOf(forms.bypassCode),
  getMinyan: readTask('/units-open', {
    // The page reads the records again in the background.
    sendAgain: ({ page }) => returnAfterOneMinute(page),
    expectKept: async ({ page, fault }) => {
      await expect(page.getByRole('heading', { name: 'Units open' })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible({
        visible: fault !== 'missing-fields',
      });
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    },
    expectDone: shows((page) => page.getByRole('rowheader', { name: 'Zalman Weiss', exact: true }).first()),
  }),
  addToMinyan: taskOf(forms.signUp, {
    // After an unreadable answer the form shows the saved sign-up.
    sendAgain: async ({ page, fault }) => {
      for (const name of fault === 'malformed' ? ['Edit', 'Update'] : ['Sign up'])
        await pressInCard(page, name);
    },
    expectDone: async ({ page }) => {
      await expect(forms.signUp.done(page)).toBeVisible();
      await expectValues(forms.signUp, page);
    },
  }),
  removeFromMinyan: taskOf(removal, {
    // After an unreadable answer the sign-up has been removed, so there must be another one to remove.
    sendAgain: async ({ page, app, fault }) => {
      if (fault === 'malformed') {
        app.backend.db.signUps.remove(isOwnSignUp);
        insertGuest(app);
        await returnAfterOneMinute(page);
        await pressInCard(page, 'Edit');
        await fillIn(removal, page);
      }
      await submit(removal, page);
    },
    expectKept: (cell) =>
      cell.fault === 'malformed' ? shows(removal.done)(cell) : expectValues(removal, cell.page),
  }),
};
