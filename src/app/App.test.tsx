import { act, screen, waitFor, within } from '@testing-library/react';
import { createBuilders } from '../../mocks/data/builders';
import type { FaultKind } from '../../mocks/faults/faults';
import { bodiesOf, callsOf } from '../../test/backend';
import { holdCalls } from '../../test/holdCalls';
import { recordChanges } from '../../test/recordChanges';
import {
  alerts,
  enter,
  field,
  findField,
  findHeading,
  renderApp,
  type RenderAppOptions,
  type RenderedApp,
  signIn,
  submitButton,
} from '../../test/renderApp';
import { fillInRequired } from '../../test/requestForm';
import { toDay } from '../domain/day';

const LOGIN = 'Login to Minyan tracker & winterization';
const GENERAL = 'Something went wrong. Please try again.';
const OFFICE = 'The office computer is having trouble. Please try again in a few minutes.';
const COMMUNITY = "We could not load your community's information.";

/** The upcoming Shabbos at the time of these tests. */
const SHABBOS = toDay('2026-11-14');

const refreshFaults: FaultKind[] = ['500', '500-plain', '502-html', 'dropped', 'empty', 'malformed'];

/** Opens the account screen of a member. */
async function openAccount(options: RenderAppOptions = {}) {
  const app = renderApp({ path: '/account', signedInAs: 'demo', ...options });
  await findField('First name');
  return app;
}

const typeName = (app: RenderedApp) => enter(app, 'First name', 'Yaakov ben Moshe');

const dialog = () => screen.queryByRole('dialog', { name: 'Please sign in again' });
const findDialog = () => screen.findByRole('dialog', { name: 'Please sign in again' });

/** Ends the session while the form has unsaved input, and lets the page notice it. Returns the sign-in dialog. */
async function endSessionWhileTyping(app: RenderedApp) {
  await typeName(app);
  app.backend.endSessions();
  await app.comeBack();
  return findDialog();
}

/** Answers `GET /api/user` with a response that the emulated backend cannot send. */
function answerUserWith(answer: () => Response) {
  const { fetch } = globalThis;
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      typeof input === 'string' && input.startsWith('/api/user?')
        ? Promise.resolve(answer())
        : fetch(input, init),
    );
}

/** Ends the session. From now on the backend redirects to '/login' wherever it would answer 401. */
function endSessionByRedirects({ backend }: Pick<RenderedApp, 'backend'>) {
  backend.endSessions();
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await fetch(input, init);
    return answer.status === 401
      ? new Response(null, { status: 302, headers: { Location: '/login' } })
      : answer;
  });
}

afterEach(() => jest.restoreAllMocks());

describe('the first load', () => {
  test.each<FaultKind>([...refreshFaults, '401'])(
    'shows the login screen when reading the user fails with %s',
    async (fault) => {
      const app = renderApp({ path: '/account', signedInAs: 'demo', fail: { getUser: fault } });
      expect(await findHeading(LOGIN)).toBeVisible();
      expect(alerts()).toEqual([]);
      expect(callsOf(app.backend, 'getUser')).toHaveLength(1);
    },
  );

  test.each([
    ['null', 'null'],
    ['an empty object', '{}'],
    ['a list', '[]'],
    ['a text', '"demo"'],
    ['HTML', '<!doctype html><p>Welcome</p>'],
    ['a user without an id', '{"first_name":"Sam"}'],
    ['an error', '{"error":"Please sign in."}'],
  ])('shows the login screen when the answer with status 200 is %s', async (_what, body) => {
    answerUserWith(() => new Response(body));
    renderApp({ path: '/account', signedInAs: 'demo' });
    expect(await findHeading(LOGIN)).toBeVisible();
  });

  test('shows the login screen after 15 seconds without an answer, not before', async () => {
    const app = renderApp({
      path: '/account',
      signedInAs: 'demo',
      fail: { getUser: 'timeout' },
      fakeTimers: true,
    });
    await app.later(14_000);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    await app.later(1_500);
    expect(await findHeading(LOGIN)).toBeVisible();
  });

  test('shows an error for a community without any field', async () => {
    renderApp({ path: '/policies', signedInAs: 'demo', fail: { getColony: 'missing-fields' } });
    expect(await screen.findByText(COMMUNITY)).toBeVisible();
  });

  test('stores for the next visit that someone signed in, but not who', async () => {
    const app = renderApp({ path: '/login' });
    await signIn(app);
    await findHeading(/Yaakov/);
    const stored = Object.entries(localStorage).filter(([key]) => !key.startsWith('__msw'));
    expect(Object.fromEntries(stored)).toEqual({
      'was-signed-in': '1',
      'session-mark': expect.stringMatching(/^0\.\d+$/),
    });
  });
});

