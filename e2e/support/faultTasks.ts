import { expect, type Page } from '@playwright/test';
import type { CallName } from '../../mocks/wire/calls';
import type { FaultKind } from '../../mocks/faults/faults';
import type { App } from './app';
import { insertOwnSignUp, isOwnSignUp } from './ownSignUp';
import { returnAfterOneMinute } from './revalidation';

interface Cell {
  page: Page;
  app: App;
  fault: FaultKind;
}

type Step = (cell: Cell) => Promise<void>;

/** The task for which a member's browser sends the call. */
interface FaultTask {
  isForMembers: boolean;
  /** Everything before the call is sent, such as opening the screen and filling in the form. */
  prepare: Step;
  send: Step;
  sendAgain: Step;
  expectPending: Step;
  /** After a failure: the form keeps what was typed, and the screen what it showed. */
  expectKept: Step;
  expectDone: Step;
}

const demo = ({ username }: { username: string }) => username === 'demo';
const FAR = Date.UTC(2030, 0, 1);

const open =
  (path: string): Step =>
  async ({ page, app }) => {
    await page.goto(app.url + path);
  };

const click =
  (name: string): Step =>
  ({ page }) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click();

const showsText =
  (text: string): Step =>
  ({ page }) =>
    expect(page.getByText(text, { exact: true })).toBeVisible();

const showsHeading =
  (name: string): Step =>
  ({ page }) =>
    expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

const nothing: Step = () => Promise.resolve();

/** The submit button is busy, so the form cannot be sent twice. */
const isBusy: Step = async ({ page }) => {
  await expect(page.locator('button[aria-busy=true]').first()).toBeDisabled();
};

const isLoading: Step = async ({ page }) => {
  await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible();
};

const hasValues =
  (expected: Record<string, string>): Step =>
  async ({ page }) => {
    for (const [label, value] of Object.entries(expected))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  };

const openAndFill =
  (path: string, texts: Record<string, string>): Step =>
  async (cell) => {
    await open(path)(cell);
    for (const [label, text] of Object.entries(texts))
      await cell.page.getByLabel(label, { exact: true }).fill(text);
  };

const inOrder =
  (...steps: Step[]): Step =>
  async (cell) => {
    for (const step of steps) await step(cell);
  };

/** The task of filling in and sending a form. The form keeps the texts when the call fails. */
function form(button: string, path: string, texts: Record<string, string>, expectDone: Step): FaultTask {
  return {
    isForMembers: false,
    prepare: openAndFill(path, texts),
    send: click(button),
    sendAgain: click(button),
    expectPending: isBusy,
    expectKept: hasValues(texts),
    expectDone,
  };
}

const link = (path: string, button: string): FaultTask => ({
  isForMembers: false,
  prepare: nothing,
  send: open(path),
  // A link that could be checked, and is invalid, has no 'Try again'.
  sendAgain: async (cell) => {
    if (cell.fault === '401' || cell.fault === 'redirect') await cell.page.reload();
    else await click('Try again')(cell);
  },
  expectPending: isLoading,
  expectKept: showsText('Login?'),
  expectDone: ({ page }) => expect(page.getByRole('button', { name: button, exact: true })).toBeVisible(),
});

const resetMember: Step = async ({ app }) => {
  app.backend.db.members.update(demo, {
    firstName: 'Yaakov',
    password: 'Shabbos1',
    balance: 0,
    notifications: 'A',
    notificationMethod: 'E',
  });
};

const removeRequests: Step = async ({ app }) => app.backend.db.serviceRequests.remove(() => true);

const removeSignUp: Step = async ({ app }) => app.backend.db.signUps.remove(isOwnSignUp);

const replaceSignUp: Step = async (cell) => {
  await removeSignUp(cell);
  insertOwnSignUp(cell.app.backend, { isGuest: true });
};

const signUp = (page: Page) => page.getByRole('group', { name: 'שבת פרשת לך־לך' });
const inSignUp =
  (button: string): Step =>
  ({ page }) =>
    signUp(page).getByRole('button', { name: button, exact: true }).click();
const hasInSignUp =
  (button: string): Step =>
  ({ page }) =>
    expect(signUp(page).getByRole('button', { name: button, exact: true })).toBeVisible();
const hasCountAndGuest =
  (men: string): Step =>
  async ({ page }) => {
    await expect(signUp(page).getByRole('spinbutton')).toHaveValue(men);
    await expect(signUp(page).getByLabel('Guest')).toBeChecked();
  };

