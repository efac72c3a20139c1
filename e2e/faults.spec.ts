import type { Locator, Page } from '@playwright/test';
import type { Tables } from '../mocks/data/db';
import { type FaultKind, isBlocking } from '../mocks/faults/faults';
import { type CallName, callNames, calls } from '../mocks/wire/calls';
import { type App, expect, IN_SEASON, type Site, test } from './support/app';
import {
  expectValues,
  fillIn,
  type Form,
  forms,
  heading,
  held,
  openForm,
  signUpCard,
  submit,
  submitButton,
  text,
} from './support/forms';
import { insertOwnSignUp } from './support/ownSignUp';
import { blockPopups, returnAfterOneMinute } from './support/pageActions';
import { logIn, signInByCookie } from './support/signInHelpers';

interface Context {
  page: Page;
  app: App;
  fault: FaultKind;
}

type Step = (context: Context) => Promise<void>;

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
  sendAgain: (context) =>
    (context.fault === '401' || context.fault === 'redirect' ? reload : tryAgain)(context),
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

const faultTasks: Record<CallName, FaultTask> = {
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
    expectPending: async (context) => {
      await shows(heading('Welcome Yaakov Rosenberg'))(context);
      await isLoading(context);
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
    expectDone: async ({ page }) => {
      await expect(forms.signUp.done(page)).toBeVisible();
      await expectValues(forms.signUp, page);
    },
  }),
  removeFromMinyan: taskOf(removal),
};

// The texts that the member reads. SERVER and SIGN_IN are sent by the backend.
const SERVER = 'The office computer is having trouble. Please try again in a few minutes.';
const SIGN_IN = 'Please sign in.';
const GENERAL = 'Something went wrong. Please try again.';
const LOGOUT = 'Could not log out. Please try again.';
const BAD_LINK = 'This link has been expired or is invalid';
const UNCHECKED = 'This link could not be checked.';
const NO_SESSION =
  'You could not be signed in. Check your email address and password, and that cookies are allowed for this site.';
const COMMUNITY = "We could not load your community's information.";
const SAVE = 'Error adding to minyan';
const LOST_RESET = 'The answer was lost. Your password may have been set: try to log in.';
const LOST_JOIN = 'The answer was lost. Your account may have been created: try to log in.';
const LOST_CHANGE = 'The answer was lost. Your password may have been changed.';
const LOST = [LOST_RESET, LOST_JOIN, LOST_CHANGE];
/** The heading of the landing page, which a visitor sees. */
const LANDING = 'Experience superior property care';
/** No error text: the screen shows a spinner and reads the records again (rule: records-failure). */
const NOTHING = '';
/** The task is done, as if the call had not failed. */
const DONE = 'done';

const columns = [
  '500',
  '500-plain',
  '502-html',
  '401',
  'dropped',
  'timeout',
  'empty',
  'malformed',
  'missing-fields',
  'redirect',
  'done-dropped',
] as const satisfies readonly FaultKind[];

/** What the member sees, in the order of `columns`. */
type Row = readonly [string, string, string, string, string, string, string, string, string, string, string];

// prettier-ignore
const table: Record<CallName, Row> = {
  //                    500        plain    502      401      dropped  silent   empty      malformed  missing  redirect  lost
  getUser:            [LANDING,   LANDING, LANDING, LANDING, LANDING, LANDING, LANDING,   LANDING,   'Welcome', LANDING, LANDING],
  getColony:          [COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY],
  login:              [SERVER,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      DONE,      DONE, NO_SESSION, GENERAL],
  logout:             [LOGOUT,   LOGOUT, LOGOUT, LOGOUT, LOGOUT, LOGOUT, DONE,      DONE,      DONE, DONE, LOGOUT],
  verifyResetToken:   [UNCHECKED, UNCHECKED, UNCHECKED, BAD_LINK, UNCHECKED, UNCHECKED, UNCHECKED, UNCHECKED, DONE, BAD_LINK, UNCHECKED],
  setNewPass:         [SERVER, GENERAL, LOST_RESET, SIGN_IN, LOST_RESET, LOST_RESET, DONE, DONE, DONE, GENERAL, LOST_RESET],
  forgot:             [SERVER,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      GENERAL,   DONE, GENERAL, GENERAL],
  verifyJoinToken:    [UNCHECKED, UNCHECKED, UNCHECKED, BAD_LINK, UNCHECKED, UNCHECKED, UNCHECKED, UNCHECKED, DONE, BAD_LINK, UNCHECKED],
  acceptInvitation:   [SERVER, GENERAL, LOST_JOIN, SIGN_IN, LOST_JOIN, LOST_JOIN, DONE, DONE, DONE, GENERAL, LOST_JOIN],
  updateUser:         [SERVER,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      DONE,      DONE, GENERAL, DONE],
  updateNotification: [SERVER,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      DONE,      DONE, GENERAL, DONE],
  updatePassword:     [SERVER, GENERAL, LOST_CHANGE, SIGN_IN, LOST_CHANGE, LOST_CHANGE, DONE, LOST_CHANGE, DONE, GENERAL, LOST_CHANGE],
  requestService:     [SERVER,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      GENERAL,   DONE, GENERAL, GENERAL],
  verifyBypassCode:   [SERVER,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      GENERAL,   DONE, GENERAL, GENERAL],
  getMinyan:          [NOTHING,   NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING,   NOTHING,   'No sign-ups yet', NOTHING, NOTHING],
  addToMinyan:        [SERVER,    SAVE,    SAVE,    SIGN_IN, SAVE,    SAVE,    DONE,      DONE,      DONE, SAVE, DONE],
  removeFromMinyan:   [SAVE,      SAVE,    SAVE,    SAVE,    SAVE,    SAVE,    DONE,      DONE,      DONE, SAVE, DONE],
};

