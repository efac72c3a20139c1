import { toDay } from '@/domain/day';
import { screen, waitFor, within } from '@testing-library/react';
import { type FaultKind, isBlocking } from '../../mocks/faults/faults';
import { type CallName, callNames, calls } from '../../mocks/wire/calls';
import { callsOf } from '../../test/backend';
import { addRecord, formActions } from '../../test/homeCards';
import {
  enter,
  findHeading,
  renderApp,
  type RenderAppOptions,
  type RenderedApp,
  submitButton,
} from '../../test/renderApp';
import { fillInRequired } from '../../test/requestForm';

// What a visitor or member sees when a call fails, for each call and each failure of `faults`.

/** What a visitor or member does, so that the page sends the call. */
interface Task {
  path: string;
  /** The member who is signed in. */
  member?: string;
  change?: RenderAppOptions['change'];
  /** The typed text of each field, keyed by the label. */
  typed?: Record<string, string>;
  /** What else happens before the call is sent. */
  prepare?: (app: RenderedApp) => Promise<void>;
  /** Sends the call. Left out if the page sends the call when it opens. */
  press?: (app: RenderedApp) => Promise<void>;
  /** Sends a failed read again. */
  again?: (app: RenderedApp) => Promise<void>;
  /** Resolves once the page shows that the task is done. */
  done: () => Promise<unknown>;
}

const click = (name: string) => async (app: RenderedApp) =>
  app.user.click(await screen.findByRole('button', { name }));
const tryAgain = click('Try again');
const text = (words: string | RegExp) => () => screen.findByText(words);
const heading = (name: string) => () => findHeading(name);
const button = (name: string) => () => screen.findAllByRole('button', { name });
const send = (label: string) => async (app: RenderedApp) => {
  await waitFor(() => expect(submitButton(label)).toBeEnabled());
  await app.user.click(submitButton(label));
};

const account = { path: '/account', member: 'demo' };
const passwords = { 'New password': 'Winter26x', 'Retype password': 'Winter26x' };
const oneCard: RenderAppOptions['change'] = ({ db }) => db.holidays.remove(() => true);

const tasks: Record<CallName, Task> = {
  getUser: { path: '/', member: 'demo', done: heading('Welcome Yaakov Rosenberg') },
  getColony: { path: '/policies', member: 'demo', again: tryAgain, done: text('Pine Hollow') },
  getMinyan: {
    path: '/units-open',
    member: 'demo',
    again: (app) => app.comeBack(),
    done: text('Zalman Weiss'),
  },
  login: {
    path: '/login',
    typed: { 'Email address': 'demo', Password: 'Shabbos1' },
    press: send('Password'),
    done: heading('Welcome Yaakov Rosenberg'),
  },
  logout: {
    ...account,
    press: (app) =>
      app.user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Logout' })),
    done: heading('Experience superior property care'),
  },
  verifyResetToken: { path: '/reset/reset-valid', again: tryAgain, done: button('Set password') },
  setNewPass: {
    path: '/reset/reset-valid',
    typed: passwords,
    press: send('New password'),
    done: heading('Welcome Yaakov Rosenberg'),
  },
  forgot: {
    path: '/forgot',
    typed: { 'Email address': 'demo@example.com' },
    press: send('Email address'),
    done: text('Check your email for a link to set your password.'),
  },
  verifyJoinToken: { path: '/join/join-valid', again: tryAgain, done: button('Create account') },
  acceptInvitation: {
    path: '/join/join-valid',
    typed: { Username: 'newcomer', Password: 'Winter26x', 'Retype password': 'Winter26x' },
    press: send('Username'),
    done: heading('Welcome Shmuel Newman'),
  },
  updateUser: {
    ...account,
    typed: { 'First name': 'Chaim', Phone: '845-555-0199' },
    press: send('First name'),
    done: text('Your account info has been updated'),
  },
  updateNotification: {
    ...account,
    prepare: ({ user }) => user.selectOptions(screen.getByLabelText('Notification method'), 'T'),
    press: send('Notification method'),
    done: text('Your notification settings have been updated'),
  },
  updatePassword: {
    ...account,
    typed: { 'Old password': 'Shabbos1', 'New password': 'Winter26x', 'Retype new password': 'Winter26x' },
    press: send('Old password'),
    done: text('Your password has been updated'),
  },
  requestService: {
    path: '/winterize',
    member: 'demo',
    prepare: ({ user }) => fillInRequired(user),
    press: click('Submit'),
    done: button('Submitted Successfully'),
  },
  verifyBypassCode: {
    path: '/winterize',
    member: 'balance',
    typed: { 'Or enter your bypass code': 'PAID2026' },
    press: click('Verify code'),
    done: () => screen.findByLabelText('Combination code'),
  },
  addToMinyan: {
    path: '/',
    member: 'demo',
    change: oneCard,
    prepare: (app) => formActions(app).enterMen('4'),
    press: (app) => formActions(app).press('Sign up'),
    done: button('Edit'),
  },
  removeFromMinyan: {
    path: '/',
    member: 'demo',
    change: (backend) => {
      oneCard(backend);
      addRecord(backend, { id: 'own', day: toDay('2026-11-14'), peopleCount: 2 });
    },
    prepare: async (app) => {
      await formActions(app).press('Edit');
      await formActions(app).enterMen('0');
    },
    press: (app) => formActions(app).press('Update'),
    done: button('Sign up'),
  },
};

// The texts that the page shows. The backend sends OFFICE and SIGN_IN.
const OFFICE = 'The office computer is having trouble. Please try again in a few minutes.';
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
/** The heading of the landing page: the page takes the member for a visitor. */
const LANDING = 'Experience superior property care';
/** No error: the screen shows a spinner (rule: records-failure). */
const SPINNER = 'Loading';
/** The task is done, as if the call had not failed. */
const DONE = 'done';

