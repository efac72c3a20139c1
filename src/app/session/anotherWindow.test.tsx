import { toDay } from '@/domain/day';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { CallName } from '../../../mocks/wire/calls';
import { callsOf } from '../../../test/backend';
import { holdCalls } from '../../../test/holdCalls';
import { addRecord, formActions } from '../../../test/homeCards';
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
import { fillInRequired, submitButton } from '../../../test/requestForm';

const LOGIN = 'Login to Minyan tracker & winterization';

/** A call that a member sends by a press: what happens before it, and the press. */
interface Write {
  name: string;
  call: CallName;
  path: string;
  signedInAs?: string;
  change?: RenderAppOptions['change'];
  prepare?: (app: RenderedApp) => Promise<void>;
  press: (app: RenderedApp) => Promise<void>;
}

const button = (region: string, name: string) =>
  within(screen.getByRole(region)).getAllByRole('button', { name })[0] ?? document.body;

const account: Write = {
  name: 'the personal info',
  call: 'updateUser',
  path: '/account',
  prepare: (app) => enter(app, 'First name', 'Yanky'),
  press: (app) => app.user.click(button('main', 'Update')),
};

const logout: Write = {
  name: 'the logout',
  call: 'logout',
  path: '/policies',
  press: (app) => app.user.click(button('contentinfo', 'Logout')),
};

const writes: Write[] = [
  account,
  logout,
  {
    name: 'a sign-up',
    call: 'addToMinyan',
    path: '/',
    prepare: (app) => formActions(app).enterMen('4'),
    press: (app) => formActions(app).press('Sign up'),
  },
  {
    name: 'a winterization request',
    call: 'requestService',
    path: '/winterize',
    prepare: ({ user }) => fillInRequired(user),
    press: (app) => app.user.click(submitButton()),
  },
];

/** Further forms that keep what is typed when the session ends. */
const otherForms: Write[] = [
  {
    name: 'the password',
    call: 'updatePassword',
    path: '/account',
    prepare: async (app) => {
      await enter(app, 'Old password', 'Shabbos1');
      await enter(app, 'New password', 'Winter26x');
      await enter(app, 'Retype new password', 'Winter26x');
    },
    press: (app) => app.user.click(button('main', 'Update password')),
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
    name: 'a de-winterization request',
    call: 'requestService',
    path: '/dewinterize',
    prepare: ({ user }) => fillInRequired(user),
    press: (app) => app.user.click(submitButton()),
  },
  {
    name: 'a bypass code',
    call: 'verifyBypassCode',
    path: '/winterize',
    signedInAs: 'balance',
    prepare: async (app) => {
      await findField('Or enter your bypass code');
      await enter(app, 'Or enter your bypass code', 'PAID2026');
    },
    press: (app) => app.user.click(screen.getByRole('button', { name: 'Verify code' })),
  },
];

async function open({ path, signedInAs = 'demo', change, prepare }: Omit<Write, 'name' | 'call' | 'press'>) {
  const app = renderApp({ path, signedInAs, change });
  await app.settled();
  await prepare?.(app);
  return app;
}

// jsdom opens no windows. The winterization opens the waiver.
window.open = () => null;

const holdReadsOfMember = () => holdCalls(/^\/api\/user$/);

describe.each(writes)('$name', (write) => {
  const { call, press } = write;

  it('is not sent once another member has logged in in another window', async () => {
    const app = await open(write);
    await app.signInElsewhere('cottage');
    const letThrough = holdReadsOfMember();
    app.announceSessionChange();
    await press(app);
    letThrough();
    await app.idle();
    expect(callsOf(app.backend, call)).toEqual([]);
  });

  it('is not sent by a page that was in the back/forward cache while another member logged in', async () => {
    const app = await open(write);
    await app.signInElsewhere('cottage');
    app.announceSessionChange({ isCached: true });
    await press(app);
    await app.idle();
    expect(callsOf(app.backend, call)).toEqual([]);
  });

  it('is sent once the member has been read, if the same member has logged in again', async () => {
    const app = await open(write);
    await app.signInElsewhere('demo');
    const letThrough = holdReadsOfMember();
    app.announceSessionChange();
    await press(app);
    await app.idle();
    expect(callsOf(app.backend, call)).toEqual([]);
    letThrough();
    await waitFor(() => expect(callsOf(app.backend, call)).toHaveLength(1));
    await app.idle();
  });

  it('is not sent while the member cannot be read; the error is shown, and the next press sends it', async () => {
    const app = await open(write);
    app.backend.fail.getUser = '500-plain';
    app.announceSessionChange();
    await press(app);
    await waitFor(() => expect(alerts()).toHaveLength(1));
    expect(callsOf(app.backend, call)).toEqual([]);
    app.backend.fail = {};
    await press(app);
    await waitFor(() => expect(callsOf(app.backend, call)).toHaveLength(1));
    await app.idle();
  });
});

