import { screen, waitFor, within } from '@testing-library/react';
import type { FaultKind } from '../../../mocks/faults/faults';
import { callsOf } from '../../../test/backend';
import { holdCalls } from '../../../test/holdCalls';
import { recordChanges } from '../../../test/recordChanges';
import {
  alerts,
  field,
  findField,
  findHeading,
  renderApp,
  type RenderAppOptions,
  type RenderedApp,
  signIn,
} from '../../../test/renderApp';
import { screens } from '../screens';

const LANDING = 'Experience superior property care';
const LOGIN = 'Login to Minyan tracker & winterization';
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

test.each(['header', 'footer'] as const)(
  'Logout in the %s signs the member out and shows the landing page',
  async (place) => {
    const app = await open();
    await screens.login.code.load();
    const headings = recordChanges(() =>
      [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
    );
    await app.user.click(logoutIn(place));
    expect(await findHeading(LANDING)).toBeVisible();
    await waitFor(() => expect(app.address()).toBe('/'));
    // A visitor at '/policies' would see the login screen, whose code has loaded.
    expect(headings.seen).toEqual(['Policies', LANDING]);
    headings.stop();
    await app.settled();
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
    await app.idle();
    // No call follows the logout.
    expect(app.backend.log.at(-1)).toMatchObject({ method: 'GET', path: '/logout' });
    expect(localStorage.getItem('was-signed-in')).toBeNull();
    await app.goTo(-1);
    expect(await findHeading(LOGIN)).toBeVisible();
  },
);

test.each<FaultKind>(['500', 'dropped', '401'])(
  'a logout that fails with %s keeps the member signed in, shows an error and can be tried again',
  async (fault) => {
    const app = await open();
    app.backend.fail.logout = fault;
    const letThrough = holdCalls('/logout');
    await app.user.dblClick(logoutIn('header'));
    for (const place of ['header', 'footer'] as const) expect(logoutIn(place)).toBeDisabled();
    letThrough();
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(alerts()).toEqual([FAILED]);
    expect(callsOf(app.backend, 'logout')).toHaveLength(1);
    expect(app.address()).toBe('/policies');
    expect(screen.getByRole('heading', { name: 'Policies' })).toBeVisible();
    app.backend.fail = {};
    await logout(app);
    expect(await findHeading(LANDING)).toBeVisible();
    expect(screen.queryByText(FAILED)).toBeNull();
  },
);

test('the error of a logout is shown neither on the next screen nor after Back', async () => {
  const app = await open();
  app.backend.fail.logout = '500';
  const letThrough = holdCalls('/logout');
  await logout(app);
  await app.goTo('/account');
  letThrough();
  expect(await screen.findByText(FAILED)).toBeVisible();
  await app.goTo('/policies');
  await findHeading('Policies');
  expect(screen.queryByText(FAILED)).toBeNull();
  await app.goTo(-1);
  await findHeading('Yaakov Rosenberg');
  expect(screen.queryByText(FAILED)).toBeNull();
});

test('a logout answered with 401 shows the login screen if the session has ended', async () => {
  const app = await open();
  app.backend.endSessions();
  app.backend.fail.logout = '401';
  await logout(app);
  expect(await findHeading(LOGIN)).toBeVisible();
});

test('a member who signs in after another has logged out sees no data of the other', async () => {
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
  const pages = recordChanges(() => [document.body.outerHTML]);
  await signIn(app, 'cottage');
  expect(await screen.findByText('Hidden Spruce Cottages')).toBeVisible();
  await app.goTo('/account');
  expect(await findField('First name')).toHaveValue('Tuvia');
  await app.goTo('/');
  await findHeading(/^Welcome/);
  await app.settled();
  pages.stop();
  expect(pages.seen.filter((html) => /Yaakov|Rosenberg|Moshe|Pine Hollow/.test(html))).toEqual([]);
});

test('a member who signs in again at once sees fresh data, and nothing of what was typed before', async () => {
  const app = renderApp({ path: '/account', signedInAs: 'demo', dedupingInterval: 60_000 });
  await app.user.type(await findField('First name'), ' ben Moshe');
  await logout(app);
  await findHeading(LANDING);
  app.backend.db.colonies.update(() => true, { name: 'Pine Hollow Estates' });
  await app.goTo('/account');
  await signIn(app);
  expect(await findField('First name')).toHaveValue('Yaakov');
  expect(field('First name')).toBeEnabled();
  await app.goTo('/policies');
  expect(await screen.findByText('Pine Hollow Estates')).toBeVisible();
});

test('an answer that arrives after the logout shows no data of the member', async () => {
  const app = await open();
  app.backend.latency = 150;
  await app.comeBack();
  await waitFor(() => expect(app.backend.log.at(-1)).toMatchObject({ status: null }));
  app.backend.latency = 0;
  await logout(app);
  await findHeading(LANDING);
  await waitFor(() => expect(app.backend.log.every(({ status }) => status !== null)).toBe(true));
  await app.idle();
  await app.idle();
  expect(screen.getByRole('heading', { name: LANDING })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
});