describe('a community that cannot be loaded', () => {
  test.each(['/', '/policies', '/contact', '/winterize', '/dewinterize', '/units-open'])(
    'at %s keeps the member signed in, shows an error and can be loaded again',
    async (path) => {
      const app = renderApp({ path, signedInAs: 'demo', fail: { getColony: '500' } });
      expect(await screen.findByText(COMMUNITY)).toBeVisible();
      expect(screen.getAllByRole('button', { name: 'Logout' })).toHaveLength(2);
      expect(screen.getAllByText(COMMUNITY)).toHaveLength(1);
      app.backend.fail = {};
      await app.user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByText(COMMUNITY)).toBeNull());
      await app.settled();
      expect(alerts()).toEqual([]);
    },
  );

  test.each<FaultKind>([...refreshFaults, '401'])(
    'shows the error when the call fails with %s',
    async (fault) => {
      renderApp({ path: '/policies', signedInAs: 'demo', fail: { getColony: fault } });
      expect(await screen.findByText(COMMUNITY)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  );

  test('shows the error again when the second try fails', async () => {
    const app = renderApp({ path: '/policies', signedInAs: 'demo', fail: { getColony: '502-html' } });
    await screen.findByText(COMMUNITY);
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(COMMUNITY)).toBeVisible();
    expect(callsOf(app.backend, 'getColony')).toHaveLength(2);
  });

  test('does not affect a screen that does not need it', async () => {
    const app = renderApp({ path: '/account', signedInAs: 'demo', fail: { getColony: '500' } });
    expect(await findField('First name')).toHaveValue('Yaakov');
    await app.settled();
    expect(screen.queryByText(COMMUNITY)).toBeNull();
  });
});

describe('a refresh that fails without a refusal', () => {
  test('keeps the member signed in, with their data, in whatever way it fails', async () => {
    const app = await openAccount();
    await typeName(app);
    for (const fault of refreshFaults) {
      app.backend.fail.getUser = fault;
      await app.comeBack();
      await waitFor(() => expect(callsOf(app.backend, 'getUser').at(-1)).toMatchObject({ fault }));
      await app.idle();
      expect(field('First name')).toHaveValue('Yaakov ben Moshe');
      expect(dialog()).toBeNull();
      expect(alerts()).toEqual([]);
      expect(screen.getAllByRole('button', { name: 'Logout' })).toHaveLength(2);
    }
  });

  test('keeps the member signed in when the answer is null', async () => {
    const app = await openAccount();
    const fetch = answerUserWith(() => new Response('null'));
    await app.comeBack();
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    await app.idle();
    expect(field('First name')).toHaveValue('Yaakov');
  });
});

describe('the community (rule: community-again)', () => {
  const reads = (app: ReturnType<typeof renderApp>) => callsOf(app.backend, 'getColony').length;

  test('is read again every quarter of an hour, also after a failure', async () => {
    const app = renderApp({ signedInAs: 'demo', path: '/policies', fakeTimers: true });
    await findHeading('Policies');
    const before = reads(app);
    app.backend.fail.getColony = '500';
    await app.later(16 * 60_000);
    await waitFor(() => expect(reads(app)).toBeGreaterThan(before));
    app.backend.fail = {};
    app.backend.db.colonies.update(() => true, { name: 'Spruce Hill' });
    await app.later(16 * 60_000);
    expect(await screen.findByText('Spruce Hill')).toBeVisible();
  });

  test('is read again at midnight', async () => {
    const now = '2026-11-10T23:58:30-05:00';
    const app = renderApp({ signedInAs: 'demo', path: '/policies', now, fakeTimers: true });
    await findHeading('Policies');
    app.backend.db.colonies.update(() => true, { name: 'Spruce Hill' });
    await app.later(60_000);
    expect(screen.queryByText('Spruce Hill')).toBeNull();
    await app.later(60_000);
    expect(await screen.findByText('Spruce Hill')).toBeVisible();
  });

  test('is read again for the next week, on a home that has stayed visible for eight days', async () => {
    const app = renderApp({ signedInAs: 'demo', now: '2026-11-10T10:00:00-05:00', fakeTimers: true });
    expect(await screen.findByRole('region', { name: /^Summary of .*תולדות/ })).toBeVisible();
    app.backend.db.colonies.update(() => true, { mikvahOpenAt: [toDay('2026-11-21')] });
    jest.setSystemTime(Date.parse('2026-11-18T10:00:00-05:00'));
    await app.later(61_000);
    const summary = await screen.findByRole('region', { name: /^Summary of .*ויצא/ });
    await waitFor(() => expect(summary).toHaveTextContent('MikvahOpen'));
  });
});

