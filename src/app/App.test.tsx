import { toDay } from '@/domain/day';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { FaultKind } from '../../mocks/faults/faults';
import { bodiesOf, callsOf } from '../../test/backend';
import { holdCalls } from '../../test/holdCalls';
import { addRecord } from '../../test/homeCards';
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

const LOGIN = 'Login to Minyan tracker & winterization';
const GENERAL = 'Something went wrong. Please try again.';
const OFFICE = 'The office computer is having trouble. Please try again in a few minutes.';
const COMMUNITY = "We could not load your community's information.";
const RECORDS_FAILED = /The minyan records could not be loaded/;
const MINUTE = 60_000;
/** The seconds that the fault '503' names in Retry-After. */
const RETRY_AFTER = 600;

const failures: FaultKind[] = ['500', 'dropped', 'empty', 'malformed'];

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

test.each(['null', '[]', '{"first_name":"Sam"}', '{"error":"Please sign in."}'])(
  'a first read of the member that is answered with %s shows the login screen',
  async (body) => {
    const fetch = answerUserWith(() => new Response(body));
    renderApp({ path: '/account', signedInAs: 'demo' });
    expect(await findHeading(LOGIN)).toBeVisible();
    expect(alerts()).toEqual([]);
    expect(
      fetch.mock.calls.filter(([input]) => typeof input === 'string' && input.startsWith('/api/user?')),
    ).toHaveLength(1);
  },
);

test('a login stores for the next visit that someone signed in, but not who', async () => {
  const app = renderApp({ path: '/login' });
  await signIn(app);
  await findHeading(/Yaakov/);
  const stored = Object.entries(localStorage).filter(([key]) => !key.startsWith('__msw'));
  expect(Object.fromEntries(stored)).toEqual({
    'was-signed-in': '1',
    'session-mark': expect.stringMatching(/^0\.\d+$/),
  });
});

// A 503 names the time of the next read. Until then, only 'Try again' repeats the read.
test.each<FaultKind>(['503', '401', 'missing-fields'])(
  'a community that cannot be loaded (%s) is an error on each screen that needs it, until it can be loaded again',
  async (fault) => {
    const app = await openAccount({ fail: { getColony: fault } });
    await app.settled();
    expect(screen.queryByText(COMMUNITY)).toBeNull();
    for (const path of ['/', '/contact', '/winterize', '/dewinterize', '/units-open', '/policies']) {
      await app.goTo(path);
      await waitFor(() => expect(screen.getAllByText(COMMUNITY)).toHaveLength(1));
      expect(screen.getAllByRole('button', { name: 'Logout' })).toHaveLength(2);
    }
    const tryAgain = async () => app.user.click(await screen.findByRole('button', { name: 'Try again' }));
    const reads = callsOf(app.backend, 'getColony').length;
    await tryAgain();
    await waitFor(() => expect(callsOf(app.backend, 'getColony')).toHaveLength(reads + 1));
    expect(await screen.findByText(COMMUNITY)).toBeVisible();
    app.backend.fail = {};
    await tryAgain();
    expect(await screen.findByText('Pine Hollow')).toBeVisible();
    expect(alerts()).toEqual([]);
  },
);

test('a later read of the member that fails, but not with a 401 or 403, keeps the member signed in, or the sign-in dialog open', async () => {
  const app = await openAccount();
  await typeName(app);
  const failAll = async (check: () => void) => {
    for (const fault of failures) {
      app.backend.fail.getUser = fault;
      await app.comeBack();
      await waitFor(() => expect(callsOf(app.backend, 'getUser').at(-1)).toMatchObject({ fault }));
      await app.idle();
      expect(field('First name')).toHaveValue('Yaakov ben Moshe');
      check();
    }
  };
  await failAll(() => {
    expect(dialog()).toBeNull();
    expect(alerts()).toEqual([]);
    expect(screen.getAllByRole('button', { name: 'Logout' })).toHaveLength(2);
  });
  app.backend.fail = {};
  const fetch = answerUserWith(() => new Response('null'));
  await app.comeBack();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await app.idle();
  expect(field('First name')).toHaveValue('Yaakov ben Moshe');
  fetch.mockRestore();
  app.backend.endSessions();
  await app.comeBack();
  await findDialog();
  await failAll(() => expect(dialog()).toBeVisible());
});

