import { buildCommunity } from '@/domain/testing/fixtures';
import { site } from '@/site';
import { act, render, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { MemberData } from '../../../test/MemberData';
import { AboutScreen } from './AboutScreen';
import { ContactScreen } from './ContactScreen';
import { LandingScreen } from './LandingScreen';
import { PrivacyPolicyScreen } from './PrivacyPolicyScreen';

/** A screen as the app shows it to a visitor, or to a member of a community with an email address or none. */
const inRouter = (element: ReactElement, email?: string | null) => (
  <MemoryRouter>
    <MemberData community={email === undefined ? null : buildCommunity({ email })}>{element}</MemberData>
  </MemoryRouter>
);

test('LandingScreen shows its heading, a link to Contact and the title', () => {
  render(inRouter(<LandingScreen />));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Experience superior property care');
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  expect(document.title).toBe('Dependable');
});

test.each([
  ['landing', <LandingScreen key="l" />],
  ['about', <AboutScreen key="a" />],
  ['contact', <ContactScreen key="c" />],
  ['privacy', <PrivacyPolicyScreen key="p" />],
])('the prerendered %s screen hydrates without a mismatch', async (_name, page) => {
  const container = document.createElement('div');
  const html = renderToString(inRouter(page));
  container.innerHTML = html;
  document.body.append(container);
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, inRouter(page), { onRecoverableError: (error) => errors.push(error) });
  });
  expect(errors).toEqual([]);
  expect(within(container).getByRole('heading', { level: 1 })).toBeInTheDocument();
  container.remove();
});

test('the landing scene is smaller than 12 kB', () => {
  const scene = readFileSync('src/features/public/LandingScene.svg', 'utf8');
  expect(scene.length).toBeGreaterThan(3000);
  expect(scene.length).toBeLessThan(12_000);
});

test('AboutScreen has a logo that links to the home page', () => {
  render(inRouter(<AboutScreen />));
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  expect(screen.getByText(/founded in 2006/)).toHaveTextContent('full-service property management');
  expect(document.title).toBe('About | Dependable');
});

test('ContactScreen shows a visitor the contact data and hours of the office', () => {
  render(inRouter(<ContactScreen />));
  const mail = screen.getByRole('link', { name: site.serviceEmail });
  expect(mail).toHaveAttribute('href', `mailto:${site.serviceEmail}`);
  expect(screen.getByRole('link', { name: site.phone })).toHaveAttribute('href', `tel:${site.phone}`);
  expect(screen.getByText(site.fax)).toBeVisible();
  expect(screen.getByText(/PO Box/)).toHaveTextContent(`${site.address.box}Monroe, NY 10950`);
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Mon-Thu 9:30am-4:30pm',
    'Fri 9:30am-12:00pm',
    'Saturday closed',
    'Saturday closed',
  ]);
  expect(screen.queryByText('Your community')).not.toBeInTheDocument();
  expect(document.title).toBe('Contact | Dependable');
});

test("ContactScreen shows a member the community's email address", () => {
  render(inRouter(<ContactScreen />, 'board@pinehollow.example'));
  expect(screen.getByRole('link', { name: 'board@pinehollow.example' })).toHaveAttribute(
    'href',
    'mailto:board@pinehollow.example',
  );
});

test('ContactScreen omits the line of a community without an email address', () => {
  render(inRouter(<ContactScreen />, null));
  expect(screen.queryByText('Your community')).not.toBeInTheDocument();
});

test('PrivacyPolicyScreen shows the policy and its date', () => {
  render(inRouter(<PrivacyPolicyScreen />));
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  expect(screen.getByText('Last updated 11/1/2023')).toBeVisible();
  expect(screen.getByText(/do not see your name or unit until/)).toHaveTextContent('12 hours');
  expect(document.title).toBe('Privacy Policy | Dependable');
});
