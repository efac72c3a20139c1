import type { Page } from '@playwright/test';
import { type App, expect, IN_SEASON, test } from './support/app';
import { humanPress, tick } from './support/forms';
import { blockPopups } from './support/pageActions';
import { openAs } from './support/signInHelpers';

test.use({ startsAt: IN_SEASON });

test.beforeEach(async ({ context }) => {
  await context.route('https://waivers.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Waiver</title>Please sign.' }),
  );
});

async function fillInRequest(page: Page, app: App) {
  await openAs('demo', page, app, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Request' }).click(humanPress);
  await page.getByRole('link', { name: 'Winterize', exact: true }).click(humanPress);
  await page.getByLabel('Combination code').fill('4812');
  await tick(page.getByLabel('I accept the terms and conditions'));
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click(humanPress);
const sent = (page: Page) => page.getByRole('button', { name: 'Submitted Successfully' });

/** Calls `open` and waits for the waiver's window. The window must have no access to the page that opened it. */
async function expectWaiver(page: Page, open: () => Promise<void>) {
  const popup = page.waitForEvent('popup');
  await open();
  const waiver = await popup;
  await expect(waiver).toHaveTitle('Waiver');
  expect(await waiver.evaluate(() => window.opener === null)).toBe(true);
  return waiver;
}

test(
  'a member sends a winterization request, and the waiver opens in a window of its own',
  { tag: '@daily' },
  async ({ page, app }) => {
    await fillInRequest(page, app);
    await tick(page.getByRole('group', { name: 'Leave the heat on?' }).getByLabel('Yes'));
    await page.getByLabel('Heat temperature (°F)').fill('62');
    // The mouse wheel over a number field must not change the number (rule: no-number-by-itself).
    await page.getByLabel('Heat temperature (°F)').hover();
    await page.mouse.wheel(0, 300);
    const waiver = await expectWaiver(page, () => submit(page));
    expect(waiver.viewportSize()).toEqual({ width: 800, height: 600 });
    await expect(sent(page)).toBeDisabled();
    expect(app.calls('requestService').map(({ body }) => body)).toMatchObject([{ heatTemperature: 62 }]);
  },
);

test('a member whose browser blocks the window opens the waiver by a link', async ({ page, app }) => {
  await blockPopups(page);
  await fillInRequest(page, app);
  await submit(page);
  await expectWaiver(page, () => page.getByRole('link', { name: 'Open the waiver' }).click(humanPress));
});

test.describe('with a duplicate request', () => {
  test.use({ scenario: 'duplicate-request' });

  test('a member closes the dialog by Back and by Cancel, and sends the request anyway', async ({
    page,
    app,
  }) => {
    await fillInRequest(page, app);
    await submit(page);
    const dialog = page.getByRole('dialog', { name: 'Duplicate Request Detected' });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Combination code')).toHaveValue('4812');
    await page.goForward();
    await dialog.getByRole('button', { name: 'Cancel' }).click(humanPress);
    await expect(dialog).toBeHidden();
    await submit(page);
    await expectWaiver(page, () => dialog.getByRole('button', { name: 'Continue Anyway' }).click(humanPress));
    await expect(sent(page)).toBeDisabled();
    // Back never opens a closed dialog again, so it leaves the page.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Winterization' })).toBeHidden();
  });
});

test('the browser asks before it leaves an unsent request, but not for a mail or phone link', async ({
  page,
  app,
}) => {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await fillInRequest(page, app);
  await page.getByRole('link', { name: 'winter@example.com' }).click(humanPress);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click(humanPress);
  await page.locator('main a[href^="tel:"]').first().click(humanPress);
  expect(asked).toEqual([]);
  // Chromium asks only after a press on the page.
  await page.getByRole('heading', { level: 1, name: 'Contact' }).click(humanPress);
  await page.evaluate(() => window.location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
});
