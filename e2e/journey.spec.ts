import type { Page } from '@playwright/test';
import { signUpRequest } from '../mocks/testing/testClient';
import { expect, test } from './support/app';
import { humanPress, tick } from './support/forms';

const form = (page: Page) => page.getByRole('group', { name: 'שבת פרשת שופטים' });
const summary = (page: Page) => page.getByRole('region', { name: 'Summary of שבת פרשת שופטים' });

async function peopleComing(page: Page): Promise<number> {
  const line = summary(page).getByText('People coming', { exact: true }).locator('..');
  return Number(await line.getByRole('definition').innerText());
}

test(
  'a member signs in, signs up, changes the sign-up, removes it and logs out',
  { tag: '@daily' },
  async ({ page, app }) => {
    await page.goto(app.url);
    await expect(page.getByRole('heading', { name: 'Experience superior property care' })).toBeVisible();
    await expect(page).toHaveTitle('Dependable');

    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click(humanPress);
    await page.getByRole('link', { name: 'Minyan Tracker & Winterization' }).click(humanPress);
    await expect(page).toHaveTitle('Login | Dependable');
    await page.getByLabel('Email address').fill('demo');
    await page.getByLabel('Password', { exact: true }).fill('shabbos1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The email address or password is incorrect.')).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue('demo');

    await page.getByLabel('Password', { exact: true }).fill('Shabbos1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Welcome Yaakov Rosenberg' })).toBeVisible();
    await expect(page).toHaveTitle('Minyan | Dependable');
    await expect(summary(page)).toBeVisible();
    const before = await peopleComing(page);

    await form(page).getByRole('spinbutton', { name: 'Number of men' }).fill('3');
    await tick(form(page).getByLabel('Guest'));
    await form(page).getByRole('button', { name: 'Sign up' }).click(humanPress);
    await expect(form(page).getByRole('button', { name: 'Edit' })).toBeFocused();
    await expect(form(page).getByRole('spinbutton', { name: 'Number of men' })).toBeDisabled();
    expect(await peopleComing(page)).toBe(before + 3);
    expect(app.calls('addToMinyan').map(({ body }) => body)).toEqual([
      signUpRequest({ poeple_count: 3, is_guest: true, date: '2026-08-15' }),
    ]);

    await form(page).getByRole('button', { name: 'Edit' }).click(humanPress);
    await form(page).getByRole('button', { name: 'Decrease number of men' }).click(humanPress);
    await form(page).getByRole('button', { name: 'Update' }).click(humanPress);
    await expect(form(page).getByRole('button', { name: 'Edit' })).toBeFocused();
    expect(await peopleComing(page)).toBe(before + 2);

    await page.getByRole('link', { name: 'Units open' }).click(humanPress);
    await expect(page).toHaveTitle('Units open | Dependable');
    const table = page.getByRole('table', { name: /^Upcoming Shabbos/ });
    const own = table.getByRole('row', { name: /Yaakov Rosenberg \(guest\)/ });
    await expect(own.getByRole('cell', { name: '2 People' })).toBeVisible();

    await page.goBack();
    await form(page).getByRole('button', { name: 'Edit' }).click(humanPress);
    await form(page).getByRole('spinbutton', { name: 'Number of men' }).fill('0');
    await form(page).getByRole('button', { name: 'Update' }).click(humanPress);
    await expect(form(page).getByRole('button', { name: 'Sign up' })).toBeEnabled();
    expect(await peopleComing(page)).toBe(before);
    expect(app.calls('removeFromMinyan')).toHaveLength(1);

    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click(humanPress);
    await expect(page.getByRole('heading', { name: 'Experience superior property care' })).toBeVisible();
    await page.goto(`${app.url}/account`);
    await expect(
      page.getByRole('heading', { name: 'Login to Minyan tracker & winterization' }),
    ).toBeVisible();
    await expect(page).toHaveURL(`${app.url}/account`);
  },
);
