import { screen, waitFor, within } from '@testing-library/react';
import { callsOf } from '../../test/backend';
import { holdCalls } from '../../test/holdCalls';
import { recordChanges } from '../../test/recordChanges';
import {
  field,
  findHeading,
  renderApp,
  type RenderAppOptions,
  signIn,
  submitButton,
} from '../../test/renderApp';

const LOGIN = 'Login to Minyan tracker & winterization';
const LANDING = 'Experience superior property care';

/** The controls that depend on the session. */
const sessionControls = () =>
  ['Login', 'Logout', 'Policies', 'Request', 'Account', 'Login?'].filter(
    (name) =>
      screen.queryAllByRole('button', { name }).length + screen.queryAllByRole('link', { name }).length > 0,
  );

const spinners = () => screen.queryAllByRole('status', { name: 'Loading' });
const header = () => screen.queryByRole('navigation', { name: 'Main' });

describe('while the session is unknown', () => {
  /** Renders the app. Its calls get no answer before `letThrough` is called. */
  function renderWaiting(options: RenderAppOptions) {
    const letThrough = holdCalls('/api/');
    return { ...renderApp(options), letThrough };
  }

  test.each([
    ['/', LANDING],
    ['/login', LOGIN],
  ])('%s shows its prerendered content, a spinner and no control of the session', async (path, heading) => {
    const { letThrough } = renderWaiting({ path, isPrerendered: true });
    await findHeading(heading);
    expect(spinners().length).toBeGreaterThan(0);
    expect(sessionControls()).toEqual([]);
    letThrough();
    await waitFor(() => expect(sessionControls()).toContain('Login'));
    await waitFor(() => expect(spinners()).toEqual([]));
  });

  test.each<[string, RenderAppOptions]>([
    ['/', {}],
    ['/account', {}],
    ['/nowhere', {}],
    // The build prerenders no page for this address.
    ['/reset/reset-valid', { isPrerendered: true }],
    ['/contact', { signedInAs: 'demo' }],
  ])('%s shows only the spinner without prerendered content: %j', async (path, options) => {
    const { container, settled, letThrough } = renderWaiting({ path, ...options });
    expect(spinners()).toHaveLength(1);
    expect(container).toHaveTextContent(/^$/);
    expect(sessionControls()).toEqual([]);
    letThrough();
    await settled();
  });

  test('a member never sees the landing page flash before the home screen', async () => {
    const { container, settled, idle, letThrough } = renderWaiting({ signedInAs: 'demo' });
    const texts = recordChanges(() => [container.textContent]);
    await idle();
    letThrough();
    await findHeading(/Yaakov Rosenberg/);
    await settled();
    texts.stop();
    expect(texts.seen.filter((text) => text.includes(LANDING) || text.includes('Login'))).toEqual([]);
  });

  test('the community is read without waiting for the member', async () => {
    const letThrough = holdCalls('/api/user');
    const { backend, settled } = renderApp({ path: '/account' });
    await waitFor(() => expect(backend.log.map(({ call }) => call)).toEqual(['getColony']));
    letThrough();
    await settled();
  });
});

describe('the title', () => {
  const everybodys = [
    ['/about', 'About | Dependable'],
    ['/contact', 'Contact | Dependable'],
    ['/privacy-policy', 'Privacy Policy | Dependable'],
  ] as const;
  const visitors = [
    ['/', 'Dependable'],
    ...everybodys,
    ['/login', 'Login | Dependable'],
    ['/forgot', 'Forgot Password | Dependable'],
    ['/reset/reset-used', 'Reset Password | Dependable'],
    ['/join/join-valid', 'Join | Dependable'],
    ['/policies', 'Login | Dependable'],
  ] as const;
  const members = [
    ['/', 'Minyan | Dependable'],
    ...everybodys,
    ['/policies', 'Policies | Dependable'],
    ['/account', 'Account | Dependable'],
    ['/winterize', 'Winterization | Dependable'],
    ['/dewinterize', 'De-Winterization | Dependable'],
    ['/units-open', 'Units open | Dependable'],
  ] as const;

  test.each<[string, RenderAppOptions, readonly (readonly [string, string])[]]>([
    ['a visitor', {}, visitors],
    ['a member', { signedInAs: 'demo' }, members],
    [
      'a member whose community cannot be loaded',
      { signedInAs: 'demo', fail: { getColony: '500' } },
      members,
    ],
  ])('is that of the screen which %s opens, in place of the one before', async (_who, options, titles) => {
    const { goTo, settled } = renderApp(options);
    for (const [path, title] of titles) {
      await goTo(path);
      await waitFor(() => expect([path, document.title]).toEqual([path, title]));
      await settled();
      expect([path, document.title]).toEqual([path, title]);
      expect(document.querySelectorAll('title')).toHaveLength(1);
    }
  });
});