describe('while reads keep failing', () => {
  const MINUTE = 60_000;
  const outdated = () => screen.queryByText(/^Not updated since/);

  async function openFailing(options: RenderAppOptions) {
    const app = renderApp({ signedInAs: 'demo', scenario: 'empty', fakeTimers: true, ...options });
    await app.settled();
    await app.later(MINUTE);
    app.backend.fail = { getUser: '500', getMinyan: 'dropped' };
    expectConsole(/The minyan records could not be loaded/);
    return app;
  }

  test.each([
    ['/', 'Welcome Newly Rosenberg'],
    ['/units-open', 'Units open'],
  ])(
    'at %s the page reads again every minute and says since when it is not updated',
    async (path, heading) => {
      const app = await openFailing({ path });
      const shown: (HTMLElement | null)[] = [];
      for (let minute = 1; minute <= 8; minute += 1) {
        app.backend.log.length = 0;
        await app.later(MINUTE);
        await app.idle();
        expect(callsOf(app.backend, 'getUser')).toHaveLength(1);
        expect(callsOf(app.backend, 'getMinyan')).toHaveLength(1);
        shown.push(outdated());
      }
      expect(shown[0]).toBeNull();
      // One element with one text, so that it is not announced at each read.
      expect(new Set(shown.slice(2))).toEqual(new Set([outdated()]));
      expect(outdated()).toHaveTextContent('Not updated since 10:01 am.');
      expect(outdated()).toHaveRole('status');
      expect(alerts()).toEqual([]);

      app.backend.db.members.update(({ username }) => username === 'demo', { firstName: 'Newly' });
      app.backend.fail = {};
      await app.later(MINUTE);
      await waitFor(() => expect(outdated()).toBeNull());
      expect(await findHeading(heading)).toBeVisible();
    },
  );

  test('the status names the day after midnight, in the time zone of the community', async () => {
    const app = await openFailing({ now: '2026-11-10T23:57:00-05:00' });
    await app.later(3 * MINUTE);
    await app.later(3 * MINUTE);
    expect(await screen.findByText('Not updated since Tuesday 11:58 pm.')).toBeVisible();
  });

  test.each([
    ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
    ['the page is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('the home reads at once when %s', async (_event, dispatch) => {
    const app = await openFailing({});
    await app.later(MINUTE);
    await app.idle();
    app.backend.fail = {};
    app.backend.log.length = 0;
    act(() => void dispatch());
    await app.later(1000);
    await app.idle();
    expect(app.backend.log.map(({ call }) => call)).toEqual(expect.arrayContaining(['getUser', 'getMinyan']));
  });

  test('a hidden page does not read again', async () => {
    const app = await openFailing({});
    await app.later(MINUTE);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await app.later(MINUTE);
    const sent = app.backend.log.length;
    await app.later(5 * MINUTE);
    expect(app.backend.log).toHaveLength(sent);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    await app.later(MINUTE);
    await waitFor(() => expect(app.backend.log.length).toBeGreaterThan(sent));
  });

  test('the home reads again when it is shown after a read has failed while it was hidden', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expectConsole(/The minyan records could not be loaded/);
    const letThrough = holdCalls('/api/minyan');
    const app = renderApp({ signedInAs: 'demo', fakeTimers: true, fail: { getMinyan: '500' } });
    await findHeading(/Yaakov Rosenberg/);
    letThrough();
    await waitFor(() => expect(callsOf(app.backend, 'getMinyan')).toHaveLength(1));
    await app.idle();
    app.backend.fail = {};
    await app.later(2000);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await app.later(MINUTE);
    expect(await screen.findAllByText('You are not signed up')).not.toEqual([]);
  });

  test.each(['/', '/contact'])(
    'a visitor of %s reads once until the time that the server names',
    async (path) => {
      const app = renderApp({ path, fakeTimers: true, fail: { getUser: '503' } });
      await app.settled();
      await app.idle();
      for (let seconds = 0; seconds < 580; seconds += 20) {
        act(() => {
          window.dispatchEvent(new Event('focus'));
          document.dispatchEvent(new Event('visibilitychange'));
        });
        await app.later(20_000);
      }
      expect(callsOf(app.backend, 'getUser')).toHaveLength(1);
    },
  );

  test('a member whose log-out has failed waits for the time that the server names', async () => {
    const app = await openFailing({});
    app.backend.fail = { logout: '503', getUser: '503', getMinyan: '503' };
    await app.user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Could not log out. Please try again.')).toBeVisible();
    await app.comeBack();
    await waitFor(() => expect(callsOf(app.backend, 'getUser').at(-1)).toMatchObject({ status: 503 }));
    await app.later(MINUTE);
    app.backend.log.length = 0;
    for (let times = 0; times < 5; times += 1) {
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await app.later(20_000);
    }
    expect(app.backend.log.map(({ call }) => call)).not.toContain('getUser');
  });

  test('a page that is shown while its first read is under way does not send a second one', async () => {
    const letThrough = holdCalls('/api/user');
    const app = renderApp({ path: '/policies', signedInAs: 'demo' });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    letThrough();
    expect(await findHeading('Policies')).toBeVisible();
    await app.idle();
    expect(callsOf(app.backend, 'getUser')).toHaveLength(1);
  });

  test.each(['/', '/units-open'])(
    'at %s nothing is read before the time that the server names, whatever happens meanwhile',
    async (path) => {
      const app = await openFailing({ path });
      app.backend.fail = { getUser: '503', getMinyan: '503', getColony: '503' };
      await app.later(MINUTE);
      await waitFor(() => expect(callsOf(app.backend, 'getMinyan').at(-1)).toMatchObject({ status: 503 }));
      await app.idle();
      app.backend.log.length = 0;
      for (let seconds = 0; seconds < 580; seconds += 20) {
        act(() => {
          window.dispatchEvent(new Event('focus'));
          document.dispatchEvent(new Event('visibilitychange'));
          window.dispatchEvent(new Event('online'));
        });
        await app.later(20_000);
      }
      // The community is not polled, so the first focus has read it.
      expect(app.backend.log.map(({ call }) => call)).toEqual(['getColony']);
      app.backend.fail = {};
      await app.later(MINUTE);
      await waitFor(() => expect(outdated()).toBeNull());
      expect(callsOf(app.backend, 'getUser').length).toBeGreaterThan(0);
    },
  );

  test("'Try again' reads at once, whatever time the server names", async () => {
    const app = renderApp({ path: '/policies', signedInAs: 'demo', fail: { getColony: '503' } });
    await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(callsOf(app.backend, 'getColony')).toHaveLength(2));
    app.backend.fail = {};
    await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await findHeading('Policies')).toBeVisible();
  });

  test('every page reads the member again each minute', async () => {
    const app = await openFailing({ path: '/account' });
    await app.comeBack();
    await waitFor(() => expect(callsOf(app.backend, 'getUser').at(-1)).toMatchObject({ status: 500 }));
    await app.later(5 * MINUTE);
    app.backend.db.members.update(({ username }) => username === 'demo', { firstName: 'Newly' });
    app.backend.fail = {};
    await app.later(MINUTE);
    expect(await findHeading('Newly Rosenberg')).toBeVisible();
  });
});

