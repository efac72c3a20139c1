import type { Page, Request, ViewportSize } from '@playwright/test';
import { expect, IN_SEASON, test } from './support/app';
import { twoFrames } from './support/atRest';
import { signInByCookie } from './support/entrance';
import { hold } from './support/hold';

// An expired link is answered by a refusal.
test.use({ startsAt: IN_SEASON, expectedConsole: /status of 40/ });

/** Sums up what moves by itself, from the beginning; the browser's own measure, cumulative layout shift. */
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

function haveFontsCome(): boolean {
  const states = [...document.fonts].map(({ status }) => status);
  return states.includes('loaded') && !states.includes('loading');
}

/** What comes after the page itself, in the order in which it is let through. */
const latecomers: ((request: Request) => boolean)[] = [
  // A style that is not linked by the page itself, but comes with a part of the application.
  (request) => request.resourceType() === 'stylesheet' && !/\/index-[^/]*$/.test(request.url()),
  (request) => /\/sanitizeHtml-[^/]*$/.test(request.url()),
  (request) => /\/api\/(?:colony|minyan|reset|join)/.test(request.url()),
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
  /** A text of what comes last. */
  stands: string;
  isForMembers?: boolean;
  sizes?: readonly ViewportSize[];
}

const visits: Visit[] = [
  { name: 'the landing page', path: '/', stands: 'Experience superior property care' },
  { name: 'the login page', path: '/login', stands: "Don't have password?" },
  { name: 'About', path: '/about', stands: 'Someone is looking after the house.' },
  { name: 'the privacy policy', path: '/privacy-policy', stands: 'Questions' },
  { name: 'a mailed link', path: '/reset/reset-valid', stands: 'New password' },
  { name: 'an expired link', path: '/reset/none', stands: 'This link has been expired or is invalid' },
  { name: 'an invitation', path: '/join/join-valid', stands: 'Username' },
  { name: 'the home', path: '/', stands: 'Notes', isForMembers: true, sizes: [...sizes, tall] },
  { name: 'policies', path: '/policies', stands: 'No power tools', isForMembers: true },
  { name: 'the account', path: '/account', stands: 'Personal Info', isForMembers: true },
  { name: 'units open', path: '/units-open', stands: 'Show future Shabbosim signups', isForMembers: true },
  { name: 'winterize', path: '/winterize', stands: 'Request Winterization', isForMembers: true },
];

for (const { name, path, stands, isForMembers = false, sizes: at = sizes } of visits)
  for (const size of at)
    test(`${name} stays where it is, at ${size.width} x ${size.height}, whatever comes late`, async ({
      page,
      app,
    }) => {
      await page.setViewportSize(size);
      if (isForMembers) {
        await signInByCookie(page, app);
        // Who was here before finds no landing page first.
        await page.goto(`${app.url}/privacy-policy`);
        await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Logout' })).toBeVisible();
      }
      const main = page.getByRole('main');
      const lets = await Promise.all(latecomers.map((isLate) => hold(page, isLate)));
      const letFontsThrough = await hold(page, (request) => request.resourceType() === 'font');
      const shift = await watchShifts(page);
      // Not until it has loaded: the fonts are part of that.
      await page.goto(app.url + path, { waitUntil: 'commit' });
      await expect(main.locator('h1, [role="status"]').first()).toBeVisible();
      for (const letThrough of lets) {
        await page.evaluate(twoFrames);
        letThrough();
      }
      await expect(main.getByText(stands, { exact: true }).first()).toBeVisible();
      await expect(main.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await page.evaluate(twoFrames);
      letFontsThrough();
      await expect.poll(() => page.evaluate(haveFontsCome)).toBe(true);
      await page.evaluate(twoFrames);
      expect(await shift()).toBeLessThan(0.02);
    });

/** Notes on the page whether its heading, once there, is ever missing. */
async function watchHeading(page: Page): Promise<() => Promise<string | undefined>> {
  await page.addInitScript(() => {
    let wasThere = false;
    new MutationObserver(() => {
      const isThere = document.querySelector('h1') !== null;
      if (wasThere && !isThere) document.documentElement.dataset['heading'] = 'has gone';
      wasThere ||= isThere;
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => document.documentElement.dataset['heading']);
}

for (const path of ['/login', '/about', '/contact', '/privacy-policy'])
  test(`${path}: what the page was served with stands until its screen has come`, async ({ page, app }) => {
    const letScreenThrough = await hold(page, (request) => /Screen-[^/]*\.js$/.test(request.url()));
    const heading = await watchHeading(page);
    const answers = ['user', 'colony'].map((call) => page.waitForResponse(`${app.url}/api/${call}?**`));
    // By then the application has started.
    await page.goto(app.url + path, { waitUntil: 'domcontentloaded' });
    await Promise.all(answers);
    await page.evaluate(twoFrames);
    letScreenThrough();
    await expect(page.getByRole('banner').getByRole('status', { name: 'Loading' })).toHaveCount(0);
    expect(await heading()).toBeUndefined();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
