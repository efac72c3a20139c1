import { expect, test } from './support/app';

test('a member finds each policy open and toggles it by mouse and keyboard', async ({ page, app }) => {
  await app.signIn();
  await page.getByRole('banner').getByRole('link', { name: 'Policies' }).click();
  await expect(page).toHaveTitle('Policies | Dependable');
  await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Pine Hollow', { exact: true })).toBeVisible();

  const buttons = page.getByRole('main').getByRole('button');
  const count = await buttons.count();
  expect(count).toBeGreaterThan(1);
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(count);

  const first = buttons.first();
  const body = page.locator(`[id="${await first.getAttribute('aria-controls')}"]`);
  await expect(body).toBeVisible();
  await first.click();
  await expect(body).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(count - 1);
  await page.keyboard.press('Enter');
  await expect(body).toBeVisible();
  await page.keyboard.press('Space');
  await expect(body).toBeHidden();
});