const enterZero: Step = async (cell) => {
  await inSignUp('Edit')(cell);
  await signUp(cell.page).getByRole('spinbutton').fill('0');
};

const accountInfo = form(
  'Update',
  '/account',
  { 'First name': 'Chaim', Phone: '845-555-0199' },
  showsText('Your account info has been updated'),
);

const newPassword = {
  'Old password': 'Shabbos1',
  'New password': 'Winter26x',
  'Retype new password': 'Winter26x',
};
const passwordForm = form(
  'Update password',
  '/account',
  newPassword,
  showsText('Your password has been updated'),
);

const winterization = { 'Combination code': '4812', 'Special instructions': 'Mind the dog' };
const requestForm = form('Submit', '/winterize', winterization, ({ page }) =>
  expect(page.getByRole('button', { name: 'Submitted Successfully' })).toBeVisible(),
);

/** The link was used although its answer was lost: sending again is refused, and the new password signs the member in. */
const signInAfterRefusal =
  (refusal: string, username: string, password: string): Step =>
  async ({ page, app }) => {
    await showsText(refusal)({ page, app, fault: 'done-dropped' });
    await page.goto(`${app.url}/login`);
    await page.getByLabel('Email address').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  };

const chosenPassword = { 'New password': 'Winter26x', 'Retype password': 'Winter26x' };
const newAccount = { Username: 'newcomer', Password: 'Winter26x', 'Retype password': 'Winter26x' };

