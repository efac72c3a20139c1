import { expect, type Page } from '@playwright/test';
import type { CallName } from '../../mocks/wire/calls';
import type { FaultKind } from '../../mocks/faults/faults';
import type { App } from './app';
import {
  expectValues,
  fillIn,
  forms,
  held,
  openForm,
  signUpCard,
  submit,
  submitButton,
  type Form,
} from './forms';
import { insertOwnSignUp, isOwnSignUp } from './ownSignUp';
import { returnAfterOneMinute } from './revalidation';
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

const inOrder =
  (...steps: Step[]): Step =>
  async (cell) => {
    for (const step of steps) await step(cell);
  };

const open =
  (path: string): Step =>
  async ({ page, app }) => {
    await page.goto(app.url + path);
  };

const showsText =
  (text: string): Step =>
  ({ page }) =>
    expect(page.getByText(text, { exact: true })).toBeVisible();

const showsHeading =
  (name: string): Step =>
  ({ page }) =>
    expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

const signIn: Step = ({ page, app }) => signInByCookie(page, app);
const tryAgain: Step = ({ page }) =>
  page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
const reload: Step = async ({ page }) => void (await page.reload());

/** The submit button is busy, so the form cannot be sent twice. */
const isBusy: Step = ({ page }) => expect(page.locator('button[aria-busy=true]').first()).toBeDisabled();
const isLoading: Step = ({ page }) =>
  expect(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible();

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
    expectPending: isBusy,
    expectKept: ({ page }) => expectValues(form, page),
    expectDone: ({ page }) => expect(form.done(page)).toBeVisible(),
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
  expectKept: showsText('Login?'),
  expectDone: ({ page }) => expect(submitButton(form, page)).toBeVisible(),
});

/** If the answer was lost, sending again is refused because the link was used, and the new password signs the member in. */
const sendAgainByLink =
  (form: Form, refusal: string, username: string): Step =>
  async (cell) => {
    const { page, app, fault } = cell;
    await submit(form, page);
    if (fault !== 'done-dropped') return;
    await showsText(refusal)(cell);
    await page.goto(`${app.url}/login`);
    await logIn(page.getByRole('main'), username, 'Winter26x');
  };

const pressInCard = (page: Page, name: string) =>
  signUpCard(page).getByRole('button', { name, exact: true }).click(held);

const removal: Form = { ...forms.signUp, values: { 'Number of men': '0', Guest: true }, button: 'Update' };
const isSignUpOffered: Step = ({ page }) => expect(submitButton(forms.signUp, page)).toBeVisible();

const enterZero: Step = async ({ page }) => {
  await pressInCard(page, 'Edit');
  await fillIn(removal, page);
};

export const faultTasks: Record<CallName, FaultTask> = {
  getUser: {
    prepare: signIn,
    send: open('/'),
    sendAgain: reload,
    expectPending: isLoading,
    // With 'missing-fields' the answer still has the member's id, which is enough to count as signed in.
    expectKept: async ({ page, fault }) => {
      const button = fault === 'missing-fields' ? 'Logout' : 'Login';
      await expect(page.getByRole('banner').getByRole('button', { name: button })).toBeVisible();
    },
    expectDone: showsHeading('Welcome Yaakov Rosenberg'),
  },
  getColony: {
    prepare: signIn,
    send: open('/'),
    sendAgain: tryAgain,
    expectPending: inOrder(showsHeading('Welcome Yaakov Rosenberg'), isLoading),
    expectKept: showsHeading('Welcome Yaakov Rosenberg'),
    expectDone: showsText('Pine Hollow'),
  },
  login: taskOf(forms.login),
  logout: {
    ...taskOf(forms.accountInfo),
    send: ({ page }) => page.getByRole('banner').getByRole('button', { name: 'Logout' }).click(held),
    sendAgain: ({ page }) =>
      page.getByRole('contentinfo').getByRole('button', { name: 'Logout' }).click(held),
    expectKept: async ({ page }) => {
      await expect(page.getByRole('heading', { name: 'Yaakov Rosenberg', exact: true })).toBeVisible();
      await expectValues(forms.accountInfo, page);
    },
    expectDone: async ({ page, app }) => {
      await expect(page.getByRole('heading', { name: 'Experience superior property care' })).toBeVisible();
      await expect(page).toHaveURL(`${app.url}/`);
    },
  },
  verifyResetToken: linkTask(forms.newPassword),
  setNewPass: taskOf(forms.newPassword, {
    sendAgain: sendAgainByLink(forms.newPassword, 'This link has already been used.', 'demo'),
  }),
  forgot: taskOf(forms.forgottenPassword),
  verifyJoinToken: linkTask(forms.invitation),
  acceptInvitation: taskOf(forms.invitation, {
    sendAgain: sendAgainByLink(forms.invitation, 'This invitation has already been used.', 'newcomer'),
  }),
  updateUser: taskOf(forms.accountInfo),
  updateNotification: taskOf(forms.notifications),
  updatePassword: taskOf(forms.password, {
    sendAgain: async ({ page, app }) => {
      app.backend.db.members.update(({ username }) => username === 'demo', { password: 'Shabbos1' });
      await submit(forms.password, page);
    },
  }),
  requestService: taskOf(forms.winterization, {
    sendAgain: async ({ page, app }) => {
      app.backend.db.serviceRequests.remove(() => true);
      await submit(forms.winterization, page);
    },
  }),
  verifyBypassCode: taskOf(forms.bypassCode),
  getMinyan: {
    prepare: signIn,
    send: open('/units-open'),
    // The page reads the records again in the background.
    sendAgain: ({ page }) => returnAfterOneMinute(page),
    expectPending: isLoading,
    expectKept: async ({ page, fault }) => {
      await expect(page.getByRole('heading', { name: 'Units open' })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible({
        visible: fault !== 'missing-fields',
      });
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    },
    expectDone: ({ page }) =>
      expect(page.getByRole('rowheader', { name: 'Zalman Weiss', exact: true }).first()).toBeVisible(),
  },
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
    prepare: async (cell) => {
      insertOwnSignUp(cell.app.backend, { isGuest: true });
      await openForm(forms.signUp, cell.page, cell.app);
      await enterZero(cell);
    },
    // After an unreadable answer the sign-up has been removed, so there must be another one to remove.
    sendAgain: async (cell) => {
      const { page, app, fault } = cell;
      if (fault === 'malformed') {
        app.backend.db.signUps.remove(isOwnSignUp);
        insertOwnSignUp(app.backend, { isGuest: true });
        await returnAfterOneMinute(page);
        await enterZero(cell);
      }
      await submit(removal, page);
    },
    expectKept: (cell) =>
      cell.fault === 'malformed' ? isSignUpOffered(cell) : expectValues(removal, cell.page),
    expectDone: isSignUpOffered,
  }),
};
