import { toDay } from '@/domain/day';
import { screen, waitFor, within } from '@testing-library/react';
import type { CallName } from '../../../mocks/wire/calls';
import { callsOf } from '../../../test/backend';
import { holdCalls } from '../../../test/holdCalls';
import { formActions } from '../../../test/homeCards';
import {
  alerts,
  enter,
  findField,
  findHeading,
  renderApp,
  type RenderAppOptions,
  type RenderedApp,
  signIn,
} from '../../../test/renderApp';
import { addRecord } from '../../../test/renderEvent';
import { fillInRequired } from '../../../test/requestForm';

const LOGIN = 'Login to Minyan tracker & winterization';

/** Every write of a member: how to prepare it, and the press that sends it. */
interface Write {
  name: string;
  call: CallName;
  path: string;
  member?: string;
  change?: RenderAppOptions['change'];
  prepare?: (app: RenderedApp) => Promise<void>;
  press: (app: RenderedApp) => Promise<void>;
}

const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => (app: RenderedApp) => app.user.click(button(name));
const part = (name: string) => within(screen.getByRole('region', { name }));

const writes: Write[] = [
  {
    name: 'the personal info',
    call: 'updateUser',
    path: '/account',
    prepare: (app) => enter(app, 'First name', 'Yanky'),
    press: (app) => app.user.click(part('Personal Info').getByRole('button', { name: 'Update' })),
  },
  {
    name: 'the password',
    call: 'updatePassword',
    path: '/account',
    prepare: async (app) => {
      await enter(app, 'Old password', 'Shabbos1');
      await enter(app, 'New password', 'Winter26x');
      await enter(app, 'Retype new password', 'Winter26x');
    },
    press: click('Update password'),
  },
  { name: "'Save' of the notifications", call: 'updateNotification', path: '/account', press: click('Save') },
  {
    name: "'Disable' of the notifications",
    call: 'updateNotification',
    path: '/account',
    press: click('Disable'),
  },
  {
    name: "'Enable' of the notifications",
    call: 'updateNotification',
    path: '/account',
    change: ({ db }) => db.members.update(({ username }) => username === 'demo', { notifications: 'N' }),
    press: click('Enable'),
  },
  {
    name: 'a sign-up',
    call: 'addToMinyan',
    path: '/',
    prepare: (app) => formActions(app).enterMen('4'),
    press: (app) => formActions(app).press('Sign up'),
  },
  {
    name: 'a removal',
    call: 'removeFromMinyan',
    path: '/',
    change: (backend) => addRecord(backend, { id: 'own', day: toDay('2026-11-14'), peopleCount: 2 }),
    prepare: async (app) => {
      await formActions(app).press('Edit');
      await formActions(app).enterMen('0');
    },
    press: (app) => formActions(app).press('Update'),
  },
  {
    name: 'a winterization request',
    call: 'requestService',
    path: '/winterize',
    prepare: ({ user }) => fillInRequired(user),
    press: click('Submit'),
  },
  {
    name: 'a de-winterization request',
    call: 'requestService',
    path: '/dewinterize',
    prepare: ({ user }) => fillInRequired(user),
    press: click('Submit'),
  },
  {
    name: 'a bypass code',
    call: 'verifyBypassCode',
    path: '/winterize',
    member: 'balance',
    prepare: (app) => enter(app, 'Or enter your bypass code', 'PAID2026'),
    press: click('Verify code'),
  },
  {
    name: 'the logout',
    call: 'logout',
    path: '/policies',
    press: (app) =>
      app.user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Logout' })),
  },
];

async function open({ path, member = 'demo', change, prepare }: Write) {
  const app = renderApp({ path, signedInAs: member, change });
  await app.settled();
  if (member === 'balance') await findField('Or enter your bypass code');
  await prepare?.(app);
  return app;
}

// jsdom opens no windows. The winterization opens the waiver.
window.open = () => null;

const holdReadsOfMember = () => holdCalls(/^\/api\/user$/);

