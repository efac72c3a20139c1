import { expect, test } from './support/app';
import { logIn, signInByCookie } from './support/signInHelpers';

for (const [path, plain, heading] of [
  ['//login', '/login', 'Login to Minyan tracker & winterization'],
  ['//reset/reset-valid', '/reset/reset-valid', 'Reset Password'],
  ['/reset//reset-valid', '/reset/reset-valid', 'Reset Password'],
  ['//join/join-valid', '/join/join-valid', 'Join'],
  ['/contact//', '/contact/', 'Contact'],
] as const)
  test(`${path} shows what ${plain} shows (rule: plain-address)`, async ({ page, app }) => {
    await page.goto(app.url + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(app.url + plain);
  });

test("a member's dialog opens at '//' (rule: plain-address)", async ({ page, app }) => {
  await signInByCookie(page, app);
  await page.goto(`${app.url}//`);
  await page.getByRole('button', { name: 'Sign up for later Shabbos' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('at an address with a user name and a password a visitor can log in (rule: plain-address)', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url.replace('//', '//staging:secret@')}/login`);
  await expect.poll(() => page.evaluate(() => document.URL)).toBe(`${app.url}/login`);
  await logIn(page.getByRole('main'), 'demo');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
});
