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

const findTitle = (title: string) => waitFor(() => expect(document.title).toBe(title));

describe('while the session is unknown', () => {
  /** Renders the app. Its calls wait for `letThrough`. */
  function renderWaiting(options: RenderAppOptions) {
    const letThrough = holdCalls('/api/');
    return { ...renderApp(options), letThrough };
  }

  test.each([
    ['/', LANDING],
    ['/about', 'About'],
    ['/contact', 'Contact'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/login', 'Login to Minyan tracker & winterization'],
  ])(
    '%s shows its prerendered content and a spinner, and no control that depends on the session',
    async (path, heading) => {
      const { letThrough } = renderWaiting({ path, isPrerendered: true });
      await findHeading(heading);
      expect(spinners().length).toBeGreaterThan(0);
      expect(sessionControls()).toEqual([]);
      letThrough();
      await waitFor(() => expect(sessionControls()).toContain('Login'));
      await waitFor(() => expect(spinners()).toEqual([]));
    },
  );

  test.each([
    '/',
    '/about',
    '/login',
    '/forgot',
    '/reset/reset-valid',
    '/join/join-valid',
    '/account',
    '/units-open',
    '/nowhere',
  ])('%s shows only the spinner when it was not prerendered', async (path) => {
    const { container, settled, letThrough } = renderWaiting({ path });
    expect(spinners()).toHaveLength(1);
    expect(container).toHaveTextContent(/^$/);
    expect(sessionControls()).toEqual([]);
    letThrough();
    await settled();
  });

  test.each(['/', '/about', '/contact', '/privacy-policy', '/account'])(
    '%s shows only the spinner in a browser that was signed in at its last visit',
    async (path) => {
      const { container, settled, letThrough } = renderWaiting({ path, signedInAs: 'demo' });
      expect(spinners()).toHaveLength(1);
      expect(container).toHaveTextContent(/^$/);
      letThrough();
      await settled();
    },
  );

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

describe('titles', () => {
  test.each([
    ['/', 'Dependable'],
    ['/about', 'About | Dependable'],
    ['/contact', 'Contact | Dependable'],
    ['/privacy-policy', 'Privacy Policy | Dependable'],
    ['/login', 'Login | Dependable'],
    ['/forgot', 'Forgot Password | Dependable'],
    ['/reset/reset-valid', 'Reset Password | Dependable'],
    ['/reset/reset-used', 'Reset Password | Dependable'],
    ['/join/join-valid', 'Join | Dependable'],
    ['/join/join-used', 'Join | Dependable'],
    ['/policies', 'Login | Dependable'],
  ])('a visitor at %s sees the title %s', async (path, title) => {
    const { settled } = renderApp({ path });
    await findTitle(title);
    await settled();
    expect(document.title).toBe(title);
  });

  const memberTitles = [
    ['/', 'Minyan | Dependable'],
    ['/about', 'About | Dependable'],
    ['/contact', 'Contact | Dependable'],
    ['/privacy-policy', 'Privacy Policy | Dependable'],
    ['/policies', 'Policies | Dependable'],
    ['/account', 'Account | Dependable'],
    ['/winterize', 'Winterization | Dependable'],
    ['/dewinterize', 'De-Winterization | Dependable'],
    ['/units-open', 'Units open | Dependable'],
  ] as const;

  test.each(memberTitles)('a member at %s sees the title %s', async (path, title) => {
    const { settled } = renderApp({ path, signedInAs: 'demo' });
    await findTitle(title);
    await settled();
    expect(document.title).toBe(title);
  });

  test.each(memberTitles)(
    'a member at %s whose community cannot be loaded sees the title %s',
    async (path, title) => {
      const { settled } = renderApp({ path, signedInAs: 'demo', fail: { getColony: '500' } });
      await settled();
      await waitFor(() => expect(document.title).toBe(title));
    },
  );

  test('replace each other on navigation', async () => {
    const { goTo } = renderApp({ path: '/about' });
    await findTitle('About | Dependable');
    await goTo('/contact');
    await findTitle('Contact | Dependable');
    expect(document.querySelectorAll('title')).toHaveLength(1);
  });
});

describe('an address for members', () => {
  test.each([
    ['/policies', 'Policies'],
    ['/account', 'Yaakov Rosenberg'],
    ['/winterize', 'Winterization'],
    ['/dewinterize', 'De-Winterization'],
    ['/units-open', 'Units open'],
  ])(
    '%s shows a visitor the login screen without redirecting, and its own screen after signing in',
    async (path, heading) => {
      const app = renderApp({ path });
      await findHeading(LOGIN);
      expect(app.address()).toBe(path);
      expect(callsOf(app.backend, 'getMinyan')).toEqual([]);
      await signIn(app);
      expect(await findHeading(heading)).toBeVisible();
      expect(app.address()).toBe(path);
      expect(screen.queryByRole('heading', { name: LOGIN })).toBeNull();
    },
  );

  test('reads the member once, and their community, after signing in', async () => {
    const app = renderApp({ path: '/policies' });
    await signIn(app);
    await findHeading('Policies');
    await app.settled();
    const [, , ...after] = app.backend.log.map(({ call }) => call);
    expect(after.slice(0, 3)).toEqual(['login', 'getUser', 'getColony']);
    expect(callsOf(app.backend, 'getUser')).toHaveLength(2);
  });
});

test("'/' shows a visitor the landing page and a member the minyan portal", async () => {
  const app = renderApp();
  expect(await findHeading(LANDING)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await app.goTo('/login');
  await signIn(app);
  expect(await screen.findByText('Add yourself to minyan')).toBeVisible();
  expect(app.address()).toBe('/');
  expect(screen.queryByRole('heading', { name: LANDING })).toBeNull();
});

describe('/about', () => {
  test.each(['/about', '/about/', '/About'])(
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

  test('shows a visitor header, footer and a link to the home screen', async () => {
    const { settled } = renderApp({ path: '/about' });
    await findHeading('About');
    await settled();
    expect(header()).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  test("shows the visitor's header after the member has signed out elsewhere", async () => {
    const app = renderApp({ path: '/about', signedInAs: 'demo' });
    await findHeading('About');
    app.backend.endSessions();
    await app.comeBack();
    await waitFor(() => expect(header()).toBeVisible());
    await waitFor(() => expect(sessionControls()).toEqual(['Login']));
  });
});

describe('/contact', () => {
  test('shows a member the email address of their community, and a visitor none', async () => {
    const visitor = renderApp({ path: '/contact' });
    await findHeading('Contact');
    await visitor.settled();
    expect(screen.queryByText('office@pinehollow.example.com')).toBeNull();
    visitor.unmount();

    renderApp({ path: '/contact', signedInAs: 'demo' });
    expect(await screen.findByRole('link', { name: 'office@pinehollow.example.com' })).toBeVisible();
  });

  test('shows a member no address when their community has none', async () => {
    const app = renderApp({ path: '/contact', signedInAs: 'cottage' });
    await findHeading('Contact');
    await app.settled();
    expect(screen.queryByText('Your community')).toBeNull();
  });
});

describe('an unknown address', () => {
  const unknown = ['/nowhere', '/policies/1', '/reset', '/join', '/login/x', '/admin/a/b', '/units-open/x'];

  test.each(unknown)('%s redirects a visitor to the landing page', async (path) => {
    const { address } = renderApp({ path });
    expect(await findHeading(LANDING)).toBeVisible();
    expect(address()).toBe('/');
  });

  test.each(unknown)('%s redirects a member to the home screen', async (path) => {
    const { address } = renderApp({ path, signedInAs: 'demo' });
    expect(await findHeading(/Yaakov Rosenberg/)).toBeVisible();
    expect(address()).toBe('/');
  });

  test('is skipped when going back', async () => {
    const { address, goTo } = renderApp({ path: '/contact' });
    await findHeading('Contact');
    await goTo('/nowhere');
    await findHeading(LANDING);
    await goTo(-1);
    await findHeading('Contact');
    expect(address()).toBe('/contact');
  });
});

test('a new address is at its top', async () => {
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

  test.each(['banner', 'contentinfo'])('after a log-in by the link in the %s', async (place) => {
    const app = renderApp({ path, scenario: 'tishrei' });
    await findHeading(LANDING);
    const links = within(screen.getByRole(place));
    if (place === 'banner') await app.user.click(await links.findByRole('button', { name: 'Login' }));
    await app.user.click(links.getByRole('link', { name: place === 'banner' ? /^Minyan/ : 'Login' }));
    await signIn(app);
    const card = await findCard();
    await waitFor(() => expect(card).toHaveFocus());
    expect(app.address()).toBe(path);
  });

  test('after the end of a session and a log-in', async () => {
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
