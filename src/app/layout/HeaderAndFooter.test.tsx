import { setClock } from '@/lib/clock';
import { site } from '@/site';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { holdCalls } from '../../../test/holdCalls';
import { findHeading, renderApp, type RenderAppOptions } from '../../../test/renderApp';
import { SiteFooter } from './SiteFooter';

const header = () => within(screen.getByRole('navigation', { name: 'Main' }));
const footer = () => within(screen.getByRole('contentinfo'));
const CONTROLS = ['About', 'Contact', 'Login', 'Policies', 'Request', 'Account', 'Logout'];
const inHeader = () =>
  CONTROLS.filter(
    (name) => header().queryByRole('link', { name }) ?? header().queryByRole('button', { name }),
  );
const inFooter = () => [
  ...footer()
    .getAllByRole('link')
    .map(({ textContent }) => textContent),
  ...footer()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent),
];

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

test('a visitor sees the public links, and finds the homeowners portal and the login under Login', async () => {
  const { user, address } = await openLanding();
  expect(inHeader()).toEqual(['About', 'Contact', 'Login']);
  expect(inFooter()).toEqual(['Homeowners Portal', 'Login', 'Privacy Policy']);
  expect(footer().getByText(site.blurb)).toBeVisible();
  expect(footer().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(footer().getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  expect(header().queryByRole('link', { name: 'Homeowners Portal' })).toBeNull();
  await user.click(header().getByRole('button', { name: 'Login' }));
  for (const part of [header(), footer()]) {
    const portal = part.getByRole('link', { name: 'Homeowners Portal' });
    expect(portal).toHaveAttribute('href', site.homeownersPortalUrl);
    expect(portal).toHaveAttribute('target', '_blank');
    expect(portal).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await user.click(header().getByRole('link', { name: 'Minyan Tracker & Winterization' }));
  await findHeading('Login to Minyan tracker & winterization');
  expect(address()).toBe('/login');
});

test('a member reaches every page by the header', async () => {
  const { user, address } = await openPolicies();
  expect(inHeader()).toEqual(['About', 'Contact', 'Policies', 'Request', 'Account', 'Logout']);
  expect(inFooter()).toEqual(['Homeowners Portal', 'Privacy Policy', 'Logout']);
  for (const [name, path, heading] of [
    ['Contact', '/contact', 'Contact'],
    ['Account', '/account', 'Yaakov Rosenberg'],
    ['Policies', '/policies', 'Policies'],
  ] as const) {
    await user.click(header().getByRole('link', { name }));
    expect(await findHeading(heading)).toBeVisible();
    expect(address()).toBe(path);
    expect(header().getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await user.click(header().getByRole('button', { name: 'Request' }));
  expect(header().getByRole('link', { name: 'Winterize' })).toHaveAttribute('href', '/winterize');
  await user.click(header().getByRole('link', { name: 'Dewinterize' }));
  await findHeading('De-Winterization');
  await user.click(screen.getByRole('link', { name: 'Dependable' }));
  await findHeading(/^Welcome/);
  expect(address()).toBe('/');
  await user.click(header().getByRole('link', { name: 'About' }));
  await findHeading('About');
});

test('the header hides Request where the community blocks it, but both addresses work', async () => {
  const app = await openPolicies({ scenario: 'winter-blocked' });
  expect(inHeader()).toEqual(['About', 'Contact', 'Policies', 'Account', 'Logout']);
  await app.goTo('/winterize');
  expect(await findHeading('Winterization')).toBeVisible();
  await app.goTo('/dewinterize');
  expect(await findHeading('De-Winterization')).toBeVisible();
});

test('the header hides Request until the community has loaded, so that it never disappears', async () => {
  renderApp({ path: '/account', signedInAs: 'demo', fail: { getColony: 'timeout' }, fakeTimers: true });
  await findHeading('Yaakov Rosenberg');
  expect(inHeader()).toEqual(['About', 'Contact', 'Policies', 'Account', 'Logout']);
});

test('the header shows Request to a member whose community cannot be loaded', async () => {
  renderApp({ path: '/policies', signedInAs: 'demo', fail: { getColony: '500' } });
  await screen.findByText("We could not load your community's information.");
  expect(inHeader()).toContain('Request');
});

test('the page starts with a skip link to the content', async () => {
  const { user } = await openLanding();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

test("the footer shows the year in the community's time zone, also on a page that stays open", async () => {
  await openLanding({ now: '2027-01-01T04:59:59Z' });
  expect(footer().getByText(/^©/)).toHaveTextContent(`© 2026 ${site.fullName}`);
  act(() => setClock(() => Date.parse('2027-01-01T05:00:00Z')));
  expect(footer().getByText(/^©/)).toHaveTextContent(`© 2027 ${site.fullName}`);
  const prerendered = renderToString(
    <MemoryRouter>
      <SiteFooter session="out" onLogout={() => {}} />
    </MemoryRouter>,
  );
  expect(prerendered).not.toMatch(/202\d/);
});

test('the footer shows neither Login nor Logout until the session is known', async () => {
  const letThrough = holdCalls('/api/');
  renderApp({ isPrerendered: true });
  await findHeading('Experience superior property care');
  expect(inFooter()).toEqual(['Homeowners Portal', 'Privacy Policy']);
  letThrough();
  await waitFor(() => expect(inFooter()).toContain('Login'));
});
