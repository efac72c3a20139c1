import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { pagesOf } from './support/pdfText';
import { expect, test } from './support/qaApp';
import { held } from './support/forms';

// Nothing here depends on motion, and drawing it takes time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A Tuesday in August at ten in the morning. */
const TUESDAY = 'now=2026-08-11T10:00';

test('a link switches the icon for the home screen on and off', async ({ page, qa }) => {
  const manifestLink = page.locator('link[rel="manifest"]');
  await qa.open(`?${TUESDAY}&extras=none`);
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await expect(manifestLink).toHaveCount(0);
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(0);

  await qa.open(`?${TUESDAY}&extras=icon`, 'units-open');
  await expect(manifestLink).toHaveCount(1);
  // What the browser makes of the manifest, with the address of each icon.
  const devTools = await page.context().newCDPSession(page);
  const { errors, manifest, url } = await devTools.send('Page.getAppManifest');
  expect({ errors, url }).toEqual({ errors: [], url: `${qa.url}manifest.webmanifest` });
  expect(manifest.startUrl).toBe(qa.url);
  expect(manifest.display).toBe('kMinimalUi');
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const icon of [apple ?? '', ...(manifest.icons ?? []).map((one) => one.url)]) {
    const answer = await page.request.get(new URL(icon, qa.url).href);
    expect([icon, answer.status(), answer.headers()['content-type']]).toEqual([icon, 200, 'image/png']);
  }
  expect(manifest.icons).toHaveLength(3);
});

test('a link switches sharing on and off', async ({ page, context, qa }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const summary = page.getByRole('region', { name: 'Summary of שבת פרשת שופטים' });
  await qa.open(`?${TUESDAY}&extras=none`);
  await expect(summary).toBeVisible();
  await expect(page.getByRole('button', { name: /^Share/ })).toHaveCount(0);

  await qa.open(`?scenario=nine&${TUESDAY}&extras=share`);
  await summary.getByRole('button', { name: 'Share Shabbos Parshas Shoftim' }).click(held);
  await expect(summary.getByRole('status')).toHaveText('Copied. You can paste it into a message.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Shabbos Parshas Shoftim, Aug 15: 9 are coming, 1 more makes a minyan. Sign up: ${qa.url}`,
  );
});

/** Presses a button. Returns the name and the method of the calendar file that it downloads, and a reader of the event's properties. */
async function downloadBy(page: Page, name: string) {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name }).click(held);
  const download = await started;
  const text = await readFile(await download.path(), 'utf8');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  const value = (property: string) => String(event?.getFirstPropertyValue(property));
  return { file: download.suggestedFilename(), method: calendar.getFirstPropertyValue('method'), value };
}

test('a member adds a sign-up to the calendar and removes it again', async ({ page, qa }) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/CalendarFile/.test(request.url())) chunks.push(request.url());
  });
  const form = page.getByRole('group', { name: 'שבת פרשת שופטים' });
  await qa.open(`?${TUESDAY}&as=gabbai&extras=none`);
  await expect(form.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('button', { name: /calendar/ })).toHaveCount(0);

  await qa.open(`?${TUESDAY}&as=gabbai&extras=calendar`);
  await expect(form.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(chunks).toEqual([]);
  const added = await downloadBy(page, 'Add to calendar: Shabbos Parshas Shoftim');
  await expect(form.getByText('Open the downloaded file to add it to your calendar.')).toBeVisible();
  expect(chunks).toHaveLength(1);
  expect([added.file, added.method]).toEqual(['added-2026-08-15.ics', 'PUBLISH']);
  expect([added.value('dtstart'), added.value('dtend')]).toEqual([
    '2026-08-14T23:44:00Z',
    '2026-08-16T01:10:00Z',
  ]);
  expect(added.value('location')).toBe('Pine Hollow');
  expect(added.value('description')).toMatch(/^1 man, Maftir, Baal Korah: 5-end \(From Chamishi\)\n/);

  await form.getByRole('button', { name: 'Edit' }).click(held);
  await expect(form.getByRole('button', { name: /calendar/ })).toHaveCount(0);
  await form.getByRole('spinbutton', { name: 'Number of men' }).fill('0');
  await form.getByRole('button', { name: 'Update' }).click(held);
  await expect(form.getByText('Your sign-up has been removed.')).toBeVisible();
  const removed = await downloadBy(page, 'Remove from calendar: Shabbos Parshas Shoftim');
  expect([removed.file, removed.method, removed.value('status')]).toEqual([
    'removed-2026-08-15.ics',
    'CANCEL',
    'CANCELLED',
  ]);
  expect(removed.value('uid')).toBe(added.value('uid'));
  expect(Number(removed.value('sequence'))).toBeGreaterThanOrEqual(Number(added.value('sequence')));
});