describe('a page whose browser says that it is offline', () => {
  test('reads on every minute', async () => {
    const app = renderApp({ signedInAs: 'demo', scenario: 'empty', fakeTimers: true });
    await app.settled();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    app.backend.log.length = 0;
    await app.later(60_000);
    await app.idle();
    await app.later(60_000);
    await app.idle();
    expect(callsOf(app.backend, 'getUser').length).toBeGreaterThan(1);
    expect(callsOf(app.backend, 'getMinyan').length).toBeGreaterThan(1);
    expect(screen.queryByText(/^Not updated since/)).toBeNull();
    window.dispatchEvent(new Event('online'));
  });
});

test('a page that returns after hours says since when it is not updated until it has read again', async () => {
  const app = renderApp({ signedInAs: 'demo', scenario: 'empty', fakeTimers: true });
  await app.settled();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await app.later(5 * 60_000);
  const letThrough = holdCalls('/api/minyan');
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(/^Not updated since 10:0\d am\.$/)).toHaveRole('status');
  letThrough();
  await waitFor(() => expect(screen.queryByText(/^Not updated since/)).toBeNull());
});

test('a 401 for the records makes the page read the member again, and keeps the page if the session goes on', async () => {
  const app = renderApp({ path: '/units-open', signedInAs: 'demo', fakeTimers: true });
  await findHeading('Units open');
  await app.settled();
  app.backend.fail.getMinyan = '401';
  expectConsole(/The minyan records could not be loaded/);
  const before = callsOf(app.backend, 'getUser').length;
  await app.later(60_000);
  await waitFor(() => expect(callsOf(app.backend, 'getUser').length).toBeGreaterThan(before));
  expect(screen.getByRole('heading', { name: 'Units open' })).toBeVisible();
  expect(alerts()).toEqual([]);
});

