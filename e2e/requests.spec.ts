import type { Page } from '@playwright/test';
import { type App, expect, IN_SEASON, test } from './support/app';
import { held, tick } from './support/forms';
import { blockPopups } from './support/pageActions';
import { openAs } from './support/signInHelpers';

test.use({ startsAt: IN_SEASON });

const waiverPage = { contentType: 'text/html', body: '<title>Waiver</title>Please sign.' };

test.beforeEach(async ({ context }) => {
  await context.route('https://waivers.example.com/**', (route) => route.fulfill(waiverPage));
});

async function openRequest(page: Page, app: App, item: 'Winterize' | 'Dewinterize') {
  await openAs('demo', page, app, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Request' }).click(held);
  await page.getByRole('link', { name: item, exact: true }).click(held);
  await expect(page.getByLabel('Combination code')).toBeVisible();
}

async function fillIn(page: Page) {
  await page.getByLabel('Combination code').fill('4812');
  await tick(page.getByLabel('I accept the terms and conditions'));
}

const choose = (page: Page, question: string, answer: 'Yes' | 'No') =>
  tick(page.getByRole('group', { name: question }).getByLabel(answer));
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click(held);
const sent = (page: Page) => page.getByRole('button', { name: 'Submitted Successfully' });

test.describe('Winterize', () => {
  test(
    'a member sends every field, and the form locks and opens the waiver',
    { tag: '@daily' },
    async ({ page, app }) => {
      await openRequest(page, app, 'Winterize');
      await expect(page).toHaveTitle('Winterization | Dependable');
      await expect(page.getByRole('heading', { level: 1, name: 'Winterization' })).toBeVisible();
      await expect(page.getByLabel('Start date')).toHaveValue('2026-10-20');

      await page.getByLabel('Start date').fill('2026-11-15');
      await page.getByLabel('Toilets').selectOption('10');
      await page.getByLabel('Sinks').selectOption('4');
      await page.getByLabel('Washing machines').selectOption('3');
      await page.getByLabel('Thermostats').selectOption('2');
      await page.getByLabel('Other appliances').fill('Dishwasher');
      await page.getByLabel('Special instructions').fill('Mind the dog');
      await choose(page, 'Leave the heat on?', 'Yes');
      await page.getByLabel('Heat temperature (°F)').fill('62');
      // A wheel over a number changes nothing (rule: no-number-by-itself).
      await page.getByLabel('Heat temperature (°F)').hover();
      await page.mouse.wheel(0, 300);
      await fillIn(page);

      const popup = page.waitForEvent('popup');
      await submit(page);
      const waiver = await popup;
      await expect(waiver).toHaveURL('https://waivers.example.com/pine-hollow');
      await expect(waiver).toHaveTitle('Waiver');
      expect(waiver.viewportSize()).toEqual({ width: 800, height: 600 });
      expect(await waiver.evaluate(() => window.opener === null)).toBe(true);
      await waiver.close();

      await expect(sent(page)).toBeDisabled();
      await expect(page.getByLabel('Start date')).toBeDisabled();
      await expect(page.getByLabel('Combination code')).toBeDisabled();
      await expect(page.getByLabel('I accept the terms and conditions')).toBeDisabled();
      await expect(page.getByRole('link', { name: 'Open the waiver' })).toHaveAttribute('target', '_blank');
      expect(app.calls('requestService').map(({ body }) => body)).toEqual([
        {
          colonyName: 'Pine Hollow',
          startDate: '2026-11-15',
          toiletAmount: 10,
          sinkAmount: 4,
          washingMachineAmount: 3,
          thermostatAmount: 2,
          otherAppliances: 'Dishwasher',
          specialInstructions: 'Mind the dog',
          todo: 'Winterize',
          combinationCode: '4812',
          breaker: false,
          heat: true,
          heatTemperature: 62,
          bypassCode: '',
          ignore_duplicates: false,
          waiverLink: 'https://waivers.example.com/pine-hollow',
        },
      ]);
    },
  );

  test('a member whose browser blocks the window opens the waiver by a link', async ({ page, app }) => {
    await blockPopups(page);
    await openRequest(page, app, 'Winterize');
    await fillIn(page);
    await submit(page);
    await expect(page.getByText('Your browser did not let it open by itself.')).toBeVisible();
    const popup = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open the waiver' }).click(held);
    const waiver = await popup;
    await expect(waiver).toHaveTitle('Waiver');
    expect(await waiver.evaluate(() => window.opener === null)).toBe(true);
  });

  test.describe('with a duplicate request', () => {
    test.use({ scenario: 'duplicate-request' });

    test('a member cancels the dialog, then sends the request anyway', async ({ page, app }) => {
      await openRequest(page, app, 'Winterize');
      await fillIn(page);
      await submit(page);
      const dialog = page.getByRole('dialog', { name: 'Duplicate Request Detected' });
      await expect(dialog).toContainText('You already submitted a request on Saturday Oct 17th, 2026.');
      await expect(dialog.getByRole('link', { name: 'winter@example.com' })).toHaveAttribute(
        'href',
        'mailto:winter@example.com',
      );
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page.getByLabel('Combination code')).toHaveValue('4812');
      await page.goForward();
      await dialog.getByRole('button', { name: 'Cancel' }).click(held);
      await expect(dialog).toBeHidden();
      await expect(page.getByLabel('Combination code')).toHaveValue('4812');
      await expect(page.getByLabel('Combination code')).toBeEnabled();

      await submit(page);
      const popup = page.waitForEvent('popup');
      await dialog.getByRole('button', { name: 'Continue Anyway' }).click(held);
      await expect(await popup).toHaveTitle('Waiver');
      await expect(dialog).toBeHidden();
      await expect(sent(page)).toBeDisabled();
      const flags = app
        .calls('requestService')
        .map(({ body }) => JSON.stringify(body).includes('"ignore_duplicates":true'));
      expect(flags).toEqual([false, false, true]);
      // The dialogs have left no entry above that of the page.
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Winterization' })).toBeHidden();
    });
  });

  test.describe('on November 15', () => {
    test.use({ startsAt: Date.UTC(2026, 10, 16, 4, 58) });

    test('a member may choose today, and no date after midnight', async ({ page, app }) => {
      await openRequest(page, app, 'Winterize');
      await expect(page.getByLabel('Start date')).toHaveValue('2026-11-15');
      await expect(page.getByText('Requests must be for dates on or before November 15')).toBeHidden();
      await page.getByLabel('Combination code').fill('48');
      await app.moveTo(Date.UTC(2026, 10, 16, 5, 0));
      await fillIn(page);
      await expect(page.getByText('Requests must be for dates on or before November 15')).toBeHidden();
      await submit(page);
      await expect(page.getByText('Requests must be for dates on or before November 15')).toBeVisible();
      await expect(page.getByLabel('Start date')).toBeFocused();
      expect(app.calls('requestService')).toEqual([]);
    });
  });
});

