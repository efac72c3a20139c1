import type { Page } from '@playwright/test';
import { expect, IN_SEASON, test } from './support/app';
import { held, tick } from './support/forms';
import { returnAfterOneMinute } from './support/pageActions';
import { logIn, signInByCookie } from './support/signInHelpers';

test.use({
  scenario: 'balance',
  startsAt: IN_SEASON,
  // The browser logs the refused bypass code.
  expectedConsole: /status of 400|The minyan records could not be loaded/,
});

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Outstanding Balance' });

async function signInToOverlay(page: Page, url: string) {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email address').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('Shabbos1');
  await page.keyboard.press('Enter');
  await expect(overlay(page)).toBeVisible();
}

test('a member dismisses the overlay on the home, and a reload shows it again', async ({ page, app }) => {
  await signInToOverlay(page, app.url);
  await expect(overlay(page).getByText('$1,234.50')).toBeVisible();
  await expect(overlay(page).getByPlaceholder('Enter bypass code')).toBeHidden();
  await overlay(page).getByRole('button', { name: 'Remind Me Later' }).click(held);
  await expect(overlay(page)).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: 'Policies' }).click(held);
  await expect(page.getByRole('heading', { name: 'Policies' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await expect(overlay(page)).toBeHidden();

  // It stays dismissed for this member when the session ends.
  app.backend.endSessions();
  await returnAfterOneMinute(page);
  await logIn(page.getByRole('main'), 'demo');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign up', exact: true }).first()).toBeEnabled();
  await expect(overlay(page)).toBeHidden();

  await page.reload();
  await expect(overlay(page)).toBeVisible();
});

test('Back under a reminder that has opened over a dialog closes the dialog, and what was typed in it is kept', async ({
  page,
  app,
}) => {
  await page.route('**/api/user**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), balance: 0 } });
  });
  await signInByCookie(page, app);
  await page.goto(`${app.url}/`);
  const later = page.getByRole('dialog', { name: 'Signing up for a later Shabbos?' });
  const open = page.getByRole('button', { name: 'Sign up for later Shabbos' });
  const men = later.getByRole('spinbutton');
  await open.click(held);
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
  await overlay(page).getByRole('button', { name: 'Remind Me Later' }).click(held);
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeFocused();

  await open.click(held);
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
  'the overlay blocks both request screens, even after it was dismissed, until a code is verified',
  { tag: '@daily' },
  async ({ page, app }) => {
    await signInToOverlay(page, app.url);
    await overlay(page).getByRole('button', { name: 'Remind Me Later' }).click(held);
    await page.getByRole('banner').getByRole('button', { name: 'Request' }).click(held);
    await page.getByRole('link', { name: 'Winterize', exact: true }).click(held);
    await expect(overlay(page)).toBeVisible();
    await expect(overlay(page).getByRole('button', { name: 'Remind Me Later' })).toBeHidden();

    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    for (let count = 0; count < 8; count += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first control of the dialog the browser's own controls have the focus.
      const isInside = await overlay(page).evaluate(
        (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
      );
      expect(isInside).toBe(true);
    }
    await expect(overlay(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await page.goForward();
    await expect(overlay(page)).toBeVisible();

    await overlay(page).getByLabel('Or enter your bypass code').fill('WRONG');
    await overlay(page).getByRole('button', { name: 'Verify code' }).click(held);
    await expect(overlay(page).getByText('This code is not valid.')).toBeVisible();
    app.backend.latency = 1_500;
    await overlay(page).getByLabel('Or enter your bypass code').fill('PAID2026');
    await page.keyboard.press('Enter');
    await expect(overlay(page).getByRole('button', { name: 'Verifying...' })).toBeDisabled();
    await expect(overlay(page)).toBeHidden();
    app.backend.latency = 0;
    expect(app.calls('verifyBypassCode').map(({ body }) => body)).toEqual([
      { user_id: 'member-1', bypassCode: 'WRONG' },
      { user_id: 'member-1', bypassCode: 'PAID2026' },
    ]);

    await page.getByRole('banner').getByRole('button', { name: 'Request' }).click(held);
    await page.getByRole('link', { name: 'Dewinterize', exact: true }).click(held);
    // Until the chunk of this screen is loaded, the previous screen is shown, which also has a combination code.
    await expect(page.getByRole('heading', { name: 'De-Winterization', exact: true })).toBeVisible();
    await page.getByLabel('Combination code').fill('4812');
    await expect(overlay(page)).toBeHidden();
    await tick(page.getByLabel('I accept the terms and conditions'));
    await page.getByRole('button', { name: 'Submit' }).click(held);
    await expect(page.getByText('Thank you! Your request has been submitted.')).toBeVisible();
    expect(app.calls('requestService')[0]?.body).toMatchObject({ bypassCode: 'PAID2026' });
  },
);

test('a member who has just paid reloads the page and gets past the overlay', async ({ page, app }) => {
  await signInToOverlay(page, app.url);
  await page.goto(`${app.url}/winterize`);
  await expect(overlay(page)).toBeVisible();
  app.backend.db.members.update(({ username }) => username === 'demo', { balance: 0 });
  await overlay(page).getByRole('link', { name: 'Just paid?' }).click(held);
  await expect(page.getByLabel('Combination code')).toBeVisible();
  await expect(overlay(page)).toBeHidden();
});