describe('a session that has ended', () => {
  test('shows the login screen if the page has no unsaved input, and the page again after signing in', async () => {
    const app = await openAccount();
    app.backend.endSessions();
    await app.comeBack();
    expect(await findHeading(LOGIN)).toBeVisible();
    expect(app.address()).toBe('/account');
    expect(dialog()).toBeNull();
    expect(screen.queryByText(/Yaakov/)).toBeNull();
    await signIn(app);
    expect(await findField('First name')).toHaveValue('Yaakov');
    expect(app.address()).toBe('/account');
  });

  test('shows the login screen for a 403 too', async () => {
    const app = await openAccount();
    answerUserWith(() => new Response('{"error":"No."}', { status: 403 }));
    await app.comeBack();
    expect(await findHeading(LOGIN)).toBeVisible();
  });

  test('shows the login screen instead of the home screen within a minute, and the home screen after signing in', async () => {
    const app = renderApp({ signedInAs: 'demo', fakeTimers: true, scenario: 'empty' });
    await screen.findByText('Add yourself to minyan');
    app.backend.endSessions();
    expectConsole(/The minyan records could not be loaded/);
    await app.later(60_000);
    expect(await findHeading(LOGIN)).toBeVisible();
    await waitFor(() => expect(app.address()).toBe('/login'));
    await signIn(app);
    expect(await findHeading('Welcome Yaakov Rosenberg')).toBeVisible();
    expect(app.address()).toBe('/');
  });

  test('never shows the landing page on the way from the home screen to the login screen', async () => {
    const app = renderApp({ signedInAs: 'demo', scenario: 'empty' });
    await screen.findByText('Add yourself to minyan');
    const headings = recordChanges(() =>
      screen.queryAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent),
    );
    app.backend.endSessions();
    expectConsole(/The minyan records could not be loaded/);
    await app.comeBack();
    await findHeading(LOGIN);
    await waitFor(() => expect(app.address()).toBe('/login'));
    await app.idle();
    headings.stop();
    // If nothing changes while the home is shown, its heading is not recorded.
    expect(headings.seen.filter((text) => text !== 'Welcome Yaakov Rosenberg')).toEqual([LOGIN]);
    expect(screen.getAllByRole('button', { name: 'Login' })[0]).toBeVisible();
  });

  test('leaves the focus in a field of the login screen that follows the home screen', async () => {
    const app = renderApp({ signedInAs: 'demo', scenario: 'empty' });
    await screen.findByText('Add yourself to minyan');
    const observer = new MutationObserver(() => {
      const email = screen.queryByLabelText('Email address');
      if (email === null) return;
      observer.disconnect();
      email.focus();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    app.backend.endSessions();
    expectConsole(/The minyan records could not be loaded/);
    await app.comeBack();
    await waitFor(() => expect(app.address()).toBe('/login'));
    await app.idle();
    expect(field('Email address')).toHaveFocus();
  });

  test('shows the records as they are now as soon as the member has signed in again over the page', async () => {
    const app = renderApp({ signedInAs: 'demo', scenario: 'empty' });
    const [guest = document.body] = await screen.findAllByLabelText('Guest');
    const [count] = screen.getAllByRole('definition');
    await app.user.click(guest);
    app.backend.endSessions();
    expectConsole(/The minyan records could not be loaded/);
    await app.comeBack();
    await findDialog();
    await app.idle();
    const { buildSignUp } = createBuilders(app.backend.now());
    app.backend.db.signUps.insert(buildSignUp({ userId: 'member-2', day: SHABBOS, peopleCount: 4 }));
    await signIn(app);
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(count).toHaveTextContent('4'));
    await app.idle();
    // On a slow machine a read is retried before the sign-in.
    const calls = app.backend.log.map(({ call }) => call);
    expect(calls.slice(calls.indexOf('login'))).toEqual(['login', 'getUser', 'getColony', 'getMinyan']);
    expect(guest).toBeChecked();
  });

  test('shows the login screen after the notification settings were saved, because they are no longer unsaved', async () => {
    const app = await openAccount({ fakeTimers: true });
    await app.user.selectOptions(field('Notification frequency'), 'Once there is minyan');
    await app.user.click(submitButton('Notification frequency'));
    await screen.findByText('Your notification settings have been updated');
    await app.later(1_750);
    await waitFor(() => expect(field('Notification frequency')).toBeEnabled());
    app.backend.endSessions();
    await app.comeBack();
    expect(await findHeading(LOGIN)).toBeVisible();
    expect(dialog()).toBeNull();
  });

  test("shows the server's text below a refused sign-up, and the sign-in dialog above the page", async () => {
    const app = renderApp({ signedInAs: 'demo', scenario: 'empty' });
    const [signUp = document.body] = await screen.findAllByRole('button', { name: 'Sign up' });
    app.backend.endSessions();
    await app.user.click(signUp);
    expect(await screen.findByText('Please sign in.')).toBeVisible();
    const forgotten = within(await findDialog()).getByRole('link', { name: "Don't have password?" });
    expect(forgotten).toHaveAttribute('href', '/forgot');
    expect(forgotten).toHaveAttribute('target', '_blank');
    expect(screen.getByText('Please sign in.')).toBeInTheDocument();
  });

  test('keeps unsaved input behind a sign-in dialog that cannot be closed', async () => {
    const app = await openAccount();
    const form = within(await endSessionWhileTyping(app));
    expect(form.getByLabelText('Email address')).toBeVisible();
    expect(form.queryByRole('button', { name: 'Close' })).toBeNull();
    await app.user.keyboard('{Escape}');
    expect(dialog()).toBeVisible();
    expect(field('First name')).toHaveValue('Yaakov ben Moshe');
  });

  test('lets the same member send the unsaved form after signing in', async () => {
    const app = await openAccount();
    await endSessionWhileTyping(app);
    await signIn(app);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(field('First name')).toHaveValue('Yaakov ben Moshe');
    await app.user.click(submitButton('First name'));
    expect(await screen.findByText('Your account info has been updated')).toBeVisible();
    expect(bodiesOf(app.backend, 'updateUser')).toMatchObject([{ first_name: 'Yaakov ben Moshe' }]);
  });

  test('shows no data of the first member after another member has signed in', async () => {
    const app = await openAccount();
    await endSessionWhileTyping(app);
    await signIn(app, 'gabbai');
    expect(await findHeading(/Zalman Weiss/)).toBeVisible();
    expect(dialog()).toBeNull();
    expect(field('First name')).toHaveValue('Zalman');
    expect(document.body.outerHTML).not.toMatch(/Yaakov|Rosenberg|Moshe/);
    await app.comeBack();
    await app.settled();
    expect(document.body.outerHTML).not.toMatch(/Yaakov|Rosenberg|Moshe/);
  });

  test('reports a wrong password in the dialog and keeps the form', async () => {
    const app = await openAccount();
    await endSessionWhileTyping(app);
    await signIn(app, 'demo', 'wrong');
    expect(await screen.findByText('The email address or password is incorrect.')).toBeVisible();
    expect(dialog()).toBeVisible();
    expect(field('First name')).toHaveValue('Yaakov ben Moshe');
  });

  test.each<[FaultKind, string]>([
    ['500', OFFICE],
    ['dropped', GENERAL],
    ['malformed', GENERAL],
  ])(
    'keeps the dialog when reading another member fails with %s, and never shows them data of the first member',
    async (fault, text) => {
      const app = await openAccount();
      await endSessionWhileTyping(app);
      app.backend.fail.getUser = fault;
      await signIn(app, 'gabbai');
      expect(await screen.findByText(text)).toBeVisible();
      expect(dialog()).toBeVisible();
      app.backend.fail = {};
      await app.user.click(submitButton('Password'));
      expect(await findHeading(/Zalman Weiss/)).toBeVisible();
      expect(document.body.outerHTML).not.toMatch(/Yaakov/);
    },
  );

  test('keeps the dialog in whatever way the next refresh fails', async () => {
    const app = await openAccount();
    await endSessionWhileTyping(app);
    for (const fault of refreshFaults) {
      app.backend.fail.getUser = fault;
      await app.comeBack();
      await waitFor(() => expect(callsOf(app.backend, 'getUser').at(-1)).toMatchObject({ fault }));
      await app.idle();
      expect(dialog()).toBeVisible();
    }
  });

  test('ignores an answer that arrives after the application was unmounted', async () => {
    const app = await openAccount();
    await endSessionWhileTyping(app);
    const letThrough = holdCalls('/api/');
    await app.comeBack();
    await app.idle();
    app.unmount();
    letThrough();
    await waitFor(() => expect(callsOf(app.backend, 'getColony')[2]?.status).toBe(401));
    await app.idle();
  });

  test('closes the dialog when the member has signed in in another tab', async () => {
    const app = await openAccount();
    await endSessionWhileTyping(app);
    await app.signInElsewhere('demo');
    await app.comeBack();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(field('First name')).toHaveValue('Yaakov ben Moshe');
  });

  test('drops the unsaved input and the session when the member goes back', async () => {
    const app = renderApp({ path: '/policies', signedInAs: 'demo' });
    await findHeading('Policies');
    await app.goTo('/account');
    await findField('First name');
    await endSessionWhileTyping(app);
    await app.goTo(-1);
    expect(await findHeading(LOGIN)).toBeVisible();
    expect(dialog()).toBeNull();
    expect(app.address()).toBe('/policies');
  });

  test("shows the server's text and the dialog for a refused write, and lets the member send it again", async () => {
    const app = await openAccount();
    await typeName(app);
    app.backend.endSessions();
    await app.user.click(submitButton('First name'));
    await findDialog();
    expect(alerts()).toContain('Please sign in.');
    await signIn(app);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(alerts()).not.toContain('Please sign in.');
    expect(field('First name')).toHaveValue('Yaakov ben Moshe');
    expect(bodiesOf(app.backend, 'updateUser')).toHaveLength(1);
    await app.user.click(submitButton('First name'));
    expect(await screen.findByText('Your account info has been updated')).toBeVisible();
  });

  test('keeps any other error of a form when the member signs in again', async () => {
    const app = await openAccount();
    app.backend.fail.updateUser = '500';
    await typeName(app);
    await app.user.click(submitButton('First name'));
    expect(await screen.findByText(OFFICE)).toBeVisible();
    app.backend.fail = {};
    app.backend.endSessions();
    await app.comeBack();
    await findDialog();
    await signIn(app);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(alerts()).toContain(OFFICE);
  });

  test('shows the login screen when reading the records is refused because the session has ended', async () => {
    const app = renderApp({ path: '/units-open', signedInAs: 'demo', fakeTimers: true });
    await findHeading('Units open');
    await app.settled();
    app.backend.endSessions();
    expectConsole(/The minyan records could not be loaded/);
    await app.later(60_000);
    expect(await findHeading(LOGIN)).toBeVisible();
  });
});

