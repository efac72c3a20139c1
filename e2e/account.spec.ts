import { expect, test } from './support/app';

test.use({ expectedConsole: /status of (400|500)/ });

test.beforeEach(async ({ page, app }) => {
  await app.signIn();
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yaakov Rosenberg' })).toBeVisible();
});

test('a member corrects a refused email address and updates the personal info', async ({ page, app }) => {
  await expect(page).toHaveTitle('Account | Dependable');
  const info = page.getByRole('region', { name: 'Personal Info' });
  await expect(info.getByLabel('Phone')).not.toHaveValue(/^\+1/);
  await expect(info.getByLabel('Username')).not.toBeEditable();
  await expect(info.getByLabel('Unit')).not.toBeEditable();
  await info.getByLabel('First name').fill('Chaim');
  await info.getByLabel('Email').fill('nowhere');
  await info.getByLabel('Phone').fill('');
  await info.getByRole('button', { name: 'Update' }).click();
  await expect(info.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(info.getByLabel('First name')).toHaveValue('Chaim');

  // What was accepted is shown although the member cannot be read afterwards (rule: accepted-change).
  app.backend.fail = { getUser: '500' };
  await info.getByLabel('Email').fill('chaim@example.com');
  await info.getByRole('button', { name: 'Update' }).click();
  await expect(info.getByText('Your account info has been updated')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Chaim Rosenberg' })).toBeVisible();
  for (const label of ['First name', 'Last name', 'Email', 'Phone']) {
    await expect(info.getByLabel(label)).toBeDisabled();
  }
  await expect(info.getByRole('button', { name: 'Update' })).toBeDisabled();
  expect(app.calls('updateUser').map(({ body }) => body)).toEqual([
    { email: 'nowhere', phone: null, first_name: 'Chaim', last_name: 'Rosenberg' },
    { email: 'chaim@example.com', phone: null, first_name: 'Chaim', last_name: 'Rosenberg' },
  ]);
});

test('a member corrects the retyped password and updates the password', async ({ page, app }) => {
  const section = page.getByRole('region', { name: 'Update your Password' });
  const button = section.getByRole('button', { name: 'Update password' });
  await button.click();
  await expect(section.getByLabel('Old password')).toBeFocused();
  expect(app.calls('updatePassword')).toEqual([]);

  await section.getByLabel('Old password').fill('Shabbos1');
  await section.getByLabel('New password', { exact: true }).fill('Winter26x');
  await section.getByLabel('Retype new password').fill('Winter26y');
  await button.click();
  await expect(section.getByRole('alert')).not.toBeEmpty();
  await section.getByLabel('Retype new password').fill('Winter26x');
  await button.click();
  await expect(section.getByText('Your password has been updated')).toBeVisible();
  await expect(section.getByLabel('Old password')).toBeDisabled();
  expect(app.calls('updatePassword').map(({ body }) => body)).toEqual([
    { oldPassword: 'Shabbos1', newPassword: 'Winter26x', newPassword2: 'Winter26y' },
    { oldPassword: 'Shabbos1', newPassword: 'Winter26x', newPassword2: 'Winter26x' },
  ]);
});

test('a member saves, disables and enables the notifications', async ({ page, app }) => {
  const section = page.getByRole('region', { name: 'Notifications settings' });
  const message = section.getByText('Your notification settings have been updated');
  await section.getByLabel('Notification method').selectOption('Text');
  await section.getByLabel('Notification frequency').selectOption('Once there is minyan');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(message).toBeVisible();
  await expect(message).toBeHidden();

  app.backend.fail = { getUser: '500' };
  await section.getByRole('button', { name: 'Disable' }).click();
  await expect(message).toBeVisible();
  await expect(section.getByText('Notifications disabled')).toBeVisible();
  await expect(message).toBeHidden();
  await expect(section.getByText('Notifications disabled')).toBeVisible();
  app.backend.fail = {};
  await section.getByRole('button', { name: 'Enable' }).click();
  await expect(message).toBeVisible();
  await expect(section.getByLabel('Notification method')).toHaveValue('E');
  await expect(section.getByLabel('Notification frequency')).toHaveValue('A');
  expect(app.calls('updateNotification').map(({ body }) => body)).toEqual([
    { notificationMethod: 'T', notifications: 'M' },
    { notificationMethod: 'E', notifications: 'N' },
    { notificationMethod: 'E', notifications: 'A' },
  ]);
});
