import { screen, waitFor, within } from '@testing-library/react';
import { site } from '../site';
import { holdCalls } from '../../test/holdCalls';
import { findHeading, renderApp, type RenderAppOptions } from '../../test/renderApp';

const header = () => within(screen.getByRole('navigation', { name: 'Main' }));
const footer = () => within(screen.getByRole('contentinfo'));

const ALL = ['About', 'Contact', 'Login', 'Policies', 'Request', 'Account', 'Logout'];
const inHeader = () =>
  ALL.filter((name) => header().queryByRole('link', { name }) ?? header().queryByRole('button', { name }));

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
  test('of a visitor', async () => {
    await openLanding();
    expect(inHeader()).toEqual(['About', 'Contact', 'Login']);
  });

  test("a visitor's Login offers two choices: the portal elsewhere, and the login screen", async () => {
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

  test('of a member', async () => {
    await openPolicies();
    expect(inHeader()).toEqual(['About', 'Contact', 'Policies', 'Request', 'Account', 'Logout']);
  });

  test("a member's Request offers both requests", async () => {
    const { user, address } = await openPolicies();
    await user.click(header().getByRole('button', { name: 'Request' }));
    expect(header().getByRole('link', { name: 'Winterize' })).toHaveAttribute('href', '/winterize');
    await user.click(header().getByRole('link', { name: 'Dewinterize' }));
    await findHeading('De-Winterization');
    expect(address()).toBe('/dewinterize');
  });

  test('there is no Request where the community blocks it; its addresses work all the same', async () => {
    const app = await openPolicies({ scenario: 'winter-blocked' });
    expect(inHeader()).toEqual(['About', 'Contact', 'Policies', 'Account', 'Logout']);
    await app.goTo('/winterize');
    expect(await findHeading('Winterization')).toBeVisible();
    await app.goTo('/dewinterize');
    expect(await findHeading('De-Winterization')).toBeVisible();
  });

  test('there is no Request before the community has loaded, so that none is taken away', async () => {
    const app = renderApp({ path: '/account', signedInAs: 'demo', fail: { getColony: 'timeout' } });
    await findHeading('Yaakov Rosenberg');
    expect(inHeader()).toEqual(['About', 'Contact', 'Policies', 'Account', 'Logout']);
    app.unmount();
  });

  test('of a member whose community cannot be loaded', async () => {
    renderApp({ path: '/policies', signedInAs: 'demo', fail: { getColony: '500' } });
    await screen.findByText("We could not load your community's information.");
    expect(inHeader()).toEqual(['About', 'Contact', 'Policies', 'Request', 'Account', 'Logout']);
  });

  test.each([
    ['About', '/about', 'About'],
    ['Contact', '/contact', 'Contact'],
    ['Account', '/account', 'Yaakov Rosenberg'],
    ['Policies', '/policies', 'Policies'],
  ])('%s leads to %s', async (name, path, heading) => {
    const { user, address } = await openPolicies();
    await user.click(header().getByRole('link', { name }));
    expect(await findHeading(heading)).toBeVisible();
    expect(address()).toBe(path);
  });

  test('the name leads home', async () => {
    const { user, address } = await openPolicies();
    await user.click(screen.getByRole('link', { name: 'Dependable' }));
    await findHeading(/^Welcome/);
    expect(address()).toBe('/');
  });

  test('on a small screen the menu is opened and closed by its button, and closes by going on', async () => {
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

  test('the way past it leads to the content', async () => {
    await openLanding();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });
});

describe('the footer', () => {
  const links = () =>
    footer()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  test('of a visitor', async () => {
    await openLanding();
    expect(footer().getByText(site.blurb)).toBeVisible();
    expect(links()).toEqual(['Homeowners Portal', 'Login', 'Privacy Policy']);
    expect(footer().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(footer().getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
    expect(footer().queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  test('of a member', async () => {
    await openPolicies();
    expect(links()).toEqual(['Homeowners Portal', 'Privacy Policy']);
    expect(footer().getByRole('button', { name: 'Logout' })).toBeEnabled();
  });

  test('the portal opens in a new tab, without an opener', async () => {
    await openLanding();
    const portal = footer().getByRole('link', { name: 'Homeowners Portal' });
    expect(portal).toHaveAttribute('href', site.homeownersPortalUrl);
    expect(portal).toHaveAttribute('target', '_blank');
    expect(portal).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test.each([
    ['2027-01-01T04:59:59Z', '2026'],
    ['2027-01-01T05:00:00Z', '2027'],
  ])("the year at %s is the community's, %s", async (now, year) => {
    await openLanding({ now });
    expect(footer().getByText(/^©/)).toHaveTextContent(`© ${year} ${site.fullName}`);
  });

  test('it waits with Login and Logout until the session is known', async () => {
    const letThrough = holdCalls('/api/');
    renderApp({ isPrerendered: true });
    await findHeading('Experience superior property care');
    expect(links()).toEqual(['Homeowners Portal', 'Privacy Policy']);
    letThrough();
    await waitFor(() => expect(links()).toEqual(['Homeowners Portal', 'Login', 'Privacy Policy']));
  });
});
