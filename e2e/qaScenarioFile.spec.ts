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
  await (await qa.panel('Scenario file')).getByLabel('Load a scenario file').setInputFiles(file);
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
