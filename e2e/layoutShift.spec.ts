import type { Page, ViewportSize } from '@playwright/test';
import { expect, test } from './support/app';
import { holdRequests } from './support/pageActions';
import { signInByCookie } from './support/signInHelpers';
import { twoFrames } from './support/waitForReads';

/** July 1, 2026: no listed holiday has an emoji, whose width depends on the fonts of the machine. */
const SUMMER = Date.UTC(2026, 6, 1, 14);

// The backend refuses an unknown link with status 400.
test.use({ startsAt: SUMMER, expectedConsole: /status of 400/ });

/** Sums the layout shifts of the page from its first frame on. The Cumulative Layout Shift is never greater than this sum. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
      document.documentElement.dataset['shift'] = String(shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
}

function areFontsLoaded(): boolean {
  const states = [...document.fonts].map(({ status }) => status);
  return states.includes('loaded') && !states.includes('loading');
}

/** The addresses of files and answers that the test holds and then releases, in this order. It releases the fonts after them. */
const lateAddresses = [
  // A stylesheet of a lazy chunk, which the page does not link.
  /\/(?!index-)[^/]*\.css$/,
  /\/sanitizeHtml-[^/]*$/,
  /\/api\/(?:colony|minyan|reset|join)/,
];

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 823 },
  { width: 1280, height: 823 },
];
const tall = { width: 1280, height: 2400 };

interface Visit {
  name: string;
  path: string;
  /** A text in the content that loads last. */
  lastText: string;
  isForMembers?: boolean;
  sizes?: readonly ViewportSize[];
}

const visits: Visit[] = [
  { name: 'the landing page', path: '/', lastText: 'Experience superior property care' },
  { name: 'the login page', path: '/login', lastText: "Don't have password?" },
  { name: 'About', path: '/about', lastText: 'Someone is looking after the house.' },
  { name: 'the privacy policy', path: '/privacy-policy', lastText: 'Questions' },
  { name: 'a valid password link', path: '/reset/reset-valid', lastText: 'New password' },
  {
    name: 'an unknown password link',
    path: '/reset/none',
    lastText: 'This link has been expired or is invalid',
  },
  { name: 'an invitation', path: '/join/join-valid', lastText: 'Username' },
  { name: 'the home', path: '/', lastText: 'Notes', isForMembers: true, sizes: [...sizes, tall] },
  { name: 'Policies', path: '/policies', lastText: 'No power tools', isForMembers: true },
  { name: 'the account', path: '/account', lastText: 'Personal Info', isForMembers: true },
  { name: 'Units open', path: '/units-open', lastText: 'Show future Shabbosim signups', isForMembers: true },
  { name: 'Winterize', path: '/winterize', lastText: 'Request Winterization', isForMembers: true },
];

/** Opens a screen, and releases the `lateAddresses` and then the fonts. */
async function openWithLateRequests(page: Page, url: string, lastText: string) {
  const main = page.getByRole('main');
  const releases = await Promise.all(lateAddresses.map((address) => holdRequests(page, address)));
  const releaseFonts = await holdRequests(page, /\.woff2$/);
  // The load event would wait for the fonts, which the test delays.
  await page.goto(url, { waitUntil: 'commit' });
  await expect(main.locator('h1, [role="status"]').first()).toBeVisible();
  for (const release of releases) {
    await page.evaluate(twoFrames);
    release();
  }
  await expect(main.getByText(lastText, { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await page.evaluate(twoFrames);
  releaseFonts();
  await expect.poll(() => page.evaluate(areFontsLoaded)).toBe(true);
  await page.evaluate(twoFrames);
}

const isHome = ({ path, isForMembers }: Visit) => path === '/' && isForMembers === true;
const groups = [
  { what: 'no screen of a visitor shifts', group: visits.filter((visit) => !visit.isForMembers) },
  {
    what: 'no screen of a member but the home shifts',
    group: visits.filter((visit) => visit.isForMembers && !isHome(visit)),
  },
  { what: 'the home does not shift', tag: '@daily', group: visits.filter(isHome) },
];

for (const { what, tag = [], group } of groups)
  test(`${what} when files and answers arrive late`, { tag }, async ({ page, app }) => {
    const isMember = group.some(({ isForMembers }) => isForMembers);
    test.setTimeout(240_000);
    if (isMember) await signInByCookie(page, app);
    // This visit stores whether the browser is signed in. Otherwise a member would see the landing page first.
    await page.goto(`${app.url}/privacy-policy`);
    const button = page.getByRole('banner').getByRole('button', { name: isMember ? 'Logout' : 'Login' });
    await expect(button).toBeVisible();
    const shift = await watchShifts(page);
    for (const { name, path, lastText, sizes: at = sizes } of group) {
      for (const size of at) {
        const where = `${name} at ${size.width} x ${size.height}`;
        await test.step(where, async () => {
          // The app stores this when the fonts have loaded; later visits load them earlier. Without it, each visit is like the first.
          await page.evaluate(() => localStorage.removeItem('fonts-were-loaded'));
          await page.setViewportSize(size);
          await openWithLateRequests(page, app.url + path, lastText);
          expect(await shift(), where).toBeLessThan(0.02);
          await page.unrouteAll();
        });
      }
    }
  });

/** Records in the page whether its heading is ever removed. */
async function watchHeading(page: Page): Promise<() => Promise<string | undefined>> {
  await page.addInitScript(() => {
    let hadHeading = false;
    new MutationObserver(() => {
      const hasHeading = document.querySelector('h1') !== null;
      if (hadHeading && !hasHeading) document.documentElement.dataset['heading'] = 'removed';
      hadHeading ||= hasHeading;
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => document.documentElement.dataset['heading']);
}

test('a prerendered page keeps its heading until the chunk of the screen is loaded', async ({
  page,
  app,
}) => {
  const heading = await watchHeading(page);
  for (const path of ['/login', '/about', '/contact', '/privacy-policy'])
    await test.step(path, async () => {
      const releaseScreen = await holdRequests(page, /Screen-[^/]*\.js$/);
      const answers = ['user', 'colony'].map((call) => page.waitForResponse(`${app.url}/api/${call}?**`));
      // The entry script has run at this event. With both answers, the application has everything but the chunk of the screen.
      await page.goto(app.url + path, { waitUntil: 'domcontentloaded' });
      await Promise.all(answers);
      await page.evaluate(twoFrames);
      releaseScreen();
      await expect(page.getByRole('banner').getByRole('status', { name: 'Loading' })).toHaveCount(0);
      expect(await heading(), path).toBeUndefined();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unrouteAll();
    });
});

test('on the next visit the fonts load before the first text is shown', async ({ page, app }) => {
  await signInByCookie(page, app);
  await page.goto(app.url);
  await expect(page.getByText('Notes')).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('fonts-were-loaded') !== null);

  const releaseMember = await holdRequests(page, /\/api\/user/);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(areFontsLoaded);
  await expect(page.getByRole('heading')).toHaveCount(0);
  releaseMember();
});