test.describe('Dewinterize', () => {
  test(
    'a member sends the fields of a de-winterization, and the form locks',
    { tag: '@daily' },
    async ({ page, app }) => {
      await openRequest(page, app, 'Dewinterize');
      await expect(page).toHaveTitle('De-Winterization | Dependable');
      await expect(page.getByRole('heading', { level: 1, name: 'De-Winterization' })).toBeVisible();
      await expect(page.getByRole('group', { name: 'Turn the breaker on?' }).getByLabel('Yes')).toBeChecked();
      await page.getByLabel('Thermostats').selectOption('5');
      await page.getByLabel('Special instructions').fill('Back door');
      await fillIn(page);
      await submit(page);
      await expect(page.getByText('Thank you! Your request has been submitted.')).toBeVisible();
      await expect(page.getByLabel('Combination code')).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
      expect(app.calls('requestService').map(({ body }) => body)).toEqual([
        {
          colonyName: 'Pine Hollow',
          toiletAmount: 1,
          sinkAmount: 1,
          washingMachineAmount: 1,
          thermostatAmount: 5,
          specialInstructions: 'Back door',
          todo: 'De-Winterize',
          combinationCode: '4812',
          breaker: true,
          bypassCode: '',
        },
      ]);
    },
  );
});

test('the browser asks before it leaves an unsent request, and not for a link to mail or to phone', async ({
  page,
  app,
}) => {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await openRequest(page, app, 'Winterize');
  await page.getByLabel('Combination code').fill('4812');
  await page.getByRole('link', { name: 'winter@example.com' }).click(held);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click(held);
  await page.locator('main a[href^="tel:"]').first().click(held);
  expect(asked).toEqual([]);
  await page.getByRole('heading', { level: 1, name: 'Contact' }).click(held);
  await page.evaluate(() => window.location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
});
