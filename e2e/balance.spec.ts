import type { Page } from '@playwright/test';
import { expect, IN_SEASON, test } from './support/app';
import { humanPress, laterDialog, tick } from './support/forms';
import { returnAfterOneMinute } from './support/pageActions';
import { openAs, signInByCookie } from './support/signInHelpers';

test.use({ scenario: 'balance', startsAt: IN_SEASON });

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Outstanding Balance' });
const remindLater = (page: Page) =>
  overlay(page).getByRole('button', { name: 'Remind Me Later' }).click(humanPress);

test('when the reminder is open over a dialog, Back closes the dialog, which keeps what was typed in it', async ({
  page,
  app,
}) => {
  // At first the member owes nothing, so that the reminder opens only over the open dialog.
  await page.route('**/api/user**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), balance: 0 } });
  });
  await openAs('demo', page, app, '/');
  const later = laterDialog(page);
  const open = page.getByRole('button', { name: 'Sign up for later Shabbos' });
  const men = later.getByRole('spinbutton');
  await open.click(humanPress);
  await later.getByRole('combobox').press('Enter');
  await expect(later.getByRole('dialog').locator(':focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await men.fill('5');

  await page.unroute('**/api/user**');
  await returnAfterOneMinute(page);
  await expect(overlay(page)).toBeVisible();
  await page.goBack();
  await expect(later).toHaveCount(0);
  await expect(page).toHaveURL(`${app.url}/`);
  await remindLater(page);
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeFocused();

  await open.click(humanPress);
  await expect(men).toHaveValue('5');
});

test('the reminder that opens by itself adds no entry to the history, so Back leaves the site (rule: back-closes-a-dialog)', async ({
  page,
  app,
}) => {
  const browser = await page.context().newCDPSession(page);
  await signInByCookie(page, app);
  await page.goto('about:blank');
  await page.goto(`${app.url}/`);
  await expect(overlay(page)).toBeVisible();
  const { entries, currentIndex } = await browser.send('Page.getNavigationHistory');
  expect(entries.map(({ url }) => url)).toEqual(['about:blank', `${app.url}/`]);
  expect(currentIndex).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test(
  'a member who has dismissed the reminder can send a request only after a code has been verified',
  { tag: '@daily' },
  async ({ page, app }) => {
    await openAs('demo', page, app, '/');
    await remindLater(page);
    await expect(overlay(page)).toBeHidden();
    await page.reload();
    await remindLater(page);
    const request = async (name: string) => {
      await page.getByRole('banner').getByRole('button', { name: 'Request' }).click(humanPress);
      await page.getByRole('link', { name, exact: true }).click(humanPress);
    };
    await request('Winterize');
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(overlay(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await expect(overlay(page)).toBeHidden();
    await page.goForward();
    await overlay(page).getByLabel('Or enter your bypass code').fill('PAID2026');
    await page.keyboard.press('Enter');
    await expect(overlay(page)).toBeHidden();

    await request('Dewinterize');
    // Until the chunk of this screen is loaded, the previous screen is shown, which also has a combination code.
    await expect(page.getByRole('heading', { name: 'De-Winterization', exact: true })).toBeVisible();
    await page.getByLabel('Combination code').fill('4812');
    await tick(page.getByLabel('I accept the terms and conditions'));
    await page.getByRole('button', { name: 'Submit' }).click(humanPress);
    await expect(page.getByText('Thank you! Your request has been submitted.')).toBeVisible();
    expect(app.calls('requestService')[0]?.body).toMatchObject({ bypassCode: 'PAID2026' });
  },
);

test("a member who has just paid presses 'Just paid?', which reloads the page without the reminder", async ({
  page,
  app,
}) => {
  await signInByCookie(page, app);
  await page.goto(`${app.url}/winterize`);
  await expect(overlay(page)).toBeVisible();
  app.backend.db.members.update(({ username }) => username === 'demo', { balance: 0 });
  await overlay(page).getByRole('link', { name: 'Just paid?' }).click(humanPress);
  await expect(page.getByLabel('Combination code')).toBeVisible();
  await expect(overlay(page)).toBeHidden();
});
