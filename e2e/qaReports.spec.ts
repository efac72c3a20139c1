import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, type QaApp, test } from './support/qaApp';

const SHABBOS = 'שבת פרשת שופטים';
const form = (page: Page) => page.getByRole('group', { name: SHABBOS, exact: true });

async function saveReport(page: Page, qa: QaApp, title: string): Promise<string> {
  const panel = await qa.panel('Save a report');
  await panel.getByLabel('Title', { exact: true }).fill(title);
  await panel.getByLabel('What did you expect?').fill('five men');
  await panel.getByLabel('What happened?').fill('one man');
  const downloading = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save the report' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^report-${title.replaceAll(' ', '-')}-\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\d\\.har$`),
  );
  return file.path();
}

async function openReport(page: Page, qa: QaApp, path: string): Promise<void> {
  await page.goto(`${qa.url}about?scenario=empty&now=2027-02-02T10:00`);
  await page.getByRole('button', { name: 'Open the QA panel' }).click();
  await page.getByRole('heading', { name: 'Scenario file' }).click();
  await page.getByLabel('Load a scenario file or a report').setInputFiles(path);
}

test('a report replays its steps in another browser, and lists how that page differs from the reported page', async ({
  page,
  browser,
  qa,
}) => {
  await qa.open('?scenario=nine&now=2026-08-11T10:00&fail=getMinyan:200*3/500', 'account');
  await page.getByLabel('Old password').fill('Shabbos1');
  await page.getByLabel('New password', { exact: true }).pressSequentially('Secret12');
  await page.getByLabel('Retype new password').pressSequentially('Secret13');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByText('The two passwords do not match.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Old password')).toBeVisible();
  await page.goto(qa.url);
  await page.getByRole('button', { name: 'Request' }).click();
  await page.keyboard.press('Escape');
  await form(page).getByRole('button', { name: 'Sign up' }).click();
  await form(page).getByRole('button', { name: 'Edit' }).click();
  await form(page).getByRole('spinbutton').fill('5');
  const panel = await qa.panel();
  await panel.getByLabel('The backend is down').check();
  await page.keyboard.press('Escape');
  await form(page).getByRole('button', { name: 'Update' }).click();
  await expect(form(page).getByText('Error adding to minyan')).toBeVisible();
  await page.evaluate(() => {
    // oxlint-disable-next-line eslint/no-console -- stands for an error of a library
    console.error('a planted error');
    document.querySelector('h1')?.append('!');
  });
  await expect(page.getByRole('button', { name: 'Open the QA panel' })).toContainText('2 errors');
  const path = await saveReport(page, qa, 'The number is lost');

  const text = readFileSync(path, 'utf8');
  // The report masks every password except that of the demo accounts.
  expect(text).not.toMatch(/Secret1/);
  const { log, _report: report } = JSON.parse(text);

  expect(log.entries.at(-1).response).toMatchObject({ status: 502 });
  expect(report.steps.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
    'typed Shabbos1 into Old password in Update your Password',
    expect.stringMatching(/^typed Aaaaaa00 into New password/),
    expect.stringMatching(/^typed Bbbbbb00 into Retype new password/),
    'pressed Update password in Update your Password',
    'opened or reloaded /account',
    'opened or reloaded /',
    'pressed Request in the header',
    'pressed the key Escape on Request in the header',
    `pressed Sign up in ${SHABBOS}`,
    `pressed Edit in ${SHABBOS}`,
    `typed 5 into Number of men in ${SHABBOS}`,
    'the backend is down (on)',
    `pressed Update in ${SHABBOS}`,
  ]);
  expect(report.screenshot).toMatch(/^data:image\/jpeg;base64,.{9}/);

  const context = await browser.newContext({
    timezoneId: 'Asia/Jerusalem',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  const other = await context.newPage();
  await openReport(other, qa, path);
  const notice = other.getByRole('alert').filter({ hasText: 'The number is lost' });
  await expect(notice).toContainText('replayed 13 of 13 steps. The page differs.', { timeout: 60_000 });
  for (const sentence of [
    /Another time zone of the device: the report has .*, this page Asia\/Jerusalem\./,
    'Another window size: the report has 1280 x 900, this page 390 x 844.',
    'Another colour scheme: the report has light, this page dark.',
    "An error of the report has not occurred here: 'Console: a planted error'.",
    "Only the report shows 'Welcome Yaakov Rosenberg!'.",
    "Only this page shows 'Welcome Yaakov Rosenberg'.",
  ])
    await expect(notice).toContainText(sentence);
  await expect(notice.getByRole('listitem')).toHaveCount(6);
  await expect(form(other).getByRole('spinbutton')).toHaveValue('5');
  await expect(form(other).getByText('Error adding to minyan')).toBeVisible();

  await other.keyboard.press('F2');
  const opened = other
    .getByRole('group')
    .filter({ has: other.getByRole('heading', { name: 'Opened report' }) });
  for (const reported of ['five men', 'one man', 'a planted error', 'POST /api/minyan/add: 502'])
    await expect(opened).toContainText(reported);
  await expect(opened.getByRole('img')).toBeVisible();
  await opened.getByRole('button', { name: 'Replay up to step 10' }).click();
  await expect(notice).toContainText('replayed 10 of 13 steps.', { timeout: 60_000 });
  await expect(form(other).getByRole('spinbutton')).toHaveValue('1');
  await expect(form(other).getByRole('button', { name: 'Cancel' })).toBeEnabled();
  await context.close();
});

test('a replay repeats the log-out of another tab, and ends at a step whose control is missing', async ({
  page,
  qa,
  context,
}) => {
  await qa.open('?scenario=nine&now=2026-08-11T10:00&tabs=shared');
  await page.getByRole('link', { name: 'Policies' }).click();
  await expect(page.getByRole('heading', { name: 'Policies' })).toBeVisible();
  await page.goBack();
  const other = await context.newPage();
  await other.goto(qa.url);
  await other.getByRole('button', { name: 'Logout' }).first().click();
  await expect(other.getByRole('heading', { name: 'Experience superior property care' })).toBeVisible();
  await other.close();
  await expect(form(page)).toHaveCount(0);
  const path = await saveReport(page, qa, 'Logged out');
  const text = readFileSync(path, 'utf8');
  await openReport(page, qa, path);
  const notice = page.getByRole('alert').filter({ hasText: 'Logged out' });
  await expect(notice).toContainText(/replayed \d of \d steps\. The page shows the same\./, {
    timeout: 60_000,
  });

  const data = await page.evaluateHandle(
    (dropped) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([dropped], 'report.har', { type: 'application/json' }));
      return transfer;
    },
    text.replaceAll('pressed Policies', 'pressed Rules').replaceAll('"name": "Policies"', '"name": "Rules"'),
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await expect(notice).toContainText(/Step 1 of \d \('pressed Rules/, { timeout: 60_000 });
});

test('a loaded scenario file still applies after a reload', async ({ page, qa }) => {
  const week = 'mocks/recorded/recorded-week.json';
  await qa.open('?scenario=empty&now=2027-02-02T10:00');
  const panel = await qa.panel('Scenario file');
  const reloaded = page.waitForEvent('load');
  await panel.getByLabel('Load a scenario file or a report').setInputFiles(week);
  await reloaded;
  const { description } = JSON.parse(readFileSync(week, 'utf8'));
  await qa.panel('Scenario file');
  const loaded = panel.getByText(`Loaded: ${description}`);
  await expect(loaded).toBeVisible();
  await page.reload();
  await qa.panel('Scenario file');
  await expect(loaded).toBeVisible();
});
