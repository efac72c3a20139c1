import { screen, waitFor, within } from '@testing-library/react';
import type { FaultKind } from '../../../mocks/faults/faults';
import { callsOf } from '../../../test/backend';
import { holdCalls } from '../../../test/holdCalls';
import {
  alerts,
  field,
  findField,
  findHeading,
  renderApp,
  signIn,
  type RenderAppOptions,
  type RenderedApp,
} from '../../../test/renderApp';

const LANDING = 'Experience superior property care';
const FAILED = 'Could not log out. Please try again.';

async function open(options: RenderAppOptions = {}) {
  const app = renderApp({ path: '/policies', signedInAs: 'demo', ...options });
  await findHeading('Policies');
  await app.settled();
  return app;
}

const logoutIn = (place: 'header' | 'footer') =>
  within(
    place === 'header' ? screen.getByRole('navigation', { name: 'Main' }) : screen.getByRole('contentinfo'),
  ).getByRole('button', { name: 'Logout' });

const logout = ({ user }: RenderedApp) => user.click(logoutIn('header'));

/** Ends the session as the real backend may, and answers as it likes. */
function answerLogoutWith({ backend }: RenderedApp, answer: Response) {
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (input !== '/logout') return fetch(input, init);
    backend.endSessions();
    return Promise.resolve(answer);
  });
}

afterEach(() => jest.restoreAllMocks());

test.each(['header', 'footer'] as const)('by the %s: signed out, at the landing page', async (place) => {
  const app = await open();
  await app.user.click(logoutIn(place));
  expect(await findHeading(LANDING)).toBeVisible();
  expect(app.address()).toBe('/');
  await app.settled();
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  expect(callsOf(app.backend, 'logout')).toMatchObject([{ method: 'GET', path: '/logout' }]);
  expect(localStorage.getItem('was-signed-in')).toBeNull();
});

test('nobody is asked about afterwards', async () => {
  const app = await open();
  await logout(app);
  await findHeading(LANDING);
  await app.idle();
  expect(app.backend.log.at(-1)).toMatchObject({ call: 'logout' });
});

test.each([
  ['HTML', () => new Response('<!doctype html><p>Bye</p>', { headers: { 'Content-Type': 'text/html' } })],
  ['a redirect', () => new Response(null, { status: 302, headers: { Location: '/login' } })],
  ['nothing', () => new Response(null, { status: 204 })],
  ['malformed JSON', () => new Response('{"success":')],
])('answered by %s it is a success', async (_what, answer) => {
  const app = await open();
  answerLogoutWith(app, answer());
  await logout(app);
  expect(await findHeading(LANDING)).toBeVisible();
  await app.settled();
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
});

test.each<FaultKind>(['500', '500-plain', '502-html', 'dropped', '401'])(
  'that fails by %s: still signed in, told so, and trying again works',
  async (fault) => {
    const app = await open();
    app.backend.fail.logout = fault;
    await logout(app);
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(alerts()).toEqual([FAILED]);
    expect(app.address()).toBe('/policies');
    expect(screen.getByRole('heading', { name: 'Policies' })).toBeVisible();
    app.backend.fail = {};
    await logout(app);
    expect(await findHeading(LANDING)).toBeVisible();
    expect(screen.queryByText(FAILED)).toBeNull();
  },
);

test('no answer for 15 seconds is a failure', async () => {
  const app = await open({ fakeTimers: true, fail: { logout: 'timeout' } });
  await logout(app);
  expect(logoutIn('header')).toBeDisabled();
  expect(logoutIn('footer')).toBeDisabled();
  await app.later(15_000);
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(logoutIn('header')).toBeEnabled();
});

test('a 401 for a session that is over ends it', async () => {
  const app = await open();
  app.backend.endSessions();
  app.backend.fail.logout = '401';
  await logout(app);
  expect(await findHeading('Login to Minyan tracker & winterization')).toBeVisible();
});

test('pressed twice it is one request', async () => {
  const app = await open();
  const letThrough = holdCalls('/logout');
  await app.user.dblClick(logoutIn('header'));
  letThrough();
  await findHeading(LANDING);
  expect(callsOf(app.backend, 'logout')).toHaveLength(1);
});

test('nothing of the member is left for the next one to sign in', async () => {
  const app = renderApp({ path: '/account', signedInAs: 'demo' });
  await app.user.type(await findField('First name'), ' ben Moshe');
  await app.goTo('/units-open');
  await findHeading('Units open');
  await app.settled();
  await logout(app);
  await findHeading(LANDING);
  expect(document.body.outerHTML).not.toMatch(/Yaakov|Rosenberg|Moshe|Pine Hollow/);

  app.backend.latency = 80;
  await app.goTo('/policies');
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(document.body.outerHTML));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await signIn(app, 'cottage');
  expect(await screen.findByText('Hidden Spruce Cottages')).toBeVisible();
  await app.goTo('/account');
  expect(await findField('First name')).toHaveValue('Tuvia');
  await app.goTo('/');
  await findHeading(/^Welcome/);
  await app.settled();
  observer.disconnect();
  expect(seen.filter((html) => /Yaakov|Rosenberg|Moshe|Pine Hollow/.test(html))).toEqual([]);
});

test('the same member signs in again at once and finds fresh data', async () => {
  const app = await open({ sameRead: 60_000 });
  await logout(app);
  await findHeading(LANDING);
  app.backend.db.colonies.update(() => true, { name: 'Pine Hollow Estates' });
  await app.goTo('/policies');
  await signIn(app);
  expect(await screen.findByText('Pine Hollow Estates')).toBeVisible();
});

test('what is typed and not sent goes with the member', async () => {
  const app = renderApp({ path: '/account', signedInAs: 'demo' });
  await app.user.type(await findField('First name'), ' ben Moshe');
  await logout(app);
  await findHeading(LANDING);
  await app.goTo('/account');
  await signIn(app);
  expect(await findField('First name')).toHaveValue('Yaakov');
  expect(field('First name')).toBeEnabled();
});

test('an answer that was under way when the member left brings nothing of them back', async () => {
  const app = await open();
  app.backend.latency = 150;
  await app.comeBack();
  app.backend.latency = 0;
  await logout(app);
  await findHeading(LANDING);
  await waitFor(() => expect(app.backend.log.every(({ status }) => status !== null)).toBe(true));
  await app.idle();
  await app.idle();
  expect(screen.getByRole('heading', { name: LANDING })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
});
