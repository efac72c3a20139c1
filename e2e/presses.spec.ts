import type { Page } from '@playwright/test';
import { expect, IN_SEASON, test } from './support/app';
import { insertOwnSignUp } from './support/ownSignUp';
import { openAs } from './support/signInHelpers';

test.use({ startsAt: IN_SEASON });

const signUp = (page: Page) => page.getByRole('group', { name: 'שבת פרשת לך־לך' });

test('a double click presses no button that the first click has put at its place', async ({ page, app }) => {
  insertOwnSignUp(app.backend);
  await openAs('demo', page, app, '/');
  const button = (name: string) => signUp(page).getByRole('button', { name });
  await button('Edit').dblclick();
  await expect(button('Cancel')).toBeVisible();
  // A click made later presses the button.
  await button('Update').click();
  await expect(button('Edit')).toBeVisible();
  expect(app.calls('addToMinyan')).toHaveLength(1);

  // The dialog opens below the pointer, and a click beside a dialog closes it.
  await page.getByRole('button', { name: 'Sign up for later Shabbos' }).dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goto(`${app.url}/units-open`);
  await page.getByRole('button', { name: 'Show future Shabbosim signups' }).dblclick();
  await expect(page.getByRole('button', { name: 'Hide future Shabbosim signups' })).toBeVisible();
});
