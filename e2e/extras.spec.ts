import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, test } from './support/qaApp';
import { held } from './support/forms';

// Nothing here depends on motion, and drawing it takes time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A Tuesday in August at ten in the morning. */
const TUESDAY = 'now=2026-08-11T10:00';

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

test('a link switches on sharing and the calendar, to which a member adds a sign-up and removes it', async ({
  page,
  context,
  qa,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/ShareButton|CalendarButton|CalendarFile/.test(request.url())) chunks.push(request.url());
  });
  const form = page.getByRole('group', { name: 'שבת פרשת שופטים' });
  await qa.open(`?${TUESDAY}&as=gabbai&extras=none`);
  await expect(form.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('button', { name: /calendar|^Share/ })).toHaveCount(0);
  expect(chunks).toEqual([]);

  await qa.open(`?scenario=nine&${TUESDAY}&as=gabbai&extras=calendar,share`);
  const summary = page.getByRole('region', { name: 'Summary of שבת פרשת שופטים' });
  await summary.getByRole('button', { name: 'Share Shabbos Parshas Shoftim' }).click(held);
  await expect(summary.getByRole('status')).toHaveText('Copied. You can paste it into a message.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Shabbos Parshas Shoftim, Aug 15: .+ Sign up: /,
  );

  await qa.open(`?${TUESDAY}&as=gabbai&extras=calendar`);
  await expect(form.getByRole('button', { name: /^Add to calendar/ })).toBeVisible();
  expect(chunks.filter((chunk) => chunk.includes('CalendarFile'))).toEqual([]);
  const added = await downloadBy(page, 'Add to calendar: Shabbos Parshas Shoftim');
  await expect(form.getByText('Open the downloaded file to add it to your calendar.')).toBeVisible();
  expect(chunks.filter((chunk) => chunk.includes('CalendarFile'))).toHaveLength(1);
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