test('an address for members shows a visitor the login screen, then the screen of the address after a login, without a redirect', async () => {
  const app = renderApp({ path: '/policies' });
  await findHeading(LOGIN);
  expect(app.address()).toBe('/policies');
  expect(callsOf(app.backend, 'getMinyan')).toEqual([]);
  await signIn(app);
  expect(await findHeading('Policies')).toBeVisible();
  expect(app.address()).toBe('/policies');
  expect(screen.queryByRole('heading', { name: LOGIN })).toBeNull();
  await app.settled();
  // The first two calls, getUser and getColony, are those of the visitor. After the login, the member is read once more.
  const [, , ...after] = app.backend.log.map(({ call }) => call);
  expect(after.slice(0, 3)).toEqual(['login', 'getUser', 'getColony']);
  expect(callsOf(app.backend, 'getUser')).toHaveLength(2);
});

test("'/' shows a visitor the landing page and a member the minyan portal", async () => {
  const app = renderApp();
  expect(await findHeading(LANDING)).toBeVisible();
  await app.goTo('/login');
  await signIn(app);
  expect(await screen.findByText('Add yourself to minyan')).toBeVisible();
  expect(app.address()).toBe('/');
  expect(screen.queryByRole('heading', { name: LANDING })).toBeNull();
});

describe('/about', () => {
  test.each(['/about/', '/About'])(
    '%s shows a member a link to the home screen, but no header and footer',
    async (path) => {
      const app = renderApp({ path, signedInAs: 'demo' });
      await findHeading('About');
      expect(screen.queryByRole('banner')).toBeNull();
      expect(screen.queryByRole('contentinfo')).toBeNull();
      await app.user.click(screen.getByRole('link', { name: 'Home' }));
      await findHeading(/Yaakov Rosenberg/);
      expect(app.address()).toBe('/');
      expect(header()).toBeVisible();
      expect(screen.getByRole('contentinfo')).toBeVisible();
    },
  );

  test('shows header and footer to a visitor, and to a member whose session has ended', async () => {
    const app = renderApp({ path: '/about', signedInAs: 'demo' });
    await findHeading('About');
    app.backend.endSessions();
    await app.comeBack();
    await waitFor(() => expect(header()).toBeVisible());
    await waitFor(() => expect(sessionControls()).toEqual(['Login']));
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });
});

test('/contact shows a member the email address of their community, and a visitor none', async () => {
  const app = renderApp({ path: '/contact', signedInAs: 'demo' });
  expect(await screen.findByRole('link', { name: 'office@pinehollow.example.com' })).toBeVisible();
  app.backend.endSessions();
  await app.comeBack();
  await waitFor(() => expect(screen.queryByText('office@pinehollow.example.com')).toBeNull());
});

test("an unknown address redirects to '/', and Back skips it", async () => {
  const { address, goTo } = renderApp({ path: '/contact' });
  await findHeading('Contact');
  await goTo('/nowhere');
  await findHeading(LANDING);
  expect(address()).toBe('/');
  await goTo(-1);
  await findHeading('Contact');
  expect(address()).toBe('/contact');
});

test('a new address is scrolled to its top', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo');
  const { user } = renderApp();
  await findHeading(LANDING);
  scrollTo.mockClear();
  await user.click(screen.getByRole('link', { name: 'Contact us' }));
  await findHeading('Contact');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  scrollTo.mockRestore();
});

test('going back shows the previous screen with an empty form', async () => {
  const app = renderApp({ path: '/login' });
  await app.user.type(await screen.findByLabelText('Email address'), 'demo');
  await app.goTo('/forgot');
  await findHeading('Forgot Password');
  await app.goTo(-1);
  await findHeading(LOGIN);
  expect(field('Email address')).toHaveValue('');
  expect(submitButton('Password')).toBeEnabled();
});

describe('a card that the address names is shown', () => {
  const path = '/#Yom-Kippur-2026-09-21';
  const findCard = () => screen.findByRole('heading', { level: 2, name: /Yom Kippur/ });

  test.each(['banner', 'contentinfo'])('after a login by the link in the %s', async (place) => {
    const app = renderApp({ path, scenario: 'tishrei' });
    await findHeading(LANDING);
    const links = within(screen.getByRole(place));
    if (place === 'banner') await app.user.click(await links.findByRole('button', { name: 'Login' }));
    await app.user.click(links.getByRole('link', { name: /^(Minyan|Login)/ }));
    await signIn(app);
    const card = await findCard();
    await waitFor(() => expect(card).toHaveFocus());
    expect(app.address()).toBe(path);
  });

  test('after the end of a session and a login', async () => {
    expectConsole(/minyan records could not be loaded/);
    const app = renderApp({ path, scenario: 'tishrei', signedInAs: 'demo' });
    await findCard();
    app.backend.endSessions();
    await app.comeBack();
    await findHeading(LOGIN);
    expect(app.address()).toBe('/login');
    await signIn(app);
    const card = await findCard();
    await waitFor(() => expect(card).toHaveFocus());
    expect(app.address()).toBe(path);
  });
});