describe.each(writes)('$name', (write) => {
  const { call, member = 'demo', press } = write;

  it('is not sent for a member who has logged in in another window', async () => {
    const app = await open(write);
    await app.signInElsewhere('cottage');
    const letThrough = holdReadsOfMember();
    app.announceLogin();
    await press(app);
    letThrough();
    await app.idle();
    expect(callsOf(app.backend, call)).toEqual([]);
  });

  it('is not sent by a page that has heard of nothing while it was asleep', async () => {
    const app = await open(write);
    await app.signInElsewhere('cottage');
    app.announceLogin({ isAsleep: true });
    await press(app);
    await app.idle();
    expect(callsOf(app.backend, call)).toEqual([]);
  });

  it('is sent once the member has been read, if the same member has logged in again', async () => {
    const app = await open(write);
    await app.signInElsewhere(member);
    const letThrough = holdReadsOfMember();
    app.announceLogin();
    await press(app);
    await app.idle();
    expect(callsOf(app.backend, call)).toEqual([]);
    letThrough();
    await waitFor(() => expect(callsOf(app.backend, call)).toHaveLength(1));
    await app.idle();
  });

  it('is not sent, and says so, while the member cannot be read', async () => {
    const app = await open(write);
    app.backend.fail.getUser = '500-plain';
    app.announceLogin();
    await press(app);
    await waitFor(() => expect(alerts()).toHaveLength(1));
    expect(callsOf(app.backend, call)).toEqual([]);
    app.backend.fail = {};
    await press(app);
    await waitFor(() => expect(callsOf(app.backend, call)).toHaveLength(1));
    await app.idle();
  });
});

describe.each(writes.filter(({ prepare }) => prepare))('$name at the end of the session', (write) => {
  const { call, member = 'demo', press } = write;

  async function refuse() {
    const app = await open(write);
    app.backend.endSessions();
    await press(app);
    return { app, dialog: await screen.findByRole('dialog', { name: 'Please sign in again' }) };
  }

  it('can be sent by the same member who has signed in again', async () => {
    const { app, dialog } = await refuse();
    await signIn(app, member);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await press(app);
    await waitFor(() => expect(callsOf(app.backend, call).map(({ status }) => status)).toEqual([401, 200]));
    await app.idle();
  });

  it('is dropped, with all data of its member, when another one signs in', async () => {
    const { app, dialog } = await refuse();
    await signIn(app, 'cottage');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await app.idle();
    expect(document.body.outerHTML).not.toMatch(/Yaakov|Rosenberg|Pine Hollow|Winter26x|PAID2026|4812/);
    expect(callsOf(app.backend, call)).toHaveLength(1);
  });
});

const account = writes.find(({ call }) => call === 'updateUser');
if (account === undefined) throw new Error('There is no form for the personal info.');

it("becomes the other member's page, without what the first one has typed", async () => {
  const app = await open(account);
  await app.signInElsewhere('cottage');
  app.announceLogin();
  expect(await findHeading('Tuvia Unger')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Tuvia');
  expect(alerts()).toEqual([]);
});

it('asks the member to sign in again over unsaved input after a log-out in another window', async () => {
  const app = await open(account);
  await app.logOutElsewhere();
  app.announceLogin();
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  await signIn(app);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByLabelText('First name')).toHaveValue('Yanky');
  await account.press(app);
  expect(await screen.findByText('Your account info has been updated')).toBeVisible();
});

it('keeps the input of a write that was pressed after a log-out in another window', async () => {
  const app = await open(account);
  await app.logOutElsewhere();
  app.announceLogin({ isAsleep: true });
  await account.press(app);
  await screen.findByRole('dialog', { name: 'Please sign in again' });
  expect(screen.getByLabelText('First name')).toHaveValue('Yanky');
  expect(callsOf(app.backend, 'updateUser')).toEqual([]);
});

it('shows the login screen after a log-out in another window, if nothing is typed', async () => {
  const app = renderApp({ path: '/policies', signedInAs: 'demo' });
  await findHeading('Policies');
  await app.logOutElsewhere();
  app.announceLogin();
  expect(await findHeading(LOGIN)).toBeVisible();
});

it('shows the page of a member who logs in in another window in place of the login screen', async () => {
  const app = renderApp({ path: '/account' });
  await findHeading(LOGIN);
  await app.signInElsewhere('cottage');
  app.announceLogin();
  expect(await findHeading('Tuvia Unger')).toBeVisible();
});

it("does not show one member's accepted change on the page of another", async () => {
  const app = await open(account);
  const letThrough = holdCalls('/api/user/update');
  await account.press(app);
  await app.signInElsewhere('cottage');
  app.announceLogin();
  expect(await findHeading('Tuvia Unger')).toBeVisible();
  app.backend.fail.getUser = '500-plain';
  letThrough();
  await app.idle();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tuvia Unger');
});

it.each([
  ['a login', '/login', (app: RenderedApp) => signIn(app)],
  ['a log-out', '/policies', (app: RenderedApp) => writes.at(-1)?.press(app)],
])('tells other windows of %s', async (_what, path, press) => {
  const app = renderApp({ path, ...(path === '/policies' && { signedInAs: 'demo' }) });
  await app.settled();
  const mark = localStorage.getItem('session-mark');
  await press(app);
  await waitFor(() => expect(localStorage.getItem('session-mark')).not.toBe(mark));
  await app.idle();
});