const faults = [
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

type Row = readonly [string, string, string, string, string, string, string, string, string, string, string];

// prettier-ignore
const table: Record<CallName, Row> = {
  //                    500        plain    502      401      dropped  timeout  empty      malformed  missing  redirect  done-dropped
  getUser:            [LANDING,   LANDING, LANDING, LANDING, LANDING, LANDING, LANDING,   LANDING,   'Welcome', LANDING, LANDING],
  getColony:          [COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY, COMMUNITY],
  login:              [OFFICE,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      DONE,      DONE, NO_SESSION, GENERAL],
  logout:             [LOGOUT,   LOGOUT, LOGOUT, LOGOUT, LOGOUT, LOGOUT, DONE,      DONE,      DONE, DONE, LOGOUT],
  verifyResetToken:   [UNCHECKED, UNCHECKED, UNCHECKED, BAD_LINK, UNCHECKED, UNCHECKED, UNCHECKED, UNCHECKED, DONE, BAD_LINK, UNCHECKED],
  setNewPass:         [OFFICE, GENERAL, LOST_RESET, SIGN_IN, LOST_RESET, LOST_RESET, DONE, DONE, DONE, GENERAL, DONE],
  forgot:             [OFFICE,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      GENERAL,   DONE, GENERAL, GENERAL],
  verifyJoinToken:    [UNCHECKED, UNCHECKED, UNCHECKED, BAD_LINK, UNCHECKED, UNCHECKED, UNCHECKED, UNCHECKED, DONE, BAD_LINK, UNCHECKED],
  acceptInvitation:   [OFFICE, GENERAL, LOST_JOIN, SIGN_IN, LOST_JOIN, LOST_JOIN, DONE, DONE, DONE, GENERAL, DONE],
  updateUser:         [OFFICE,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      DONE,      DONE, GENERAL, DONE],
  updateNotification: [OFFICE,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      DONE,      DONE, GENERAL, DONE],
  updatePassword:     [OFFICE, GENERAL, LOST_CHANGE, SIGN_IN, LOST_CHANGE, LOST_CHANGE, DONE, LOST_CHANGE, DONE, GENERAL, LOST_CHANGE],
  requestService:     [OFFICE,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      GENERAL,   DONE, GENERAL, GENERAL],
  verifyBypassCode:   [OFFICE,    GENERAL, GENERAL, SIGN_IN, GENERAL, GENERAL, DONE,      GENERAL,   DONE, GENERAL, GENERAL],
  getMinyan:          [SPINNER,   SPINNER, SPINNER, SPINNER, SPINNER, SPINNER, SPINNER,   SPINNER,   'No sign-ups yet', SPINNER, SPINNER],
  addToMinyan:        [OFFICE,    SAVE,    SAVE,    SIGN_IN, SAVE,    SAVE,    DONE,      DONE,      DONE, SAVE, DONE],
  removeFromMinyan:   [SAVE,      SAVE,    SAVE,    SAVE,    SAVE,    SAVE,    DONE,      DONE,      DONE, SAVE, DONE],
};

// jsdom opens no windows. A winterization opens the waiver.
window.open = () => null;

/** What the fields of the page show. */
const shown = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
    ({ type, checked, value }) => (type === 'checkbox' || type === 'radio' ? checked : value),
  );

const startingWith = (result: string) => new RegExp(`^${result.replaceAll(/[.()]/g, '\\$&')}`);

async function expectResult(result: string, { done }: Task) {
  if (result === DONE) await done();
  else if (result === SPINNER) await screen.findByRole('status', { name: SPINNER });
  else await screen.findAllByText(startingWith(result));
}

describe.each(callNames)('%s', (call) => {
  const task = tasks[call];
  const { path, member, change, typed = {}, prepare, press, again } = task;
  const isRead = calls[call].method === 'GET' && press === undefined;

  test.each(faults.map((fault, index) => [fault, table[call][index] ?? DONE] as const))(
    'that ends with %s shows: %s',
    async (fault, result) => {
      if (call === 'getMinyan') expectConsole(/The minyan records could not be loaded/);
      const app = renderApp({
        path,
        ...(member !== undefined && { signedInAs: member }),
        change: (backend) => {
          change?.(backend);
          if (isRead) backend.fail[call] = fault;
        },
        fakeTimers: fault === 'timeout',
      });
      const { backend } = app;
      const passTimeOut = async () => {
        await waitFor(() => expect(callsOf(backend, call)).toHaveLength(1));
        await app.later(15_000);
      };
      if (press === undefined) {
        if (fault === 'timeout') await passTimeOut();
        else if (result === SPINNER) await app.idle();
        await expectResult(result, task);
        if (result === DONE || again === undefined || result === BAD_LINK) return;
        backend.fail = {};
        await again(app);
        await task.done();
        return;
      }
      await app.settled();
      if (typed['Or enter your bypass code'] !== undefined)
        await screen.findByLabelText('Or enter your bypass code');
      for (const [label, value] of Object.entries(typed)) await enter(app, label, value);
      await prepare?.(app);
      const before = shown();
      backend.fail[call] = fault;
      await press(app);
      if (fault === 'timeout') await passTimeOut();
      await expectResult(result, task);
      expect(callsOf(backend, call)).toHaveLength(1);
      if (result === DONE) return;
      expect(shown()).toEqual(before);
      if (!isBlocking(fault)) return;
      backend.fail = {};
      await press(app);
      await task.done();
      expect(callsOf(backend, call)).toHaveLength(2);
      await app.idle();
    },
  );
});