/** Some faults spoil only the answer: the backend has done its work, which `sendAgain` undoes before it repeats the call. */
export const faultTasks: Record<CallName, FaultTask> = {
  getUser: {
    isForMembers: true,
    prepare: nothing,
    send: open('/'),
    sendAgain: async ({ page }) => {
      await page.reload();
    },
    expectPending: isLoading,
    // With 'missing-fields' the answer still has the member's id, which is enough to count as signed in.
    expectKept: async ({ page, fault }) => {
      const button = fault === 'missing-fields' ? 'Logout' : 'Login';
      await expect(page.getByRole('banner').getByRole('button', { name: button })).toBeVisible();
    },
    expectDone: showsHeading('Welcome Yaakov Rosenberg'),
  },
  getColony: {
    isForMembers: true,
    prepare: nothing,
    send: open('/'),
    sendAgain: click('Try again'),
    expectPending: inOrder(showsHeading('Welcome Yaakov Rosenberg'), isLoading),
    expectKept: showsHeading('Welcome Yaakov Rosenberg'),
    expectDone: showsText('Pine Hollow'),
  },
  login: form(
    'Login',
    '/login',
    { 'Email address': 'demo', Password: 'Shabbos1' },
    showsHeading('Welcome Yaakov Rosenberg'),
  ),
  logout: {
    isForMembers: true,
    prepare: openAndFill('/account', { 'First name': 'Chaim' }),
    send: ({ page }) => page.getByRole('banner').getByRole('button', { name: 'Logout' }).click(),
    sendAgain: ({ page }) => page.getByRole('contentinfo').getByRole('button', { name: 'Logout' }).click(),
    expectPending: isBusy,
    expectKept: inOrder(showsHeading('Yaakov Rosenberg'), hasValues({ 'First name': 'Chaim' })),
    expectDone: async ({ page, app }) => {
      await expect(page.getByRole('heading', { name: 'Experience superior property care' })).toBeVisible();
      await expect(page).toHaveURL(`${app.url}/`);
    },
  },
  verifyResetToken: link('/reset/reset-valid', 'Set password'),
  setNewPass: {
    ...form('Set password', '', chosenPassword, showsHeading('Welcome Yaakov Rosenberg')),
    prepare: async (cell) => {
      const token = `reset-${cell.fault}`;
      cell.app.backend.db.resets.insert({ token, userId: 'member-1', expiresAt: FAR, usedAt: null });
      await openAndFill(`/reset/${token}`, chosenPassword)(cell);
    },
    sendAgain: async (cell) => {
      await click('Set password')(cell);
      if (cell.fault === 'done-dropped')
        await signInAfterRefusal('This link has already been used.', 'demo', 'Winter26x')(cell);
    },
  },
  forgot: form(
    'Send email',
    '/forgot',
    { 'Email address': 'demo@example.com' },
    showsText('Check your email for a link to set your password.'),
  ),
  verifyJoinToken: link('/join/join-valid', 'Create account'),
  acceptInvitation: {
    ...form('Create account', '', newAccount, showsHeading('Welcome Shmuel Newman')),
    prepare: async (cell) => {
      const { db } = cell.app.backend;
      const token = `join-${cell.fault}`;
      const invitation = db.invitations.find((one) => one.token === 'join-valid');
      if (invitation) db.invitations.insert({ ...invitation, token });
      db.members.remove(({ username }) => username === newAccount.Username);
      await openAndFill(`/join/${token}`, newAccount)(cell);
    },
    sendAgain: async (cell) => {
      await click('Create account')(cell);
      if (cell.fault === 'done-dropped')
        await signInAfterRefusal('This invitation has already been used.', 'newcomer', 'Winter26x')(cell);
    },
  },
  updateUser: {
    ...accountInfo,
    isForMembers: true,
    prepare: inOrder(resetMember, accountInfo.prepare),
  },
  updateNotification: {
    isForMembers: true,
    prepare: inOrder(resetMember, open('/account'), async ({ page }) => {
      await page.getByLabel('Notification method').selectOption('Text');
      await page.getByLabel('Notification frequency').selectOption('Once there is minyan');
    }),
    send: click('Save'),
    sendAgain: click('Save'),
    expectPending: isBusy,
    expectKept: hasValues({ 'Notification method': 'T', 'Notification frequency': 'M' }),
    expectDone: showsText('Your notification settings have been updated'),
  },
  updatePassword: {
    ...passwordForm,
    isForMembers: true,
    prepare: inOrder(resetMember, passwordForm.prepare),
    sendAgain: inOrder(resetMember, passwordForm.sendAgain),
  },
  requestService: {
    ...requestForm,
    isForMembers: true,
    prepare: inOrder(removeRequests, requestForm.prepare, ({ page }) =>
      page.getByLabel('I accept the terms and conditions').check(),
    ),
    sendAgain: inOrder(removeRequests, requestForm.sendAgain),
  },
  verifyBypassCode: {
    isForMembers: true,
    prepare: inOrder(
      async ({ app }) => app.backend.db.members.update(demo, { balance: 1234.5 }),
      openAndFill('/winterize', { 'Or enter your bypass code': 'PAID2026' }),
    ),
    send: ({ page }) => page.getByRole('button', { name: 'Verify code' }).click(),
    sendAgain: ({ page }) => page.getByRole('button', { name: 'Verify code' }).click(),
    expectPending: isBusy,
    expectKept: hasValues({ 'Or enter your bypass code': 'PAID2026' }),
    expectDone: async ({ page }) => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Winterization', exact: true })).toBeVisible();
    },
  },
  getMinyan: {
    isForMembers: true,
    prepare: nothing,
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
  addToMinyan: {
    isForMembers: true,
    prepare: inOrder(removeSignUp, open('/'), async ({ page }) => {
      await signUp(page).getByRole('spinbutton').fill('3');
      await signUp(page).getByLabel('Guest').check();
    }),
    send: inSignUp('Sign up'),
    // After an unreadable answer the form shows the saved sign-up.
    sendAgain: async (cell) => {
      const isSaved = cell.fault === 'malformed';
      await inOrder(...(isSaved ? [inSignUp('Edit'), inSignUp('Update')] : [inSignUp('Sign up')]))(cell);
    },
    expectPending: isBusy,
    expectKept: hasCountAndGuest('3'),
    expectDone: inOrder(hasInSignUp('Edit'), hasCountAndGuest('3')),
  },
  removeFromMinyan: {
    isForMembers: true,
    prepare: inOrder(replaceSignUp, open('/'), enterZero),
    send: inSignUp('Update'),
    // After an unreadable answer the sign-up has been removed, so there must be another one to remove.
    sendAgain: async (cell) => {
      if (cell.fault === 'malformed') {
        await replaceSignUp(cell);
        await returnAfterOneMinute(cell.page);
        await enterZero(cell);
      }
      await inSignUp('Update')(cell);
    },
    expectPending: isBusy,
    expectKept: (cell) => (cell.fault === 'malformed' ? hasInSignUp('Sign up') : hasCountAndGuest('0'))(cell),
    expectDone: hasInSignUp('Sign up'),
  },
};