describe('a backend that redirects to the login instead of answering 401', () => {
  test('leads to the login screen after a read of the member, and to the page after signing in', async () => {
    const app = await openAccount();
    endSessionByRedirects(app);
    await app.comeBack();
    expect(await findHeading(LOGIN)).toBeVisible();
    expect(app.address()).toBe('/account');
    await signIn(app);
    expect(await findField('First name')).toHaveValue('Yaakov');
  });

  test('leads to the sign-in dialog after a write, which can be sent again', async () => {
    const app = await openAccount();
    await typeName(app);
    endSessionByRedirects(app);
    await app.user.click(submitButton('First name'));
    await findDialog();
    expect(alerts()).toContain(GENERAL);
    await signIn(app);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(field('First name')).toHaveValue('Yaakov ben Moshe');
    await app.user.click(submitButton('First name'));
    expect(await screen.findByText('Your account info has been updated')).toBeVisible();
  });

  test('leads to the login screen after a read of the records', async () => {
    const app = renderApp({ path: '/units-open', signedInAs: 'demo', fakeTimers: true });
    await findHeading('Units open');
    await app.settled();
    endSessionByRedirects(app);
    expectConsole(/The minyan records could not be loaded/);
    await app.later(60_000);
    expect(await findHeading(LOGIN)).toBeVisible();
  });

  test('shows a visitor the login screen on the first load', async () => {
    renderApp({ path: '/account', change: (backend) => endSessionByRedirects({ backend }) });
    expect(await findHeading(LOGIN)).toBeVisible();
    expect(alerts()).toEqual([]);
  });
});