test.use({
  startsAt: IN_SEASON,
  // Nothing here depends on motion, and drawing it takes time.
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: /^(Failed to load resource|The minyan records could not be loaded\.)/,
});

test.beforeEach(async ({ page }) => {
  // These tests are not about the window of the waiver.
  await blockPopups(page);
});

const isWrite = (call: CallName) => calls[call].method !== 'GET' || call === 'logout';

/** Expects that the call is pending after 9 seconds, and moves the clock to the time-out of 15 seconds. */
async function passTimeOut(page: Page, isPending: () => Promise<void>) {
  await page.clock.fastForward(9_000);
  await isPending();
  await page.clock.fastForward(6_000);
}

interface Cell {
  fault: FaultKind;
  result: string;
}

/** Sends the call with the fault, and expects what the member then sees. */
async function expectFault(call: CallName, { fault, result }: Cell, page: Page, app: App, isFirst: boolean) {
  const task = faultTasks[call];
  const sent = () => app.calls(call).length;
  const context = { page, app, fault };
  app.backend.log.length = 0;
  app.backend.fail[call] = fault;
  await (isFirst ? task.send : task.sendAgain)(context);
  await expect.poll(sent, { intervals: [10] }).toBeGreaterThan(0);
  const message = page.getByText(result, { exact: true });
  if (fault === 'timeout')
    await passTimeOut(page, async () => {
      await task.expectPending(context);
      // The text of the fault before is gone, except that a password may have been set (rule: lost-password-answer).
      if (isWrite(call) && !LOST.includes(result)) await expect(message).toHaveCount(0);
    });
  if (result === DONE) {
    await task.expectDone(context);
  } else {
    if (result !== NOTHING) await expect(message.first()).toBeVisible();
    await task.expectKept(context);
  }
  await expect(page.locator('main')).toHaveText(/\S/);
  // SWR may repeat a successful read.
  if (isWrite(call) || fault !== 'missing-fields') expect(sent()).toBe(1);
}

/** Opens the screen, meets the faults one after the other, and expects that the task can be done after the last one. */
async function expectFaults(
  call: CallName,
  cells: readonly Cell[],
  tables: Tables,
  page: Page,
  app: App,
): Promise<string[]> {
  const [first] = cells;
  const last = cells.at(-1);
  if (first === undefined || last === undefined) return [];
  const task = faultTasks[call];
  delete app.backend.fail[call];
  app.backend.restore(structuredClone(tables));
  await page.context().clearCookies();
  await task.prepare({ page, app, fault: first.fault });

  const failures: string[] = [];
  const attempt = async (title: string, run: () => Promise<void>) => {
    await run().catch((error: unknown) => failures.push(`${call}, ${title}: ${String(error)}`));
  };
  for (const cell of cells)
    await attempt(cell.fault, () =>
      test.step(`${call}, ${cell.fault}`, () => expectFault(call, cell, page, app, cell === first)),
    );
  if (last.result === DONE) return failures;
  await attempt(`trying again after ${last.fault}`, async () => {
    const context = { page, app, fault: last.fault };
    app.backend.log.length = 0;
    delete app.backend.fail[call];
    await task.sendAgain(context);
    await task.expectDone(context);
    if (isWrite(call)) expect(app.calls(call)).toHaveLength(1);
  });
  return failures;
}

/**
 * True for a fault after which the member can try again in the same place, so that the next fault follows without a page load:
 * a write that the backend has not performed, or a read that fails like most others of its row. The records are not among
 * them: the page reads them again by itself.
 */
function canRepeat(call: CallName, { fault, result }: Cell): boolean {
  if (isWrite(call)) return result !== DONE && isBlocking(fault);
  return call !== 'getMinyan' && result === table[call][0];
}

/** The kind of each call. Calls of one kind share a page. */
const kinds: Record<CallName, string> = {
  getUser: 'reads of a member',
  getColony: 'reads of a member',
  getMinyan: 'reads of a member',
  login: 'the login and unused links',
  forgot: 'the login and unused links',
  verifyResetToken: 'the login and unused links',
  verifyJoinToken: 'the login and unused links',
  setNewPass: 'links that are used',
  acceptInvitation: 'links that are used',
  updateUser: 'changes of the account',
  updateNotification: 'changes of the account',
  updatePassword: 'changes of the account',
  requestService: 'requests and the log-out',
  verifyBypassCode: 'requests and the log-out',
  logout: 'requests and the log-out',
  addToMinyan: 'sign-ups',
  removeFromMinyan: 'sign-ups',
};

for (const kind of new Set(Object.values(kinds))) {
  test(`${kind}: a member sees each of the eleven faults of each call and can repeat the task`, async ({
    page,
    app,
  }) => {
    // A busy machine needs minutes for the many page loads.
    test.setTimeout(600_000);
    const tables = app.backend.db.snapshot();
    const failures: string[] = [];
    for (const call of callNames.filter((name) => kinds[name] === kind)) {
      const cells = columns.map((fault, index) => ({ fault, result: table[call][index] ?? NOTHING }));
      const inOneGo = cells.filter((cell) => canRepeat(call, cell));
      const alone = cells.filter((cell) => !canRepeat(call, cell));
      for (const group of [inOneGo, ...alone.map((cell) => [cell])])
        failures.push(...(await expectFaults(call, group, tables, page, app)));
    }
    expect(failures.join('\n\n')).toBe('');
  });
}
