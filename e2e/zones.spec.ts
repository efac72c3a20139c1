import type { Page } from '@playwright/test';
import { expect, test } from './support/app';
import { navigateTo } from './support/pageActions';
import { signInByCookie } from './support/signInHelpers';

// The page shows New York's time in every time zone (rule: community-time-zone). At 11:30 pm in New York, most of the other zones
// already have the next date.
const ZONES = [
  'America/New_York',
  'Asia/Jerusalem',
  'Pacific/Kiritimati',
  'America/Los_Angeles',
  'UTC',
  'Africa/Cairo',
];

interface Week {
  name: string;
  at: number;
  shown: string[];
  startDateBounds: string;
  firstLaterShabbos: string;
  /** The number of tables on Units open, including future Shabbosim. */
  tables: number;
}

/** The texts, roles and field values of the page or the dialog, and the bounds of its fields. */
async function textsOf(page: Page, name: string): Promise<string[]> {
  const root = name === 'dialog' ? page.getByRole('dialog').first() : page.getByRole('main');
  // innerText would leave out content that is far from the viewport.
  const snapshot = await root.ariaSnapshot();
  const bounds = await root
    .locator('input')
    .evaluateAll((all) =>
      all.map((field) => `min ${field.getAttribute('min')} max ${field.getAttribute('max')}`),
    );
  return [`--- ${name}`, ...snapshot.split('\n'), ...bounds];
}

async function readScreens(page: Page, url: string, { tables }: Week): Promise<string[]> {
  const seen: string[] = [];

  await page.goto(url);
  await expect(page.getByRole('region', { name: /^Summary of/ }).first()).toBeVisible();
  await expect(page.getByText('Kiddush is in the lower hall.')).toBeVisible();
  seen.push(...(await textsOf(page, 'home')));

  await page.getByRole('button', { name: 'Sign up for later Shabbos' }).press('Enter');
  await page.getByRole('combobox', { name: 'Select a date' }).press('Enter');
  const days = page
    .getByRole('dialog', { name: 'Saturdays to choose from' })
    .getByRole('button', { name: /\d{4}/ });
  await expect(days.first()).toBeVisible();
  seen.push(
    ...(await days.evaluateAll((all) =>
      all.map((day) => `${day.getAttribute('aria-label')} ${day.matches(':disabled')}`),
    )),
  );
  await days.and(page.locator(':enabled')).first().press('Enter');
  await expect(page.getByRole('dialog').getByRole('region', { name: /^Summary of/ })).toBeVisible();
  seen.push(...(await textsOf(page, 'dialog')));

  await navigateTo(page, '/units-open');
  await page.getByRole('button', { name: 'Show future Shabbosim signups' }).press('Enter');
  // The tables are rendered one after the other.
  await expect(page.getByRole('table')).toHaveCount(tables);
  seen.push(...(await textsOf(page, 'units open')));

  await navigateTo(page, '/contact');
  await expect(page.getByText('office@pinehollow.example.com')).toBeVisible();
  seen.push(...(await textsOf(page, 'contact')));

  await navigateTo(page, '/winterize');
  await expect(page.getByLabel('Combination code')).toBeVisible();
  seen.push(...(await textsOf(page, 'winterize')));
  return seen;
}

// Nothing here depends on animations, which take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const weeks: Week[] = [
  {
    name: 'in an ordinary week',
    // Tuesday, August 11, 2026, 11:30 pm in New York.
    at: Date.UTC(2026, 7, 12, 3, 30),
    shown: ['Saturday Aug 15th, 2026', '8/11/2026, Tue 9:30pm', 'Candle lighting', '7:44 pm', '9:10 pm'],
    startDateBounds: 'min 2026-08-11 max 2026-11-15',
    tables: 11,
    firstLaterShabbos: 'August 22nd, 2026',
  },
  {
    name: 'in the night in which the clock goes back',
    // Saturday, October 31, 2026, 11:30 pm in New York.
    at: Date.UTC(2026, 10, 1, 3, 30),
    shown: ['Saturday Oct 31st, 2026', '10/30/2026, Fri 2:30pm (After cut off time)', '5:40 pm', '7:06 pm'],
    startDateBounds: 'min 2026-10-31 max 2026-11-15',
    tables: 5,
    firstLaterShabbos: 'November 7th, 2026',
  },
  {
    name: 'in the night in which the clock goes forward',
    // Saturday, March 13, 2027, 11:30 pm in New York.
    at: Date.UTC(2027, 2, 14, 4, 30),
    shown: ['Saturday Mar 13th, 2027', '3/12/2027, Fri 2:30pm (After cut off time)', '5:46 pm', '7:15 pm'],
    startDateBounds: 'min 2027-03-13 max 2027-11-15',
    tables: 9,
    firstLaterShabbos: 'March 20th, 2027',
  },
];

for (const week of weeks) {
  const { name, at, shown, startDateBounds, firstLaterShabbos } = week;
  test.describe(name, () => {
    test.use({ scenario: 'thursday', startsAt: at });

    test('a member reads the same screens in all six time zones', async ({ page, context, app }) => {
      test.setTimeout(240_000);
      await page.clock.setFixedTime(at);
      await signInByCookie(page, app);
      const devTools = await context.newCDPSession(page);
      const seen: string[][] = [];
      for (const timezoneId of ZONES) {
        await devTools.send('Emulation.setTimezoneOverride', { timezoneId });
        seen.push(await readScreens(page, app.url, week));
        expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(timezoneId);
      }
      const [first = [], ...others] = seen;
      const everything = first.join('\n');
      for (const text of [...shown, startDateBounds]) expect(everything).toContain(text);
      // The label of a day ends with whether it is disabled.
      expect(first.find((text) => text.endsWith(' false'))).toContain(firstLaterShabbos);
      for (const [index, other] of others.entries()) expect(other, `in ${ZONES[index + 1]}`).toEqual(first);
    });
  });
}

test('a day can be picked after the device has changed its time zone (rule: later-shabbos-by-keyboard)', async ({
  page,
  app,
}) => {
  await signInByCookie(page, app);
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' });
  await page.goto(`${app.url}/`);
  await page.getByRole('button', { name: 'Sign up for later Shabbos' }).press('Enter');
  const field = page.getByRole('combobox', { name: 'Select a date' });
  await field.press('Enter');
  const day = page.getByRole('dialog', { name: 'Saturdays to choose from' }).locator(':focus');
  await expect(day).toHaveAccessibleName(/Saturday/);
  const date = (await day.getAttribute('aria-label')) ?? '';
  await device.send('Emulation.setTimezoneOverride', { timezoneId: 'America/Los_Angeles' });
  await page.clock.runFor('01:00');
  await page.getByRole('button', { name: date }).click({ delay: 90 });
  await expect(field).toHaveValue(/^Saturday/);
  await expect(field).toBeFocused();
  await field.press('Enter');
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
});