describe('a write', () => {
  const update = async (app: RenderedApp) => {
    await typeName(app);
    await app.user.click(submitButton('First name'));
  };

  test.each(['malformed', 'done-dropped'] as const)(
    'is saved if the member then read has what was sent (%s)',
    async (fault) => {
      const app = await openAccount();
      app.backend.fail.updateUser = fault;
      await update(app);
      expect(await screen.findByText('Your account info has been updated')).toBeVisible();
      expect(await findHeading('Yaakov ben Moshe Rosenberg')).toBeVisible();
      expect(alerts()).toEqual([]);
    },
  );

  test('succeeds when its answer is empty', async () => {
    const app = await openAccount();
    app.backend.fail.updateUser = 'empty';
    await update(app);
    expect(await screen.findByText('Your account info has been updated')).toBeVisible();
  });

  test('is followed by a second read of the records within a minute when the first one fails', async () => {
    const app = renderApp({ signedInAs: 'demo', scenario: 'empty', fakeTimers: true });
    const [signUp = document.body] = await screen.findAllByRole('button', { name: 'Sign up' });
    const [count] = screen.getAllByRole('definition');
    app.backend.fail.getMinyan = '500';
    expectConsole(/The minyan records could not be loaded/);
    await app.user.click(signUp);
    expect(await screen.findByText('Your sign-up has been saved.')).toBeVisible();
    await waitFor(() => expect(callsOf(app.backend, 'getMinyan').at(-1)).toMatchObject({ status: 500 }));
    // What was sent counts until it can be read.
    expect(count).toHaveTextContent('1');
    const { buildSignUp } = createBuilders(app.backend.now());
    app.backend.db.signUps.insert(buildSignUp({ userId: 'member-2', day: SHABBOS, peopleCount: 4 }));
    app.backend.fail = {};
    await app.later(60_000);
    await waitFor(() => expect(count).toHaveTextContent('5'));
  });

  test.each<FaultKind>(['500', '502-html', 'dropped'])(
    'is not sent again when it fails with %s, and reads the member again only if its answer was lost',
    async (fault) => {
      const app = await openAccount();
      await waitFor(() => expect(callsOf(app.backend, 'getColony')).toHaveLength(1));
      app.backend.fail.updateUser = fault;
      await update(app);
      expect(await screen.findByText(fault === '500' ? OFFICE : GENERAL)).toBeVisible();
      expect(bodiesOf(app.backend, 'updateUser')).toHaveLength(1);
      expect(callsOf(app.backend, 'getUser')).toHaveLength(fault === '500' ? 1 : 2);
      expect(field('First name')).toHaveValue('Yaakov ben Moshe');
    },
  );

  test("shows the server's text for a 401 and keeps the page when the session has not ended", async () => {
    const app = await openAccount();
    app.backend.fail.updateUser = '401';
    await update(app);
    expect(await screen.findByText('Please sign in.')).toBeVisible();
    await waitFor(() => expect(callsOf(app.backend, 'getUser')).toHaveLength(2));
    await app.idle();
    expect(dialog()).toBeNull();
    expect(field('First name')).toHaveValue('Yaakov ben Moshe');
  });
});

