import type { Page, Request } from '@playwright/test';
import { expect, IN_SEASON, test } from './support/app';
import { twoFrames } from './support/atRest';
import { signInByCookie } from './support/entrance';
import { hold } from './support/hold';

test.use({ startsAt: IN_SEASON });

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

/** A style that is not linked by the page itself, but comes with a part of the application. */
const isOfPart = (request: Request) =>
  request.resourceType() === 'stylesheet' && !/\/index-[^/]*$/.test(request.url());

const screens = [
  { name: 'the landing page', path: '/', stands: 'Experience superior property care', isForMembers: false },
  {
    name: 'the login page',
    path: '/login',
    stands: 'Login to Minyan tracker & winterization',
    isForMembers: false,
  },
  { name: 'the home', path: '/', stands: 'Notes', isForMembers: true },
  { name: 'units open', path: '/units-open', stands: 'Units open', isForMembers: true },
  { name: 'winterize', path: '/winterize', stands: 'Winterization', isForMembers: true },
];

for (const { name, path, stands, isForMembers } of screens)
  for (const width of [390, 1280])
    test(`${name} stays where it is, at ${width} px, as its parts and fonts come`, async ({ page, app }) => {
      await page.setViewportSize({ width, height: 823 });
      if (isForMembers) {
        await signInByCookie(page, app);
        // Who was here before finds no landing page first.
        await page.goto(`${app.url}/privacy-policy`);
        await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Logout' })).toBeVisible();
      }
      // As on a slow line: the screen's own style after its heading, and the fonts last.
      const letStyleThrough = await hold(page, isOfPart);
      const letFontsThrough = await hold(page, (request) => request.resourceType() === 'font');
      const shift = await watchShifts(page);
      // Not until it has loaded: the fonts are part of that.
      await page.goto(app.url + path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(twoFrames);
      letStyleThrough();
      await expect(page.getByRole('heading', { name: stands, exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0);
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