/** Adds Chol Hamoed to the holidays that the pages read. */
function listCholHamoed(): void {
  const send = window.fetch.bind(window);
  window.fetch = async (...sent) => {
    const answer = await send(...sent);
    if (!answer.url.includes('/api/user')) return answer;
    const user: { upcomingHolidays: object[] } = await answer.json();
    for (const date of ['2026-09-28', '2026-09-29', '2026-09-30', '2026-10-01', '2026-10-02', '2026-09-20'])
      user.upcomingHolidays.push({ name: date, displayName: `Chol Hamoed ${date}`, date });
    return Response.json(user);
  };
}

test('a poster of fifteen events is one page of A4 and of Letter', async ({ page, qa }) => {
  await page.addInitScript(listCholHamoed);
  await qa.open('?scenario=tishrei&extras=poster', 'units-open');
  await page.getByRole('button', { name: 'Show poster' }).click(held);
  await expect(page.getByRole('region', { name: 'Poster' }).getByRole('listitem')).toHaveCount(15);
  for (const format of ['A4', 'Letter']) {
    const pages = await pagesOf(await page.pdf({ format }));
    expect([format, pages.length]).toEqual([format, 1]);
    expect(pages[0]).toContain('CholHamoed2026-10-02');
  }
});

test('a member prints the poster on one page of A4 and of Letter', async ({ page, qa }) => {
  await qa.open('?scenario=tishrei&extras=none', 'units-open');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /poster/i })).toHaveCount(0);

  for (const { link, texts, absent } of [
    {
      link: '?scenario=tishrei',
      texts: ['RoshHashana,1stday', 'YomKippur', 'SimchasTorah', 'Candlelighting6:59pm', 'Nightfall8:25pm'],
      absent: [],
    },
    {
      link: `?scenario=anonymous&${TUESDAY}`,
      texts: [
        'SaturdayAug15th,2026',
        'Candlelighting7:44pm',
        'EndofShabbos9:10pm',
        "1-4(TillRevi'i):Anonymous",
        'Maftir&MussafAnonymous',
      ],
      // Also not the name that is older than twelve hours.
      absent: ['DovidCohen', 'MosheBerkowitz'],
    },
  ]) {
    await qa.open(`${link}&extras=poster`, 'units-open');
    await page.getByRole('button', { name: 'Show poster' }).click(held);
    await expect(page.getByRole('region', { name: 'Poster' })).toBeVisible();
    for (const format of ['A4', 'Letter']) {
      const pages = await pagesOf(await page.pdf({ format }));
      expect([link, format, pages.length]).toEqual([link, format, 1]);
      for (const text of ['MinyaninPineHollow', ...texts]) expect(pages[0]).toContain(text);
      for (const text of ['Unitsopen', 'poster', 'Show', ...absent]) expect(pages[0]).not.toContain(text);
    }
  }
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print poster' }).click(held);
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await page.getByRole('button', { name: 'Hide poster' }).click(held);
  expect((await pagesOf(await page.pdf()))[0]).toContain('Unitsopen');
});