describe('the community (rule: community-again)', () => {
  const reads = (app: ReturnType<typeof renderApp>) => callsOf(app.backend, 'getColony').length;

  test('is read again every quarter of an hour, also after a failure', async () => {
    const app = renderApp({ signedInAs: 'demo', path: '/policies', fakeTimers: true });
    await findHeading('Policies');
    const before = reads(app);
    app.backend.fail.getColony = '500';
    await app.later(16 * MINUTE);
    await waitFor(() => expect(reads(app)).toBeGreaterThan(before));
    app.backend.fail = {};
    app.backend.db.colonies.update(() => true, { name: 'Spruce Hill' });
    await app.later(16 * MINUTE);
    expect(await screen.findByText('Spruce Hill')).toBeVisible();
  });

  test('is read again at midnight', async () => {
    const now = '2026-11-10T23:58:30-05:00';
    const app = renderApp({ signedInAs: 'demo', path: '/policies', now, fakeTimers: true });
    await findHeading('Policies');
    app.backend.db.colonies.update(() => true, { name: 'Spruce Hill' });
    await app.later(MINUTE);
    expect(screen.queryByText('Spruce Hill')).toBeNull();
    await app.later(MINUTE);
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
  const outdated = () => screen.queryByText(/^Not updated since/);

  async function openFailing(options: RenderAppOptions) {
    const app = renderApp({ signedInAs: 'demo', scenario: 'empty', fakeTimers: true, ...options });
    await app.settled();
    await app.later(MINUTE);
    app.backend.fail = { getUser: '500', getMinyan: 'dropped' };
    expectConsole(RECORDS_FAILED);
    return app;
  }

  /** For `duration` seconds, dispatches every 20 seconds the events that could make the page read again. */
  async function returnOften(app: RenderedApp, duration: number) {
    for (let seconds = 0; seconds < duration; seconds += 20) {
      act(() => {
        window.dispatchEvent(new Event('focus'));
        document.dispatchEvent(new Event('visibilitychange'));
        window.dispatchEvent(new Event('online'));
      });
      await app.later(MINUTE / 3);
    }
  }

  test.each([
    ['/', 'Welcome Newly Rosenberg', '10:00', 'Not updated since 10:01 am.'],
    ['/units-open', 'Units open', '23:55', 'Not updated since Tuesday 11:56 pm.'],
  ])(
    'at %s the page reads again every minute and says since when it is not updated',
    async (path, heading, time, text) => {
      const app = await openFailing({ path, now: `2026-11-10T${time}:00-05:00` });
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
      // From the third minute on it is always the same element, so that screen readers do not announce it at each read.
      expect(new Set(shown.slice(2)).size).toBe(1);
      expect(outdated()).toHaveTextContent(text);
      expect(outdated()).toHaveRole('status');
      expect(alerts()).toEqual([]);

      app.backend.db.members.update(({ username }) => username === 'demo', { firstName: 'Newly' });
      app.backend.fail = {};
      await app.later(MINUTE);
      await waitFor(() => expect(outdated()).toBeNull());
      expect(await findHeading(heading)).toBeVisible();
    },
  );

  test('the home reads nothing while it is hidden, and reads at once when it is shown or the browser is online again', async () => {
    const app = await openFailing({});
    await app.later(MINUTE);
    await app.idle();
    app.backend.fail = {};
    const callsAfter = async (event: () => unknown) => {
      app.backend.log.length = 0;
      act(() => void event());
      await app.later(1000);
      await app.idle();
      return app.backend.log.map(({ call }) => call);
    };
    const reads: unknown = expect.arrayContaining(['getUser', 'getMinyan']);
    expect(await callsAfter(() => window.dispatchEvent(new Event('online')))).toEqual(reads);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    app.backend.log.length = 0;
    await app.later(5 * MINUTE);
    expect(app.backend.log).toEqual([]);
    visibility.mockReturnValue('visible');
    expect(await callsAfter(() => document.dispatchEvent(new Event('visibilitychange')))).toEqual(reads);
  });

  test('a read that failed while the home was hidden is repeated when the home is shown', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expectConsole(RECORDS_FAILED);
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

  test('the page of a visitor sends only one read before the time that the server names', async () => {
    const app = renderApp({ path: '/contact', fakeTimers: true, fail: { getUser: '503' } });
    await app.settled();
    await app.idle();
    await returnOften(app, RETRY_AFTER - 20);
    expect(callsOf(app.backend, 'getUser')).toHaveLength(1);
  });

  test('the page of a member whose logout has failed reads nothing in the next minutes, because the server has named a later time', async () => {
    const app = await openFailing({});
    app.backend.fail = { logout: '503', getUser: '503', getMinyan: '503' };
    await app.user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Could not log out. Please try again.')).toBeVisible();
    await app.comeBack();
    await waitFor(() => expect(callsOf(app.backend, 'getUser').at(-1)).toMatchObject({ status: 503 }));
    app.backend.log.length = 0;
    await returnOften(app, 100);
    expect(callsOf(app.backend, 'getUser')).toEqual([]);
  });

  test('a read that the server has put off is not repeated before the time that it names, whatever happens meanwhile', async () => {
    const app = await openFailing({});
    app.backend.fail = { getUser: '503', getMinyan: '503', getColony: '503' };
    await app.later(MINUTE);
    await waitFor(() => expect(callsOf(app.backend, 'getMinyan').at(-1)).toMatchObject({ status: 503 }));
    await app.idle();
    app.backend.log.length = 0;
    await returnOften(app, RETRY_AFTER - 20);
    // The community is not polled every minute, so it had not failed yet, and the first focus reads it.
    expect(app.backend.log.map(({ call }) => call)).toEqual(['getColony']);
    app.backend.fail = {};
    await app.later(MINUTE);
    await waitFor(() => expect(outdated()).toBeNull());
    expect(callsOf(app.backend, 'getUser').length).toBeGreaterThan(0);
  });

  test('the account screen reads the member again within a minute, too', async () => {
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

test('a page whose browser claims to be offline still reads every minute', async () => {
  const app = renderApp({ signedInAs: 'demo', scenario: 'empty', fakeTimers: true });
  await app.settled();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  app.backend.log.length = 0;
  for (let minute = 1; minute <= 2; minute += 1) {
    await app.later(MINUTE);
    await app.idle();
  }
  expect(callsOf(app.backend, 'getUser').length).toBeGreaterThan(1);
  expect(callsOf(app.backend, 'getMinyan').length).toBeGreaterThan(1);
  expect(screen.queryByText(/^Not updated since/)).toBeNull();
  window.dispatchEvent(new Event('online'));
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

test('a page that is shown again after five minutes says since when it has not been updated, until it has read again', async () => {
  const app = renderApp({ signedInAs: 'demo', scenario: 'empty', fakeTimers: true });
  await app.settled();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await app.later(5 * MINUTE);
  const letThrough = holdCalls('/api/minyan');
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(/^Not updated since 10:0\d am\.$/)).toHaveRole('status');
  letThrough();
  await waitFor(() => expect(screen.queryByText(/^Not updated since/)).toBeNull());
});

test('after a 401 for the records the page reads the member again, and stays if the member is still signed in', async () => {
  const app = renderApp({ path: '/units-open', signedInAs: 'demo', fakeTimers: true });
  await findHeading('Units open');
  await app.settled();
  app.backend.fail.getMinyan = '401';
  expectConsole(RECORDS_FAILED);
  const before = callsOf(app.backend, 'getUser').length;
  await app.later(MINUTE);
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

  test('replaces the home by the login screen within a minute, without the landing page in between; a login returns to the home', async () => {
    const app = renderApp({ path: '/policies', signedInAs: 'demo', fakeTimers: true });
    await findHeading('Policies');
    await app.goTo('/');
    await screen.findByText('Add yourself to minyan');
    const headings = recordChanges(() =>
      screen.queryAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent),
    );
    app.backend.endSessions();
    expectConsole(RECORDS_FAILED);
    await app.later(MINUTE);
    expect(await findHeading(LOGIN)).toBeVisible();
    await waitFor(() => expect(app.address()).toBe('/login'));
    await app.idle();
    headings.stop();
    // If nothing changes while the home is shown, its heading is not recorded.
    expect(headings.seen.filter((text) => text !== 'Welcome Yaakov Rosenberg')).toEqual([LOGIN]);
    // The login screen has replaced the home in the history, so Back leads to the page before the home.
    await app.goTo(-1);
    expect(app.address()).toBe('/policies');
    await app.goTo(1);
    await signIn(app);
    expect(await findHeading('Welcome Yaakov Rosenberg')).toBeVisible();
    expect(app.address()).toBe('/');
  });

  test('leaves the focus in a field of the login screen that the member focuses as soon as it appears', async () => {
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
    expectConsole(RECORDS_FAILED);
    await app.comeBack();
    await waitFor(() => expect(app.address()).toBe('/login'));
    await app.idle();
    expect(field('Email address')).toHaveFocus();
  });

  test('shows the current records as soon as the member has signed in again in the dialog', async () => {
    const app = renderApp({ signedInAs: 'demo', scenario: 'empty' });
    const [guest = document.body] = await screen.findAllByLabelText('Guest');
    const [count] = screen.getAllByRole('definition');
    await app.user.click(guest);
    app.backend.endSessions();
    expectConsole(RECORDS_FAILED);
    await app.comeBack();
    await findDialog();
    await app.idle();
    addRecord(app.backend, { by: 'gabbai', peopleCount: 4 });
    await signIn(app);
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(count).toHaveTextContent('4'));
    await app.idle();
    // Calls before the login do not count, because on a slow machine a read is repeated before it.
    const calls = app.backend.log.map(({ call }) => call);
    expect(calls.slice(calls.indexOf('login'))).toEqual(['login', 'getUser', 'getColony', 'getMinyan']);
    expect(guest).toBeChecked();
  });

  test('keeps unsaved input and its error behind a sign-in dialog until the same member signs in, who can then send it', async () => {
    const app = await openAccount();
    app.backend.fail.updateUser = '500';
    await typeName(app);
    await app.user.click(submitButton('First name'));
    expect(await screen.findByText(OFFICE)).toBeVisible();
    app.backend.fail = {};
    const form = within(await endSessionWhileTyping(app));
    expect(form.queryByRole('button', { name: 'Close' })).toBeNull();
    const forgotten = form.getByRole('link', { name: "Don't have password?" });
    expect(forgotten).toHaveAttribute('href', '/forgot');
    expect(forgotten).toHaveAttribute('target', '_blank');
    await app.user.keyboard('{Escape}');
    await signIn(app, 'demo', 'wrong');
    expect(await screen.findByText('The email address or password is incorrect.')).toBeVisible();
    expect(dialog()).toBeVisible();
    expect(field('First name')).toHaveValue('Yaakov ben Moshe');
    await signIn(app);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(alerts()).toEqual([OFFICE]);
    expect(field('First name')).toHaveValue('Yaakov ben Moshe');
    await app.user.click(submitButton('First name'));
    expect(await screen.findByText('Your account info has been updated')).toBeVisible();
    expect(bodiesOf(app.backend, 'updateUser').at(-1)).toMatchObject({ first_name: 'Yaakov ben Moshe' });
  });

  test('shows no data of the first member to another who signs in, and keeps the dialog while the other cannot be read', async () => {
    const app = await openAccount();
    await endSessionWhileTyping(app);
    app.backend.fail.getUser = '500';
    await signIn(app, 'gabbai');
    expect(await screen.findByText(OFFICE)).toBeVisible();
    expect(dialog()).toBeVisible();
    app.backend.fail = {};
    await app.user.click(submitButton('Password'));
    expect(await findHeading(/Zalman Weiss/)).toBeVisible();
    expect(dialog()).toBeNull();
    expect(field('First name')).toHaveValue('Zalman');
    await app.comeBack();
    await app.settled();
    expect(document.body.outerHTML).not.toMatch(/Yaakov|Rosenberg|Moshe/);
  });

  test('closes the dialog when the member signs in in another tab, and when they go back, which shows the login screen', async () => {
    const app = renderApp({ path: '/policies', signedInAs: 'demo' });
    await findHeading('Policies');
    await app.goTo('/account');
    await findField('First name');
    await endSessionWhileTyping(app);
    await app.signInElsewhere('demo');
    await app.comeBack();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(field('First name')).toHaveValue('Yaakov ben Moshe');
    await endSessionWhileTyping(app);
    await app.goTo(-1);
    expect(await findHeading(LOGIN)).toBeVisible();
    expect(dialog()).toBeNull();
    expect(app.address()).toBe('/policies');
  });

  test.each([
    ["the server's text", (app: RenderedApp) => app.backend.endSessions(), 'Please sign in.'],
    ['the general text (for a redirect to the login)', endSessionByRedirects, GENERAL],
  ])(
    'after a refused write, shows the dialog and %s, and the member can send it again',
    async (_what, end, text) => {
      const app = await openAccount();
      await typeName(app);
      end(app);
      await app.user.click(submitButton('First name'));
      await findDialog();
      expect(alerts()).toContain(text);
      await signIn(app);
      await waitFor(() => expect(dialog()).toBeNull());
      expect(alerts()).not.toContain('Please sign in.');
      expect(field('First name')).toHaveValue('Yaakov ben Moshe');
      expect(bodiesOf(app.backend, 'updateUser')).toHaveLength(1);
      await app.user.click(submitButton('First name'));
      expect(await screen.findByText('Your account info has been updated')).toBeVisible();
    },
  );
});

describe('the balance overlay', () => {
  const overlay = () => screen.queryByRole('dialog', { name: 'Outstanding Balance' });
  const press = async (app: RenderedApp, name: string) =>
    app.user.click(await screen.findByRole('button', { name }));

  test('covers the home, but not the policies, the account, Units open and Contact', async () => {
    const app = renderApp({ path: '/policies', signedInAs: 'demo', scenario: 'balance' });
    for (const path of ['/policies', '/account', '/units-open', '/contact']) {
      await app.goTo(path);
      await screen.findByRole('heading', { level: 1 });
      await app.settled();
      expect(overlay()).toBeNull();
    }
    await app.goTo('/');
    await waitFor(() => expect(overlay()).toBeVisible());
  });

  test('stays dismissed for the member who signs in again after the end of the session, and for no other member', async () => {
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
    await app.user.click(screen.getAllByRole('button', { name: 'Logout' })[0] ?? document.body);
    await findHeading('Experience superior property care');
    app.backend.db.members.update(({ username }) => username === 'gabbai', { balance: 10 });
    await app.goTo('/login');
    await signIn(app, 'gabbai');
    expect(await screen.findByText('$10.00')).toBeVisible();
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

  test('replaces a form and its question about a duplicate, and the form returns as it was filled in', async () => {
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
});

test("another member sees their own community even if the page has not used the first member's community yet", async () => {
  const app = renderApp({ path: '/about', signedInAs: 'demo' });
  await findHeading('About');
  // Members see About without header and footer.
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull());
  await app.signInElsewhere('cottage');
  await app.comeBack();
  await app.goTo('/policies');
  expect(await screen.findByText('Hidden Spruce Cottages')).toBeVisible();
  expect(screen.queryByText('Pine Hollow')).toBeNull();
});