describe('the balance overlay', () => {
  const overlay = () => screen.queryByRole('dialog', { name: 'Outstanding Balance' });
  const press = async (app: RenderedApp, name: string) =>
    app.user.click(await screen.findByRole('button', { name }));

  test.each([
    ['/policies', 'Policies'],
    ['/account', 'Yaakov Rosenberg'],
    ['/units-open', 'Units open'],
    ['/contact', 'Contact'],
  ])('does not show at %s', async (path, heading) => {
    const app = renderApp({ path, signedInAs: 'demo', scenario: 'balance' });
    await findHeading(heading);
    await app.settled();
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(overlay()).toBeNull();
  });

  test('stays dismissed when the session ends and the same member signs in again', async () => {
    const app = renderApp({ path: '/winterize', signedInAs: 'demo', scenario: 'balance' });
    await findField('Or enter your bypass code');
    await enter(app, 'Or enter your bypass code', 'PAID2026');
    await press(app, 'Verify code');
    await waitFor(() => expect(overlay()).toBeNull());
    app.backend.endSessions();
    await app.comeBack();
    await findHeading(LOGIN);
    await signIn(app);
    await findField('Combination code');
    await enter(app, 'Combination code', '4812');
    await app.idle();
    expect(overlay()).toBeNull();
    await app.user.click(field('I accept the terms and conditions'));
    jest.spyOn(window, 'open').mockReturnValue(null);
    await press(app, 'Submit');
    await screen.findByRole('button', { name: 'Submitted Successfully' });
    expect(bodiesOf(app.backend, 'requestService')).toMatchObject([{ bypassCode: 'PAID2026' }]);
  });

  const oweMoney = async (app: RenderedApp) => {
    app.backend.db.members.update(({ username }) => username === 'demo', { balance: 10 });
    await app.comeBack();
    await waitFor(() => expect(overlay()).toBeVisible());
    expect(screen.queryByLabelText('Combination code')).toBeNull();
  };
  const verify = async (app: RenderedApp) => {
    await enter(app, 'Or enter your bypass code', 'PAID2026');
    await press(app, 'Verify code');
    expect(await findField('Combination code')).toHaveValue('4812');
  };
  const openDuplicate = async () => {
    const app = renderApp({ path: '/winterize', signedInAs: 'demo', scenario: 'duplicate-request' });
    await findField('Combination code');
    await fillInRequired(app.user);
    await press(app, 'Submit');
    await screen.findByRole('dialog', { name: 'Duplicate Request Detected' });
    return app;
  };

  test('stands in place of a form and its question about a duplicate. The form returns as it was filled in', async () => {
    const app = await openDuplicate();
    await oweMoney(app);
    expect(screen.getAllByRole('dialog')).toEqual([overlay()]);
    await verify(app);
    await app.settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is followed by the outcome of a request that was in flight when it opened', async () => {
    const app = await openDuplicate();
    const letThrough = holdCalls('/api/user/request');
    await press(app, 'Continue Anyway');
    await oweMoney(app);
    letThrough();
    await verify(app);
    expect(await screen.findByText(/^Please pay your outstanding balance/)).toBeVisible();
    expect(bodiesOf(app.backend, 'requestService')).toHaveLength(2);
  });

  test('is shown to another member who signs in after it was dismissed', async () => {
    const app = renderApp({
      signedInAs: 'demo',
      scenario: 'balance',
      change: ({ db }) => db.members.update(({ username }) => username === 'gabbai', { balance: 10 }),
    });
    await press(app, 'Remind Me Later');
    await waitFor(() => expect(overlay()).toBeNull());
    await app.user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] ?? document.body);
    await findHeading('Experience superior property care');
    await app.goTo('/login');
    await signIn(app, 'gabbai');
    await findHeading(/Zalman Weiss/);
    expect(await screen.findByText('$10.00')).toBeVisible();
  });
});

describe('another member', () => {
  test('sees no data of the first member after signing in in another tab', async () => {
    const app = await openAccount();
    await typeName(app);
    await app.signInElsewhere('cottage');
    await app.comeBack();
    expect(await findHeading(/Tuvia Unger/)).toBeVisible();
    expect(document.body.outerHTML).not.toMatch(/Yaakov|Rosenberg|Moshe/);
    await app.goTo('/policies');
    expect(await screen.findByText('Hidden Spruce Cottages')).toBeVisible();
    expect(screen.queryByText('Pine Hollow')).toBeNull();
  });

  test("loads their own community even if the first member's community has not been used yet", async () => {
    const app = renderApp({ path: '/about', signedInAs: 'demo' });
    await findHeading('About');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull());
    await app.signInElsewhere('cottage');
    await app.comeBack();
    await app.goTo('/policies');
    expect(await screen.findByText('Hidden Spruce Cottages')).toBeVisible();
    expect(screen.queryByText('Pine Hollow')).toBeNull();
  });
});
