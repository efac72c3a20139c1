import { readFileSync } from 'node:fs';
import { expect, test } from './support/qaApp';

test('the tester exports the state, and loads the file by the file picker and by drag and drop', async ({
  page,
  qa,
}) => {
  await qa.open('?scenario=all-only-if&now=2026-08-11T10:00');
  const summary = page.getByRole('region', { name: /^Summary of שבת/ }).first();
  const onlyIf = summary.getByText('People coming if there is minyan').locator('..').getByRole('definition');
  await expect(onlyIf).toHaveText('9');

  const panel = await qa.panel('Scenario file');
  const downloading = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export this state' }).click();
  const file = await (await downloading).path();
  const text = readFileSync(file, 'utf8');

  // In another scenario, the file picker brings the exported state back, with its clock. So does a reload.
  await qa.open('?scenario=empty&now=2027-02-02T10:00');
  await expect(onlyIf).toHaveText('0');
  await (await qa.panel('Scenario file')).getByLabel('Load a scenario file or a report').setInputFiles(file);
  await expect(onlyIf).toHaveText('9');
  await page.reload();
  await expect(onlyIf).toHaveText('9');
  const loaded = await qa.panel('Scenario file');
  await expect(
    loaded.getByText(/^Loaded: exported from the QA build, scenario all-only-if, 2026-08-11/),
  ).toBeVisible();

  // A link starts over. Then the file is dropped on the page, after a wrong one.
  await qa.open('?scenario=empty&now=2027-02-02T10:00');
  await expect(onlyIf).toHaveText('0');
  const drop = async (content: string) => {
    const data = await page.evaluateHandle((dropped) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([dropped], 'state.json', { type: 'application/json' }));
      return transfer;
    }, content);
    await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  };
  await drop('{"log":{"entries":[]}}');
  await expect(page.getByRole('alert').filter({ hasText: 'This is a HAR recording.' })).toBeVisible();
  await drop(text);
  await expect(onlyIf).toHaveText('9');
});

test('a report restores the situation in another browser, and the log survives a reload', async ({
  page,
  browser,
  qa,
}) => {
  await qa.open('?scenario=nine&now=2026-08-11T10:00&fail=addToMinyan:500', 'account');
  await page.getByLabel('First name').fill('Yankel');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Your account info has been updated')).toBeVisible();
  await page.goto(qa.url);
  const form = page.getByRole('group', { name: 'שבת פרשת שופטים', exact: true });
  await form.getByRole('spinbutton').fill('3');
  await form.getByLabel('Baal Korah').check();
  await form.getByLabel('Part', { exact: true }).selectOption('Full Parsha');
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(form).toContainText('The office computer is having trouble.');

  const panel = await qa.panel();
  const downloading = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save a report' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^report-2026-08-11T10-00-\d\d\.har$/);
  const path = await file.path();
  const { log, _report: report } = JSON.parse(readFileSync(path, 'utf8'));
  const failed = log.entries.find(
    ({ response }: { response: { status: number } }) => response.status === 500,
  );
  expect(failed).toMatchObject({
    request: { method: 'POST', postData: { mimeType: 'application/json' } },
    response: { headers: expect.arrayContaining([{ name: 'content-type', value: 'application/json' }]) },
    comment: 'injected failure: 500',
  });
  expect(failed.request.postData.text).toContain('"poeple_count":3');
  expect(report).toMatchObject({
    link: expect.stringContaining('scenario=nine'),
    path: '/',
    version: expect.stringMatching(/^[0-9a-f]{40}|^unknown/),
    browser: expect.stringContaining('Chrom'),
    zone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
    window: { width: 1280, height: 900 },
    screenshot: expect.stringMatching(/^data:image\/jpeg;base64,.{9}/),
  });

  await page.reload();
  const calls = (await qa.panel('Calls')).getByRole('list', { name: 'Calls' });
  await expect(calls).toContainText('500 failure: 500');

  // Another browser: another zone, nothing stored, another scenario.
  const context = await browser.newContext({ timezoneId: 'Asia/Jerusalem' });
  const other = await context.newPage();
  await other.goto(`${qa.url}about?scenario=empty&now=2027-02-02T10:00`);
  await other.getByRole('button', { name: 'Open the QA panel' }).click();
  await other.getByRole('heading', { name: 'Scenario file' }).click();
  await other.getByLabel('Load a scenario file or a report').setInputFiles(path);
  await expect(other.getByRole('heading', { name: 'Welcome Yankel Rosenberg' })).toBeVisible();
  const otherForm = other.getByRole('group', { name: 'שבת פרשת שופטים', exact: true });
  await expect(otherForm.getByRole('spinbutton')).toHaveValue('3');
  await expect(otherForm.getByLabel('Part', { exact: true })).toHaveValue('full');
  await otherForm.getByRole('button', { name: 'Sign up' }).click();
  await expect(otherForm).toContainText('The office computer is having trouble.');
  await context.close();
});
