import { buildCommunity } from '@/domain/testing/fixtures';
import { site } from '@/site';
import { act, render, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StoryMember } from '../../../.storybook/StoryMember';
import { AboutScreen } from './AboutScreen';
import { ContactScreen } from './ContactScreen';
import { LandingScreen } from './LandingScreen';
import { PrivacyPolicyScreen } from './PrivacyPolicyScreen';

/** A screen as the app shows it to a visitor, or to a member of a community with an email address or none. */
const shown = (element: ReactElement, email?: string | null) => (
  <StoryMember community={email === undefined ? null : buildCommunity({ email })}>{element}</StoryMember>
);

test.each([
  ['landing', <LandingScreen key="l" />],
  ['about', <AboutScreen key="a" />],
  ['contact', <ContactScreen key="c" />],
  ['privacy', <PrivacyPolicyScreen key="p" />],
])('the prerendered %s screen hydrates without a mismatch', async (_name, page) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(shown(page));
  document.body.append(container);
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, shown(page), { onRecoverableError: (error) => errors.push(error) });
  });
  expect(errors).toEqual([]);
  expect(within(container).getByRole('heading', { level: 1 })).toBeInTheDocument();
  container.remove();
});

test('the landing screen has its heading and a link to Contact', () => {
  render(shown(<LandingScreen />));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Experience superior property care');
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

test('the landing scene is smaller than 12 kB', () => {
  const scene = readFileSync('src/features/public/LandingScene.svg', 'utf8');
  expect(scene.length).toBeGreaterThan(3000);
  expect(scene.length).toBeLessThan(12_000);
});

test('the about screen has a logo that links to the home page', () => {
  render(shown(<AboutScreen />));
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  expect(screen.getByText(/founded in 2006/)).toHaveTextContent('full-service property management');
});

test('the contact screen shows the contact data and hours of the office', () => {
  render(shown(<ContactScreen />));
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toContainEqual([site.serviceEmail, `mailto:${site.serviceEmail}`]);
  expect(links).toContainEqual([site.phone, `tel:${site.phone}`]);
  expect(screen.getByText(site.fax)).toBeVisible();
  expect(screen.getByText(/PO Box/)).toHaveTextContent(`${site.address.box}Monroe, NY 10950`);
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Mon-Thu 9:30am-4:30pm',
    'Fri 9:30am-12:00pm',
    'Saturday closed',
    'Saturday closed',
  ]);
});

test.each([
  ['a visitor', undefined, null],
  ['a member of a community without an address', null, null],
  ['a member', 'board@pinehollow.example', 'mailto:board@pinehollow.example'],
])('the contact screen shows %s the address of their community: %s', (_who, email, href) => {
  render(shown(<ContactScreen />, email));
  expect(screen.queryByText('Your community') !== null).toBe(href !== null);
  expect(screen.queryByRole('link', { name: /board/ })?.getAttribute('href') ?? null).toBe(href);
});

test('the privacy policy has its text and its date', () => {
  render(shown(<PrivacyPolicyScreen />));
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  expect(screen.getByText('Last updated 11/1/2023')).toBeVisible();
  expect(screen.getByText(/do not see your name or unit until/)).toHaveTextContent('12 hours');
});
