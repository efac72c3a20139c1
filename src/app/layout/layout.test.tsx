import { at } from '@/domain/testing/fixtures';
import { AuthCard } from '@/features/session/AuthCard';
import { setClock } from '@/lib/clock';
import { Disclosure } from '@/ui/structure/Disclosure';
import { PageHeading } from '@/ui/structure/PageHeading';
import { Panel } from '@/ui/structure/Panel';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { SiteFooter } from './SiteFooter';
import { SiteFrame } from './SiteFrame';

beforeEach(() => setClock(() => at('2026-12-31T12:00:00-05:00')));

afterEach(() => setClock(() => jest.now()));

function footer(session: 'unknown' | 'in' | 'out', onLogout = () => {}) {
  return (
    <MemoryRouter>
      <SiteFooter session={session} onLogout={onLogout} />
    </MemoryRouter>
  );
}

test('SiteFooter shows a visitor the portal, Login and the privacy policy', () => {
  render(footer('out'));
  const portal = screen.getByRole('link', { name: 'Homeowners Portal' });
  expect(portal).toHaveAttribute('target', '_blank');
  expect(portal).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2026 Dependable Property Management');
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
});

test('SiteFooter shows a member Logout instead of Login', async () => {
  const onLogout = jest.fn();
  render(footer('in', onLogout));
  expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test('SiteFooter shows neither Login nor Logout while the session is unknown', () => {
  render(footer('unknown'));
  expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
});

test('SiteFooter shows the new year on a page that stays open', () => {
  render(footer('out'));
  act(() => setClock(() => at('2027-01-01T00:00:00-05:00')));
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2027');
});

test('SiteFooter renders no year when prerendered', () => {
  expect(renderToString(footer('out'))).not.toContain('2026');
});

test('SiteFrame has a main landmark and a skip link to it', () => {
  render(
    <SiteFrame header={<header>Head</header>} footer={<footer>Foot</footer>}>
      <p>Content</p>
    </SiteFrame>,
  );
  expect(within(screen.getByRole('main')).getByText('Content')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

test('Panel is a region named by its heading', () => {
  render(
    <Panel title="Request Winterization">
      <p>Form</p>
    </Panel>,
  );
  const region = screen.getByRole('region', { name: 'Request Winterization' });
  expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('Request Winterization');
});

test('PageHeading and AuthCard render their titles as headings', () => {
  render(
    <>
      <PageHeading title="Policies" lead="Pine Hollow" />
      <AuthCard title="Login" heading="Login to Minyan tracker & winterization">
        <p>Form</p>
      </AuthCard>
    </>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible();
  expect(screen.getByText('Pine Hollow')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Login to Minyan tracker & winterization' })).toBeVisible();
});

test('Disclosure is open at first and closes when its button is clicked', async () => {
  render(
    <Disclosure title="Quiet hours">
      <p>From 10 pm</p>
    </Disclosure>,
  );
  const button = within(screen.getByRole('heading', { name: 'Quiet hours' })).getByRole('button');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('From 10 pm')).toBeVisible();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('From 10 pm')).not.toBeVisible();
});
