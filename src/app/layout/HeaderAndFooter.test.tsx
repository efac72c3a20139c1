import { setClock } from '@/lib/clock';
import { site } from '@/site';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StoryMember } from '../../../.storybook/StoryMember';
import { holdCalls } from '../../../test/holdCalls';
import { findHeading, renderApp, type RenderAppOptions } from '../../../test/renderApp';
import { SiteFooter } from './SiteFooter';

const header = () => within(screen.getByRole('navigation', { name: 'Main' }));
const footer = () => within(screen.getByRole('contentinfo'));
const CONTROLS = ['About', 'Contact', 'Login', 'Policies', 'Request', 'Account', 'Logout'];
const inHeader = () =>
  CONTROLS.filter((name) => ['link', 'button'].some((role) => header().queryByRole(role, { name })));
const inFooter = () =>
  ['link', 'button'].flatMap((role) => footer().queryAllByRole(role)).map(({ textContent }) => textContent);

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

test('a visitor sees the public links, and finds the homeowners portal under Login', async () => {
  const { user } = await openLanding();
  expect(inHeader()).toEqual(['About', 'Contact', 'Login']);
  expect(inFooter()).toEqual(['Homeowners Portal', 'Login', 'Privacy Policy']);
  expect(footer().getByText(site.blurb)).toBeVisible();
  expect(footer().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(footer().getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  expect(header().queryByRole('link', { name: 'Homeowners Portal' })).toBeNull();
  await user.click(header().getByRole('button', { name: 'Login' }));
  for (const area of [header(), footer()]) {
    const portal = area.getByRole('link', { name: 'Homeowners Portal' });
    expect(portal).toHaveAttribute('href', site.homeownersPortalUrl);
    expect(portal).toHaveAttribute('target', '_blank');
    expect(portal).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test("the links of a member's header work, and the current one is marked", async () => {
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

test('the header hides Request where the community blocks requests, but /winterize and /dewinterize still open', async () => {
  const app = await openPolicies({ scenario: 'winter-blocked' });
  expect(inHeader()).toEqual(['About', 'Contact', 'Policies', 'Account', 'Logout']);
  await app.goTo('/winterize');
  expect(await findHeading('Winterization')).toBeVisible();
  await app.goTo('/dewinterize');
  expect(await findHeading('De-Winterization')).toBeVisible();
});

test('the header hides Request while the community loads, because the community may block requests', async () => {
  renderApp({ path: '/account', signedInAs: 'demo', fail: { getColony: 'timeout' }, fakeTimers: true });
  await findHeading('Yaakov Rosenberg');
  expect(inHeader()).toEqual(['About', 'Contact', 'Policies', 'Account', 'Logout']);
});

test('the header shows Request to a member whose community cannot be loaded, also while it is read again', async () => {
  const { user } = renderApp({ path: '/policies', signedInAs: 'demo', fail: { getColony: '500' } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(inHeader()).toContain('Request');
  holdCalls('/api/colony');
  await user.click(retry);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
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
});

test('the prerendered footer has no year, because it can be shown in a later one', () => {
  const prerendered = renderToString(
    <StoryMember>
      <SiteFooter />
    </StoryMember>,
  );
  expect(prerendered).not.toMatch(/20[2-9]\d/);
});

test('the footer shows neither Login nor Logout until the session is known', async () => {
  const letThrough = holdCalls('/api/');
  renderApp({ isPrerendered: true });
  await findHeading('Experience superior property care');
  expect(inFooter()).toEqual(['Homeowners Portal', 'Privacy Policy']);
  letThrough();
  await waitFor(() => expect(inFooter()).toContain('Login'));
});

const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => header().getByRole('link', { name });
const expectOpen = (name: string, isOpen: boolean) =>
  expect(button(name)).toHaveAttribute('aria-expanded', String(isOpen));

describe('the Login menu', () => {
  const [FIRST, LAST] = ['Homeowners Portal', 'Minyan Tracker & Winterization'] as const;

  test('opens on a click, and closes on a second click, a click outside or on a link, and when the focus leaves', async () => {
    const { user } = await openLanding();
    const closings = [
      () => user.click(button('Login')),
      () => user.click(screen.getByRole('main')),
      () => user.tab({ shift: true }),
      () => user.click(link(LAST)),
    ];
    for (const close of closings) {
      expectOpen('Login', false);
      expect(header().queryByRole('link', { name: FIRST })).toBeNull();
      await user.click(button('Login'));
      expectOpen('Login', true);
      await close();
    }
    await findHeading('Login to Minyan tracker & winterization');
    expect(header().queryByRole('link', { name: FIRST })).toBeNull();
  });

  test('moves the focus with the arrow keys, Home and End, wraps at both ends, and closes on Escape', async () => {
    const { user } = await openLanding();
    button('Login').focus();
    for (const [key, name] of [
      ['ArrowDown', FIRST],
      ['ArrowDown', LAST],
      ['ArrowDown', FIRST],
      ['ArrowUp', LAST],
      ['Home', FIRST],
      ['End', LAST],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(link(name)).toHaveFocus();
    }
    button('Login').focus();
    await user.keyboard('{ArrowUp}');
    expect(link(LAST)).toHaveFocus();
    await user.keyboard('{Escape}');
    expectOpen('Login', false);
    expect(button('Login')).toHaveFocus();
  });

  test('stays open while a control beside it is pressed (rule: no-lost-press)', async () => {
    const { user } = await openLanding();
    await user.click(button('Login'));
    await user.tab();
    await user.pointer({ keys: '[MouseLeft>]', target: link('Contact') });
    expect(link('Contact')).toHaveFocus();
    expectOpen('Login', true);
    await user.pointer({ keys: '[/MouseLeft]', target: link('Contact') });
    expectOpen('Login', false);
  });
});

describe('the menu of a small screen', () => {
  const MENU = 'Toggle navigation';

  test('toggles by its button; a first Escape closes the Request menu inside, and a second one this menu', async () => {
    const { user } = await openPolicies();
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    expect(button(MENU)).toHaveAttribute('aria-controls', navigation.id);
    for (const isOpen of [true, false, true]) {
      expectOpen(MENU, !isOpen);
      await user.click(button(MENU));
      expectOpen(MENU, isOpen);
    }
    await user.click(button('Request'));
    await user.keyboard('{Escape}');
    expectOpen('Request', false);
    expectOpen(MENU, true);
    await user.keyboard('{Escape}');
    expectOpen(MENU, false);
    expect(button(MENU)).toHaveFocus();
  });

  test('closes on navigation, and stays closed after Back', async () => {
    const { user, goTo } = await openPolicies();
    await user.click(button(MENU));
    await user.click(button('Request'));
    await user.click(link('Winterize'));
    expect(await findHeading('Winterization')).toBeVisible();
    expectOpen(MENU, false);
    await goTo(-1);
    await findHeading('Policies');
    expectOpen(MENU, false);
  });
});