describe.each([...writes, ...otherForms].filter(({ prepare }) => prepare))(
  '$name at the end of the session',
  (write) => {
    const { call, signedInAs = 'demo', press } = write;

    async function refuse() {
      const app = await open(write);
      app.backend.endSessions();
      await press(app);
      return { app, dialog: await screen.findByRole('dialog', { name: 'Please sign in again' }) };
    }

    it('can be sent by the same member who has signed in again', async () => {
      const { app, dialog } = await refuse();
      await signIn(app, signedInAs);
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await press(app);
      await waitFor(() => expect(callsOf(app.backend, call).map(({ status }) => status)).toEqual([401, 200]));
      await app.idle();
    });

    it('is dropped, with all data of its member, when another member signs in', async () => {
      const { app, dialog } = await refuse();
      await signIn(app, 'cottage');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await app.idle();
      expect(document.body.outerHTML).not.toMatch(
        /Yaakov|Yanky|Rosenberg|Hillel|Pine Hollow|Winter26x|PAID2|4812/,
      );
      expect(callsOf(app.backend, call)).toHaveLength(1);
    });
  },
);

it('after a login of another member the account page shows that member, and nothing that the first has typed or sent', async () => {
  const app = await open(account);
  const letThrough = holdCalls('/api/user/update');
  await account.press(app);
  await app.signInElsewhere('cottage');
  app.announceSessionChange();
  expect(await findHeading('Tuvia Unger')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Tuvia');
  expect(alerts()).toEqual([]);
  app.backend.fail.getUser = '500-plain';
  letThrough();
  await app.idle();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tuvia Unger');
  expect(document.body.outerHTML).not.toMatch(/Yaakov|Rosenberg|Yanky/);
});

it.each([
  ['at once', false],
  ['at the next press if the page was in the back/forward cache', true],
])('over unsaved input, a logout in another window opens the sign-in dialog %s', async (_when, isCached) => {
  const app = await open(account);
  await app.logOutElsewhere();
  app.announceSessionChange({ isCached });
  if (isCached) await account.press(app);
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  expect(callsOf(app.backend, 'updateUser')).toEqual([]);
  await signIn(app);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByLabelText('First name')).toHaveValue('Yanky');
  await account.press(app);
  expect(await screen.findByText('Your account info has been updated')).toBeVisible();
});

it('a login and a logout in another window change the screen if nothing is typed', async () => {
  const app = renderApp({ path: '/account' });
  await findHeading(LOGIN);
  await app.signInElsewhere('cottage');
  app.announceSessionChange();
  expect(await findHeading('Tuvia Unger')).toBeVisible();
  await app.logOutElsewhere();
  app.announceSessionChange();
  expect(await findHeading(LOGIN)).toBeVisible();
});

it('a page that returns from the back/forward cache shows who has signed in meanwhile, even if it has just read the member', async () => {
  const app = renderApp({ path: '/account', dedupingInterval: 60_000 });
  await findHeading(LOGIN);
  const comeBack = async () => {
    app.announceSessionChange({ isCached: true });
    await app.idle();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  await app.signInElsewhere('demo');
  await comeBack();
  expect(await findHeading('Yaakov Rosenberg')).toBeVisible();
  await app.signInElsewhere('cottage');
  await comeBack();
  expect(await findHeading('Tuvia Unger')).toBeVisible();
  await app.settled();
});

it('a login and a logout change the session mark, which tells other windows', async () => {
  const app = renderApp({ path: '/policies' });
  const mark = () => localStorage.getItem('session-mark');
  const before = mark();
  await signIn(app);
  await findHeading('Policies');
  const between = mark();
  expect(between).not.toBe(before);
  await logout.press(app);
  await waitFor(() => expect(mark()).not.toBe(between));
  await app.idle();
});
