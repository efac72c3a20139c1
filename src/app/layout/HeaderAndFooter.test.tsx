import { site } from '@/site';
import { screen, waitFor, within } from '@testing-library/react';
import { holdCalls } from '../../../test/holdCalls';
import { findHeading, renderApp, type RenderAppOptions } from '../../../test/renderApp';

const header = () => within(screen.getByRole('navigation', { name: 'Main' }));
const footer = () => within(screen.getByRole('contentinfo'));

const CONTROLS = ['About', 'Contact', 'Login', 'Policies', 'Request', 'Account', 'Logout'];
const inHeader = () =>
  CONTROLS.filter(
    (name) => header().queryByRole('link', { name }) ?? header().queryByRole('button', { name }),
  );

async function openPolicies(options: RenderAppOptions = {}) {
  const app = renderApp({ path: '/policies', signedInAs: 'demo', ...options });
  await findHeading('Policies');
  await app.settled();
  return app;
}

async function openLanding(options: RenderAppOptions = {}) {
  const app = renderApp(options);
  await findHeading('Experience superior property care');
  await app.settled();
  return app;
}

describe('the header', () => {
  test('shows a visitor About, Contact and Login', async () => {
    await openLanding();
    expect(inHeader()).toEqual(['About', 'Contact', 'Login']);
  });

  test('offers a visitor the homeowners portal and the login screen under Login', async () => {
    const { user, address } = await openLanding();
    const login = header().getByRole('button', { name: 'Login' });
    expect(login).toHaveAttribute('aria-expanded', 'false');
    expect(header().queryByRole('link', { name: 'Homeowners Portal' })).toBeNull();
    await user.click(login);
    expect(login).toHaveAttribute('aria-expanded', 'true');
    const portal = header().getByRole('link', { name: 'Homeowners Portal' });
    expect(portal).toHaveAttribute('href', site.homeownersPortalUrl);
    await user.click(header().getByRole('link', { name: 'Minyan Tracker & Winterization' }));
    await findHeading('Login to Minyan tracker & winterization');
    expect(address()).toBe('/login');
  });

  test('shows a member their links and Logout', async () => {
    await openPolicies();
    expect(inHeader()).toEqual(['About', 'Contact', 'Policies', 'Request', 'Account', 'Logout']);
  });

  test('offers a member both requests under Request', async () => {
    const { user, address } = await openPolicies();
    await user.click(header().getByRole('button', { name: 'Request' }));
    expect(header().getByRole('link', { name: 'Winterize' })).toHaveAttribute('href', '/winterize');
    await user.click(header().getByRole('link', { name: 'Dewinterize' }));
    await findHeading('De-Winterization');
    expect(address()).toBe('/dewinterize');
  });

  test('hides Request where the community blocks it, but both addresses work', async () => {
    const app = await openPolicies({ scenario: 'winter-blocked' });
    expect(inHeader()).toEqual(['About', 'Contact', 'Policies', 'Account', 'Logout']);
    await app.goTo('/winterize');
    expect(await findHeading('Winterization')).toBeVisible();
    await app.goTo('/dewinterize');
    expect(await findHeading('De-Winterization')).toBeVisible();
  });

  test('hides Request until the community has loaded, so that it never disappears', async () => {
    renderApp({ path: '/account', signedInAs: 'demo', fail: { getColony: 'timeout' }, fakeTimers: true });
    await findHeading('Yaakov Rosenberg');
    expect(inHeader()).toEqual(['About', 'Contact', 'Policies', 'Account', 'Logout']);
  });

  test('shows Request to a member whose community cannot be loaded', async () => {
    renderApp({ path: '/policies', signedInAs: 'demo', fail: { getColony: '500' } });
    await screen.findByText("We could not load your community's information.");
    expect(inHeader()).toEqual(['About', 'Contact', 'Policies', 'Request', 'Account', 'Logout']);
  });

  test.each([
    ['About', '/about', 'About'],
    ['Contact', '/contact', 'Contact'],
    ['Account', '/account', 'Yaakov Rosenberg'],
    ['Policies', '/policies', 'Policies'],
  ])('links %s to %s', async (name, path, heading) => {
    const { user, address } = await openPolicies();
    await user.click(header().getByRole('link', { name }));
    expect(await findHeading(heading)).toBeVisible();
    expect(address()).toBe(path);
  });

  test('links the company name to the home screen', async () => {
    const { user, address } = await openPolicies();
    await user.click(screen.getByRole('link', { name: 'Dependable' }));
    await findHeading(/^Welcome/);
    expect(address()).toBe('/');
  });

  test('opens and closes the small-screen menu by its button, and closes it on navigation', async () => {
    const { user } = await openPolicies();
    const toggle = screen.getByRole('button', { name: 'Toggle navigation' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(toggle).toHaveAttribute('aria-controls', screen.getByRole('navigation', { name: 'Main' }).id);
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    await user.click(header().getByRole('link', { name: 'Contact' }));
    await findHeading('Contact');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('starts with a skip link to the content', async () => {
    const { user } = await openLanding();
    await user.tab();
    const link = screen.getByRole('link', { name: 'Skip to content' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });
});

describe('the footer', () => {
  const links = () =>
    footer()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  test('shows a visitor the blurb, Login and no Logout', async () => {
    await openLanding();
    expect(footer().getByText(site.blurb)).toBeVisible();
    expect(links()).toEqual(['Homeowners Portal', 'Login', 'Privacy Policy']);
    expect(footer().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(footer().getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
    expect(footer().queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  test('shows a member Logout and no Login', async () => {
    await openPolicies();
    expect(links()).toEqual(['Homeowners Portal', 'Privacy Policy']);
    expect(footer().getByRole('button', { name: 'Logout' })).toBeEnabled();
  });

  test('opens the portal in a new tab, without an opener', async () => {
    await openLanding();
    const portal = footer().getByRole('link', { name: 'Homeowners Portal' });
    expect(portal).toHaveAttribute('href', site.homeownersPortalUrl);
    expect(portal).toHaveAttribute('target', '_blank');
    expect(portal).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test.each([
    ['2027-01-01T04:59:59Z', '2026'],
    ['2027-01-01T05:00:00Z', '2027'],
  ])("at %s shows the year in the community's time zone, %s", async (now, year) => {
    await openLanding({ now });
    expect(footer().getByText(/^©/)).toHaveTextContent(`© ${year} ${site.fullName}`);
  });

  test('shows neither Login nor Logout until the session is known', async () => {
    const letThrough = holdCalls('/api/');
    renderApp({ isPrerendered: true });
    await findHeading('Experience superior property care');
    expect(links()).toEqual(['Homeowners Portal', 'Privacy Policy']);
    letThrough();
    await waitFor(() => expect(links()).toEqual(['Homeowners Portal', 'Login', 'Privacy Policy']));
  });
});
